import { dice } from '@crupier/kernel/conformance';
import { expect, test } from 'vitest';
import { testedGames } from '../tested-games.ts';
import { damageText } from './damage-text.ts';
import { tryDamaged } from './try-damaged.ts';

/** Seeds with copies that are read as a state where nothing tells that they were damaged, and break the match later. */
const seeds = [
  ['keyforge', 3],
  ['inferno', 1],
  ['marvel-champions', 4],
] as const;

test.each(seeds)('a damaged save or record of %s is refused with a code, or plays on', async (name, seed) => {
  const game = await testedGames[name]?.();
  if (game === undefined) throw new Error(`There is no game ${name}.`);
  const { refused, played, faults } = tryDamaged(game, { seed, answers: 30, copies: 60 });
  expect(faults).toEqual([]);
  expect(refused + played).toBe(120);
  expect(refused).toBeGreaterThan(60);
});

test('a text is damaged in many ways, and seldom not at all', () => {
  const text = JSON.stringify({ a: [1, 2, { b: 'c' }], d: 'e'.repeat(60) });
  const roll = dice(3);
  const damaged = Array.from({ length: 100 }, () => damageText(text, roll));
  expect(new Set(damaged).size).toBeGreaterThan(60);
  expect(damaged.filter((each) => each === text).length).toBeLessThan(20);
});
