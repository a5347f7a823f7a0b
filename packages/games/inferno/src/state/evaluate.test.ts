import { seedFromNumber } from '@crupier/kernel/rules';
import { expect, test } from 'vitest';
import { inferno } from '../inferno.ts';
import { termWords } from '../words/term-words.ts';
import { terms } from './evaluate.ts';
import weights from './weights.json' with { type: 'json' };

const dogs = new Array<string>(8).fill('Feral Dog').join('; ');

function termsAt(seat: number): ReturnType<ReturnType<ReturnType<typeof open>['branch']>['terms']> {
  return open().branch(seat, seedFromNumber(2)).terms(seat);
}

function open(): NonNullable<Extract<ReturnType<NonNullable<typeof inferno.position>>, { ok: true }>>['value'] {
  const demons = ['1 demon Zupay, Master of the Salamanca', '2 demon Zupay, Master of the Salamanca'];
  const found = inferno.position?.(
    ['active 1', ...demons, `1 deck ${dogs}; ${dogs}`, `2 deck ${dogs}`, '1 play Scrap Dragon', '2 hand Whiplash'],
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

test('every term has a weight and words, and there are no others', () => {
  expect(Object.keys(weights.fitted.weights)).toEqual([...terms]);
  expect(Object.keys(termWords)).toEqual([...terms]);
});
