import { expect, test } from 'vitest';
import { resultFor, resultOf } from './outcome.ts';

test('a match is won, lost or drawn, as a whole and for each seat', () => {
  const won = { winners: [1] };
  const lost = { winners: [], lost: true as const };
  const drawn = { winners: [] };
  expect([won, lost, drawn].map((outcome) => resultOf(outcome))).toEqual(['won', 'lost', 'drawn']);
  expect([won, lost, drawn].map((outcome) => [0, 1].map((seat) => resultFor(outcome, seat)))).toEqual([
    ['lost', 'won'],
    ['lost', 'lost'],
    ['drawn', 'drawn'],
  ]);
});
