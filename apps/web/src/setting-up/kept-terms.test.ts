import { expect, test } from 'vitest';
import { parseTerms } from './kept-terms.ts';

const away = { minutes: 3, course: 'bot' };

test.each([
  [null, {}],
  ['[', {}],
  ['7', {}],
  [
    JSON.stringify({ clock: { increment: 10, kind: 'bank', seconds: 1500 }, away, timeUp: 'lose' }),
    { clock: { kind: 'bank', seconds: 1500, increment: 10 }, away, timeUp: 'lose' },
  ],
  [
    JSON.stringify({ clock: { kind: 'move', seconds: 1 }, delay: { kind: 'minutes', count: 5 }, timeUp: 'explode', guestSeats: 'several' }),
    { delay: { kind: 'minutes', count: 5 }, guestSeats: 'several' },
  ],
])('of %s the terms %j are kept', (text, terms) => {
  expect(parseTerms(text)).toEqual(terms);
});
