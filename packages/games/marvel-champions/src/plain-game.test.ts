import { conform } from '@crupier/kernel/conformance';
import { expect, test } from 'vitest';
import { plainSubject } from './fixtures/plain-game.ts';

const asked = new Set<string>();

/** For each number of players one of the seeds 1 to 4 whose match goes on for long; `plain-game.long.test.ts` walks all of them. */
test.each([
  [1, 2],
  [2, 2],
  [3, 3],
  [4, 2],
])('%i players against Rhino without texts: the walk of seed %i conforms to its end, and nothing hidden shows', (players, seed) => {
  const { decisions, swapAnswers, kinds } = conform(plainSubject(players), { seed, swapEvery: 8, leaveEvery: 15 });
  expect(decisions).toBeGreaterThan(10);
  expect(swapAnswers).toBeGreaterThan(50);
  for (const kind of Object.keys(kinds)) asked.add(kind);
});

test('in these walks each kind of question was asked that the rules have', () => {
  expect([...asked].toSorted()).toEqual(['act', 'defend', 'next', 'pay', 'target']);
});
