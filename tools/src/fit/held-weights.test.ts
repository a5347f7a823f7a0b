import { expect, test } from 'vitest';
import { heldOf, isHeldList, wrongHeld } from './held-weights.ts';

const terms = { deck: 4, hand: -1 };

test('weights are held by name', () => {
  expect(isHeldList('hand=0.3,early.deck=-1')).toBe(true);
  expect(isHeldList('hand')).toBe(false);
  expect(isHeldList('middle.hand=1')).toBe(false);
  expect(heldOf('hand=0.3,early.deck=-1')).toEqual(
    new Map([
      ['hand', 0.3],
      ['early.deck', -1],
    ]),
  );
});

test('a term that there is not is refused, and so is a part of a match where terms count the same throughout', () => {
  expect(wrongHeld('hand=0.3,early.deck=0', { terms, lateness: 0 })).toBeUndefined();
  expect(wrongHeld('hand=0.3', { terms })).toBeUndefined();
  expect(wrongHeld('late.hands=0.3', { terms, lateness: 0 })).toBe('--hold: there is no term hands; there are deck, hand');
  expect(wrongHeld('early.hand=0.3', { terms })).toBe('--hold: hand counts the same throughout a match: name it without early.');
});
