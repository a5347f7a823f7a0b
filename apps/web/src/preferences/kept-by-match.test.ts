import { expect, test } from 'vitest';
import { parseByMatch, readInteger } from './kept-by-match.ts';

test.each([
  [null, {}],
  ['{"a":3,"b":"4","c":1.5}', { a: 3 }],
  ['[', {}],
  ['7', {}],
])('of %j the turns %j are kept', (text, turns) => {
  expect(parseByMatch(text, readInteger)).toEqual(turns);
});
