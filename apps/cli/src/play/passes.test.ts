import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { freshFolder, runIn, type Ended } from '../fixtures/test-io.ts';
import { games } from '../games.ts';

let matches = 0;

/** Plays a match of Inferno against a bot, whose decks and shuffles never change. */
function playInferno(folder: string, ...lines: readonly string[]): Promise<Ended> {
  const match = ['--plain', '--seed', '5', '--bot', 'random', '--journal', join(folder, `${matches++}.json`)];
  return runIn({ games, folder, lines }, 'play', '--game', 'inferno', ...match);
}

test('the stops are listed, changed, and kept for the next match of the game', async () => {
  const folder = freshFolder();
  const first = await playInferno(folder, 'stops', 'stops 1 others', 'stops 99 own');
  expect(first.out).toContain('2. Main Phase: your turns asked, turns of others passed');
  expect(first.out).toContain('1. Restore: your turns passed, turns of others asked');
  expect(first.out).toContain('No moment has that number.');
  const next = await playInferno(folder, 'stops', 'stops usual');
  expect(next.out).toContain('1. Restore: your turns passed, turns of others asked');
  expect(next.out).toContain('1. Restore: your turns passed, turns of others passed');
});

test('whoever ends the own turns says so once, and it is kept', async () => {
  const folder = freshFolder();
  const first = await playInferno(folder, 'stops', 'stops end');
  expect(first.out).toContain('Where nothing else is left to do your turn ends by itself.');
  const next = await playInferno(folder, 'stops', 'stops end');
  expect(next.out.indexOf('You end your turn yourself')).toBeLessThan(next.out.indexOf('your turn ends by itself'));
});

test('passing until the own turn says until what, ends there, and is not kept', async () => {
  const folder = freshFolder();
  const { out } = await playInferno(folder, 'pass turn', 'stops', '0', '0', '0', '0');
  expect(out).toContain('You pass everything until your next turn begins, also attacks on you');
  const kept = JSON.parse(readFileSync(join(folder, 'data', 'passing.json'), 'utf8')) as Record<string, object>;
  expect(Object.keys(kept['inferno'] ?? {})).not.toContain('until');
});

test('what is not about an ability or an order is never answered always alike', async () => {
  const { out } = await playInferno(freshFolder(), 'always no', 'always yes', 'always order', 'always pass', 'always off 3');
  expect(out.match(/That cannot always be answered alike/g)).toHaveLength(4);
  expect(out).toContain('Nothing that is always answered has that number.');
});

test('settings that cannot be read are as at first', async () => {
  const folder = freshFolder();
  await playInferno(folder, 'stops 1 own');
  writeFileSync(join(folder, 'data', 'passing.json'), '{"inferno":{"own":"all"}}');
  expect((await playInferno(folder, 'stops')).out).toContain('1. Restore: your turns passed, turns of others passed');
});
