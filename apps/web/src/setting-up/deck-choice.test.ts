import { expect, test } from 'vitest';
import { countOf, deckText, isChosen, sizeOf, unopened, withCount, withinPool } from './deck-choice.ts';

const pool = {
  pool: [
    { card: 'a', count: 2 },
    { card: 'b', count: 1 },
  ],
  demons: ['one', 'two'],
};

test('a deck is made card by card', () => {
  const deck = withCount(withCount(withCount(unopened('5'), 'a', 1), 'b', 1), 'a', 2);
  expect([sizeOf(deck), countOf(deck, 'a'), countOf(deck, 'c')]).toEqual([3, 2, 0]);
  expect(withCount(deck, 'b', 0).cards).toEqual([{ card: 'a', count: 2 }]);
});

test('a pool that was not looked at is nothing to be sent; the first demon leads until another does', () => {
  expect(isChosen(unopened('5'))).toBe(false);
  const opened = withinPool(unopened('5'), pool);
  expect(opened.demon).toBe('one');
  expect(isChosen(opened)).toBe(true);
  expect(JSON.parse(deckText(opened))).toEqual({ name: '', demon: 'one', cards: [] });
  expect(withinPool({ ...opened, demon: 'two' }, pool).demon).toBe('two');
});

test('what was not opened is left out, and what fits stays the same deck', () => {
  const deck = {
    ...unopened('5'),
    demon: 'three',
    cards: [
      { card: 'a', count: 3 },
      { card: 'c', count: 1 },
    ],
  };
  const fitting = withinPool(deck, pool);
  expect(fitting).toEqual({ ...deck, demon: 'one', cards: [{ card: 'a', count: 2 }] });
  expect(withinPool(fitting, pool)).toBe(fitting);
});
