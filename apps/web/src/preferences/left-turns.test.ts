import { expect, test } from 'vitest';
import { readLeft } from './left-turns.ts';

test.each([
  [3, { turn: 3 }],
  [
    { turn: 4, at: 1e12 },
    { turn: 4, at: 1e12 },
  ],
  [{ turn: 4, at: 'noon' }, { turn: 4 }],
  [{ turn: 'x' }, undefined],
  [null, undefined],
  ['3', undefined],
])('%j is read as %j', (kept, left) => {
  expect(readLeft(kept)).toEqual(left);
});
