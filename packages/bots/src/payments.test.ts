import { ANY_TYPE, type Payment } from '@crupier/kernel';
import { describe, expect, test } from 'vitest';
import { candidateAnswers } from './answers.ts';
import { diceFrom } from './dice.ts';
import { mayOverpay, thriftyPayment } from './payments.ts';

const roll = diceFrom('payments');
const ability = { ability: 'a', giver: 1, clause: '' };

function options(values: readonly number[], abilities: readonly number[] = []) {
  return values.map((value, at) => ({ verb: 'spend', card: at, value, ...(abilities.includes(at) && { of: ability }) }));
}

/** A cost of so many resources of any type, which may be overpaid. */
function ask(price: number, values: readonly number[], abilities: readonly number[] = []) {
  return { min: 1, max: values.length, price, options: options(values, abilities) };
}

describe('a payment of a bot', () => {
  test('has no needless card', () => {
    const asked = ask(2, [1, 1, 1, 1]);
    for (let tries = 0; tries < 20; tries++) expect(thriftyPayment(asked, roll)).toHaveLength(2);
    for (const answer of candidateAnswers('pay', asked, roll, 20)) expect(answer).toHaveLength(2);
  });

  test('takes one card that is worth two rather than two, and wastes no more than it must', () => {
    expect(thriftyPayment(ask(2, [1, 2, 1]), diceFrom('b'))).toEqual([1]);
    expect(thriftyPayment(ask(1, [3, 1]), diceFrom('b'))).toEqual([1]);
  });

  test('uses an ability before it gives up a card', () => {
    expect(thriftyPayment(ask(1, [1, 1, 1], [2]), diceFrom('b'))).toEqual([2]);
  });

  test('has the types that a cost asks for', () => {
    const payment: Payment = {
      places: [
        { name: 'energy', types: 1, count: 1 },
        { name: '', types: ANY_TYPE, count: 1 },
      ],
      generated: [2, 1, 2].map((types) => ({ resources: [{ types, count: 1 }] })),
      needless: 'allowed',
    };
    const asked = { ...ask(2, [1, 1, 1]), payment };
    expect(mayOverpay(asked)).toBe(true);
    for (let tries = 0; tries < 20; tries++) {
      const answer = thriftyPayment(asked, roll);
      expect([answer.length, answer.includes(1)]).toEqual([2, true]);
    }
  });

  test.each([
    [{ ...ask(2, [1, 1]), max: 2 }, false],
    [ask(2, [1, 1, 1]), true],
    [ask(3, [2, 2]), true],
    [{ ...ask(0, [1, 1]) }, false],
  ])('%j may be overpaid: %s', (asked, expected) => {
    expect(mayOverpay(asked)).toBe(expected);
  });
});
