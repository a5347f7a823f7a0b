import type { Branch, PlayableMatch } from '@crupier/kernel';
import { seedFromNumber } from '@crupier/kernel/rules';
import { expect, test } from 'vitest';
import { inferno } from '../inferno.ts';
import { termWords } from '../words/term-words.ts';
import { terms } from './evaluate.ts';
import weights from './weights.json' with { type: 'json' };

const dogs = new Array<string>(8).fill('Feral Dog').join('; ');

function termsAt(seat: number): ReturnType<Branch['terms']> {
  return open().branch(seat, seedFromNumber(2)).terms(seat);
}

function open(besides: readonly string[] = []): PlayableMatch {
  const demons = ['1 demon Zupay, Master of the Salamanca', '2 demon Zupay, Master of the Salamanca'];
  const found = inferno.position?.(
    ['active 1', ...demons, `1 deck ${dogs}; ${dogs}`, `2 deck ${dogs}`, '1 play Scrap Dragon', '2 hand Whiplash', ...besides],
    seedFromNumber(1),
  );
  if (found?.ok !== true) throw new Error(JSON.stringify(found));
  return found.value;
}

test('counts what a seat has less what its strongest opponent has', () => {
  const { deck, shortDeck, allies, hand, active } = termsAt(0);
  expect([deck, shortDeck, allies, hand, active].map((term) => term?.count)).toEqual([8, -2, 1, -1, 1]);
  expect(termsAt(1)['deck']?.count).toBe(-8);
});

test.each([
  [2, 0.125],
  [16, 1],
  [30, 1],
])('says how far a duel has come by its turn: %d', (turn, lateness) => {
  expect(
    open([`turn ${turn}`])
      .branch(0, seedFromNumber(2))
      .lateness(),
  ).toBe(lateness);
});

test('every term has weights and words, and there are no others', () => {
  expect(Object.keys(weights.fitted.weights)).toEqual([...terms]);
  expect(Object.keys(weights.fitted.early)).toEqual([...terms]);
  expect(Object.keys(termWords)).toEqual([...terms]);
});
