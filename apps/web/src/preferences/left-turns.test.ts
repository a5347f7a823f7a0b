import { expect, test } from 'vitest';
import { parseTurns } from './left-turns.ts';

test.each([
  [null, {}],
  ['{"a":3,"b":"4","c":1.5}', { a: 3 }],
  ['[', {}],
  ['7', {}],
])('of %j the turns %j are kept', (text, turns) => {
  expect(parseTurns(text)).toEqual(turns);
});
