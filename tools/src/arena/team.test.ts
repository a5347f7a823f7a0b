import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readCall } from '../command.ts';
import { root } from '../tidy/repository.ts';
import { arenaCall } from './arena-call.ts';
import { decksOfTeam } from './team-deal.ts';

const folder = mkdtempSync(join(tmpdir(), 'arena-'));
const file = join(folder, 'played.jsonl');

afterAll(() => rmSync(folder, { recursive: true }));

function run(...words: string[]): { readonly code: number | null; readonly out: string; readonly told: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'tools/src/arena.ts'), '--workers', '1', ...words], {
    encoding: 'utf8',
  });
  return { code: status, out: stdout, told: stderr };
}

const ofTeam = ['--game', 'marvel-champions', '--a', 'random'] as const;

test('each deck that comes with the game begins in turn, and the next ones sit beside it', () => {
  expect([0, 1, 2, 3].map((deal) => decksOfTeam(['Red', 'Blue', 'Green'], deal, 2))).toEqual([
    ['Red', 'Blue'],
    ['Blue', 'Green'],
    ['Green', 'Red'],
    ['Red', 'Blue'],
  ]);
});

/** What a run came to, without the times that it took. */
function timeless({ out }: { readonly out: string }): unknown {
  const { wins, reasons, meanRounds, decks, games } = JSON.parse(out);
  return { wins, reasons, meanRounds, decks, games };
}

test('one bot plays every seat, and a kept run goes on where it was, to what a run in one go comes to', () => {
  const call = [...ofTeam, '--players', '2', '--mode', 'skirmish', '--json'];
  const first = run(...call, '--file', file, '--games', '1');
  expect(first.code).toBe(0);
  const { times: _times, ...played } = JSON.parse(readFileSync(file, 'utf8').split('\n')[0] ?? '').done;
  expect(played).toMatchObject({ deal: 0, decks: ['Black Panther: Protection', 'Captain Marvel: Aggression'] });
  const second = run(...call, '--file', file, '--games', '2');
  expect(second.told).toContain('1 of 2 games were played before');
  expect(JSON.parse(second.out)).toMatchObject({ scenario: 'rhino', mode: 'skirmish', players: 2, games: 2 });
  expect(readFileSync(file, 'utf8').trim().split('\n')).toHaveLength(2);
  // The same seed deals and answers the same.
  expect(timeless(run(...call, '--games', '2'))).toEqual(timeless(second));
});

test('a call of another mode takes nothing from the file', () => {
  expect(run(...ofTeam, '--mode', 'expert', '--games', '1', '--file', file).told).not.toContain('before');
});

test.each([
  [[...ofTeam, '--b', 'greedy'], '--b: the players of marvel-champions win or lose together'],
  [[...ofTeam, '--scenario', 'rhin'], /--scenario: .*“rhin”.*rhino/],
  [[...ofTeam, '--mode', 'hard'], '--mode: there is no mode hard; there are skirmish, standard, expert'],
  [[...ofTeam, '--players', '5'], '--players: expected 1 to 4, and got 5'],
  [[...ofTeam, '--players', 'two'], '--players: expected 1 to 4, and got two'],
  [['--game', 'marvel-champions', '--a', 'genius'], '--a: there is no bot genius'],
  [[...ofTeam, '--games', '0'], '--games: expected at least 1'],
  [[...ofTeam, '--seed', 'many'], '--seed: expected a whole number'],
  [['--mode', 'expert'], '--mode: the players of keyforge play each other'],
  [['--games', '3'], '--games: expected an even number'],
])('a wrong call is told: %j', async (words, what) => {
  expect(await readCall(arenaCall, words)).toMatch(what);
});
