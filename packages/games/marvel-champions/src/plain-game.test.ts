import { conform, type WalkReport } from '@crupier/kernel/conformance';
import { expect, test } from 'vitest';
import { plainSubject } from './fixtures/plain-game.ts';

/** Walks by random answers, and what they came to. */
function walks(players: number, count: number): readonly WalkReport[] {
  return Array.from({ length: count }, (_, seed) => conform(plainSubject(players), { seed: seed + 1, swapEvery: 8, leaveEvery: 15 }));
}

const asked = new Set<string>();

test.each([1, 2, 3, 4])('%s players against Rhino without texts: walks conform to their end, and nothing hidden shows', (players) => {
  const reports = walks(players, 4);
  expect(Math.min(...reports.map(({ decisions }) => decisions))).toBeGreaterThan(10);
  expect(reports.reduce((sum, { swapAnswers }) => sum + swapAnswers, 0)).toBeGreaterThan(50);
  for (const { kinds } of reports) for (const kind of Object.keys(kinds)) asked.add(kind);
});

test('in these walks each kind of question was asked that the rules have', () => {
  expect([...asked].toSorted()).toEqual(['act', 'defend', 'next', 'pay', 'target']);
});
