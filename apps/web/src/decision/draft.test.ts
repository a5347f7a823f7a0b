import { expect, test } from 'vitest';
import type { SeenDecision } from '@crupier/protocol';
import {
  addShare,
  answersAtOnce,
  choosesSteps,
  isWhole,
  lackOf,
  moveOption,
  paidOf,
  removeShare,
  shareOf,
  startDraft,
  toggleOption,
  type Ask,
} from './draft.ts';

const options = [1, 2, 3].map((value) => ({ verb: 'choose', card: `c${value}`, value }));
const asking = (ask: Partial<Ask>): Ask => ({ min: 1, max: 1, price: 0, forced: false, options, ...ask });
const decision = (kind: SeenDecision['kind'], ask: Ask): SeenDecision => ({
  id: 4,
  kind,
  purpose: 'p',
  rule: 'R-1',
  until: 'one',
  waiting: [0],
  ask,
});

test('one of several is answered at once; sharing, ordering and paying are not', () => {
  expect(answersAtOnce(decision('target', asking({})))).toBe(true);
  expect(answersAtOnce(decision('may', asking({ min: 0 })))).toBe(true);
  expect(answersAtOnce(decision('target', asking({ max: 2 })))).toBe(false);
  for (const kind of ['divide', 'arrange', 'pay'] as const) expect(answersAtOnce(decision(kind, asking({})))).toBe(false);
});

test('options are chosen in order, taken back, and one too many takes the last place', () => {
  const ask = asking({ min: 0, max: 2 });
  const start = startDraft(decision('target', ask));
  const two = toggleOption(toggleOption(start, ask, 2), ask, 0);
  expect(two.chosen).toEqual([2, 0]);
  expect(toggleOption(two, ask, 2).chosen).toEqual([0]);
  expect(toggleOption(two, ask, 1).chosen).toEqual([2, 1]);
});

test('an answer is whole between its limits', () => {
  const ask = asking({ min: 1, max: 2 });
  const start = startDraft(decision('target', ask));
  expect(isWhole(start, ask)).toBe(false);
  expect(lackOf(start, ask)).toEqual({ options: 1, price: 0 });
  expect(isWhole(toggleOption(start, ask, 1), ask)).toBe(true);
});

test('a price is met by the sum of the values', () => {
  const ask = asking({ min: 0, max: 3, price: 4 });
  const start = startDraft(decision('pay', ask));
  const one = toggleOption(start, ask, 2);
  expect(lackOf(one, ask).price).toBe(1);
  expect(isWhole(toggleOption(one, ask, 0), ask)).toBe(true);
  expect([start, one].map((draft) => paidOf(draft, ask))).toEqual([
    { paid: 0, price: 4 },
    { paid: 3, price: 4 },
  ]);
  expect(paidOf(toggleOption(toggleOption(one, ask, 1), ask, 0), ask)?.paid).toBeGreaterThan(4);
  expect(paidOf(start, asking({ max: 2 }))).toBeUndefined();
});

test('points are shared up to each limit and to the whole', () => {
  const ask = asking({ min: 4, max: 4 });
  const dividing = decision('divide', ask);
  let draft = startDraft(dividing);
  for (const index of [0, 0, 1, 1, 1, 2, 2]) draft = addShare(draft, dividing, index);
  expect([0, 1, 2].map((index) => shareOf(draft, index))).toEqual([1, 2, 1]);
  expect(isWhole(draft, ask)).toBe(true);
  expect(shareOf(removeShare(draft, 1), 1)).toBe(1);
  expect(removeShare(draft, 9)).toBe(draft);
});

test('several of the same are chosen step by step, up to their count', () => {
  const ask = asking({
    min: 3,
    max: 3,
    price: 3,
    options: [
      { verb: 'tap', card: 'c1', value: 1, count: 2 },
      { verb: 'tap', card: 'c2', value: 1 },
    ],
  });
  const paying = decision('pay', ask);
  expect([choosesSteps(paying), choosesSteps(decision('pay', asking({ max: 3 })))]).toEqual([true, false]);
  let draft = startDraft(paying);
  for (const index of [0, 0, 0, 1, 1]) draft = addShare(draft, paying, index);
  expect([draft.chosen, isWhole(draft, ask)]).toEqual([[0, 0, 1], true]);
});

test('typed resources fill the places of a cost, and none is needless', () => {
  const generated = [1, 2, 3].map((types) => ({ resources: [{ types, count: 1 }] }));
  const places = [{ name: 'fur', types: 1, count: 1 }];
  const ask = asking({ max: 2, price: 1, payment: { places, generated, needless: 'refused' } });
  const lack = (...chosen: number[]): number => lackOf({ decision: 4, chosen }, ask).price;
  expect([lack(1), lack(2), lack(0)]).toEqual([1, 0, 0]);
  expect([[1], [0], [0, 2]].map((chosen) => isWhole({ decision: 4, chosen }, ask))).toEqual([false, true, false]);
});

test('an order begins as offered and is changed step by step, never over its ends', () => {
  const ask = asking({ min: 3, max: 3 });
  const start = startDraft(decision('arrange', ask));
  expect(start.chosen).toEqual([0, 1, 2]);
  expect(moveOption(start, 2, -1).chosen).toEqual([0, 2, 1]);
  expect(moveOption(start, 0, -1)).toBe(start);
  expect(moveOption(start, 2, 1)).toBe(start);
  expect(moveOption(start, 0, 2).chosen).toEqual([1, 2, 0]);
});
