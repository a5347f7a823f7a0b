import { expect, test } from 'vitest';
import { compilePart, timesInAllName, timesName, type PartAsked } from './part-of-several.ts';

const numbers = { [timesName('')]: 0, [timesInAllName('')]: 1 };
const once: PartAsked = { seat: 0, before: 0, left: 1, isOneByOne: false };

/** Which part the question of seat 0 is, where a clause is done `inAll` times and `left` times more. */
function partOf(asked: PartAsked, { repeats = true, mayEnd = false, left = 2, inAll = 3 } = {}): unknown {
  const part = compilePart({ compiler: { slots: { cards: {}, numbers } }, path: '', repeats } as never, mayEnd);
  return part({ source: 1, seat: 0, locals: { numbers: [left, inAll] } } as never, asked);
}

test.each([
  ['the first of three times', partOf(once), { at: 1, of: 3 }],
  ['the last of three times', partOf(once, { left: 0 }), { at: 3, of: 3 }],
  ['once is no part', partOf(once, { left: 0, inAll: 1 }), undefined],
  ['a clause that is not repeated has none', partOf(once, { repeats: false }), undefined],
  ['where the choices may end earlier nobody knows', partOf(once, { mayEnd: true }), undefined],
  ['another seat is not told what the text counts', partOf({ ...once, seat: 1 }), undefined],
  ['the first of two cards that are asked for one by one', partOf({ ...once, left: 2, isOneByOne: true }), { at: 1, of: 2 }],
  ['the second of them', partOf({ ...once, before: 1, isOneByOne: true }), { at: 2, of: 2 }],
  ['the only one that there is', partOf({ ...once, isOneByOne: true }), undefined],
])('%s', (_, found, part) => {
  expect(found).toEqual(part);
});
