import { expect, test } from 'vitest';
import { parseWish } from './kept-wish.ts';

const decks = new Set(['A', 'B']);
const other = { kind: 'friend', level: 'easy', deck: { kind: 'ready', name: 'B' }, name: '' };

test.each([
  [null, {}],
  ['{', {}],
  ['7', {}],
  [
    JSON.stringify({ seats: 2, teams: 0, bestOf: 3, mine: { kind: 'ready', name: 'A' }, others: [other] }),
    { seats: 2, teams: 0, bestOf: 3, mine: { kind: 'ready', name: 'A' }, others: [other] },
  ],
  [JSON.stringify({ mine: { kind: 'ready', name: 'gone' }, others: [{ ...other, deck: { kind: 'ready', name: 'gone' } }] }), {}],
  [JSON.stringify({ mine: { kind: 'list', text: '…' }, others: [{ ...other, level: 'divine' }], bestOf: 1 }), { bestOf: 1 }],
])('of %s the choice %j is kept', (text, wish) => {
  expect(parseWish(text, decks)).toEqual(wish);
});
