import { expect, test } from 'vitest';
import { mendLine, nearestName } from './mend-line.ts';

const problem = { code: 'deck.unknownCard', at: 'line 2', values: { card: 'Backflop', nearest: 'Backflip / Salto' } };

test('a misspelt line gets the nearest name, and the others stay', () => {
  expect(mendLine('Spider-Man\n1x Backflop\n1x Backflop', problem)).toBe('Spider-Man\n1x Backflip\n1x Backflop');
});

test.each([
  ['a line that is not there', { ...problem, at: 'line 9' }],
  ['a line with another name', { ...problem, at: 'line 1' }],
  ['a place that is no line', { ...problem, at: 'cards[2]' }],
  ['a name without a near one', { ...problem, values: { card: 'Backflop' } }],
  ['another fault', { ...problem, code: 'deck.badCount' }],
])('nothing is mended for %s', (_, other) => {
  expect(mendLine('Spider-Man\n1x Backflop', other)).toBeUndefined();
});

test('the nearest name is the first that is told', () => {
  expect(nearestName(problem)).toBe('Backflip');
});
