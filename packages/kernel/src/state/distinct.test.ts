import { expect, test } from 'vitest';
import { canEachHaveOne } from './distinct.ts';

test.each([
  ['nobody wants anything', [], true],
  ['one who may have nothing has nothing', [[]], false],
  ['two cannot share', [[1], [1]], false],
  ['who came first makes room', [[1, 2], [1]], true],
  ['two change places', [[2], [1]], true],
  ['two make room one after the other', [[1, 2], [2, 3], [1]], true],
  [
    'four cannot have three',
    [
      [1, 2],
      [2, 3],
      [1, 3],
      [1, 2, 3],
    ],
    false,
  ],
])('%s', (_name, wanted, isPossible) => {
  expect(canEachHaveOne(wanted)).toBe(isPossible);
});
