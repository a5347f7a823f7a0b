import type { SeenAsk, SeenDecision } from '@crupier/kernel';
import { expect, test } from 'vitest';
import { answersOf, askedTogether } from './asked-together.ts';

const askFor = (...cards: readonly string[]): SeenAsk => ({
  min: 0,
  max: 1,
  price: 0,
  forced: false,
  options: cards.map((card) => ({ verb: 'defend', value: 0, card })),
});
const decision: SeenDecision = {
  id: 4,
  kind: 'defend',
  purpose: 'declareDefender',
  rule: '',
  until: 'one',
  waiting: [0, 1, 2],
  ask: askFor('spider', 'widow'),
  beside: [
    { seat: 1, ask: askFor('iron') },
    { seat: 2, ask: askFor('hulk') },
  ],
};
const own = { seat: 0, seats: [0, 1] };

test('whoever plays two heroes is asked for the defenders of both at once, and of nobody else’s', () => {
  expect(askedTogether(decision, own)?.ask?.options.map(({ card }) => card)).toEqual(['spider', 'widow', 'iron']);
  expect(askedTogether(decision, { seat: 0, seats: [0] })).toBe(decision);
});

test('whoever is not asked at the seat that is shown is asked nothing there', () => {
  const { ask: _answered, ...waiting } = decision;
  expect(askedTogether(waiting, own)).toBe(waiting);
  expect(askedTogether(undefined, own)).toBeUndefined();
});

test('the seat whose character is chosen answers, and where none is all choose none', () => {
  expect(answersOf(decision, own, [1])).toEqual([{ seat: 0, chosen: [1] }]);
  expect(answersOf(decision, own, [2])).toEqual([{ seat: 1, chosen: [0] }]);
  expect(answersOf(decision, own, [])).toEqual([
    { seat: 0, chosen: [] },
    { seat: 1, chosen: [] },
  ]);
  expect(answersOf(decision, { seat: 0, seats: [0] }, [])).toEqual([{ seat: 0, chosen: [] }]);
  expect(answersOf(undefined, own, [3])).toEqual([{ seat: 0, chosen: [3] }]);
});
