import { conform } from '@crupier/kernel/conformance';
import { expect, test } from 'vitest';
import { plainSubject } from './fixtures/plain-game.ts';

test.each([1, 2, 3, 4])('%i players against Rhino without texts: walks conform to their end, and nothing hidden shows', (players) => {
  const reports = [1, 2, 3, 4].map((seed) => conform(plainSubject(players), { seed, swapEvery: 8, leaveEvery: 15 }));
  expect(Math.min(...reports.map(({ decisions }) => decisions))).toBeGreaterThan(10);
  expect(reports.reduce((sum, { swapAnswers }) => sum + swapAnswers, 0)).toBeGreaterThan(50);
});
