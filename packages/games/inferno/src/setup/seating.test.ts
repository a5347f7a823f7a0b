import { expect, it } from 'vitest';
import { areCompanionsAdjacent } from './seating.ts';

it.each([
  [[0, 1], false],
  [[0, 1, 2], false],
  [[0, 1, 0, 1], false],
  [[0, 0, 1, 1], true],
  [[0, 1, 1, 0], true],
  [[0, 1, 2, 0, 1, 2], false],
  [[0, 1, 0, 1, 0, 1], false],
  [[0, 1, 2, 2, 1, 0], true],
  [[0, 0, 1], false],
] as const)('INF-800.7 teams %j: companions sit side by side without need: %s', (teams, expected) => {
  expect(areCompanionsAdjacent(teams)).toBe(expected);
});
