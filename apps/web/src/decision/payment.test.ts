import type { SeenOption } from '@crupier/protocol';
import { expect, test } from 'vitest';
import { startDraft, type Ask } from './draft.ts';
import { isPaidByCards, proposePayment, surplusOf, toggleCard } from './payment.ts';

const option = (card: string, value: number, ...copies: readonly string[]): SeenOption => ({
  verb: 'spend',
  value,
  card,
  ...(copies.length > 0 && { copies, count: copies.length + 1 }),
});
const askFor = (price: number, ...options: readonly SeenOption[]): Ask => ({ min: 1, max: 9, price, forced: false, options });
const draft = startDraft({ id: 1, kind: 'pay', purpose: '', rule: '', until: 'one', waiting: [0] });

test('each copy is itself: one is taken back and the other stays', () => {
  const ask = askFor(3, option('blast', 1, 'blast2'), option('energy', 2));
  const both = toggleCard(toggleCard(draft, ask, { index: 0, card: 'blast2' }), ask, { index: 0, card: 'blast' });
  expect(both).toMatchObject({ chosen: [0, 0], picked: ['blast2', 'blast'] });
  expect(toggleCard(both, ask, { index: 0, card: 'blast2' })).toMatchObject({ chosen: [0], picked: ['blast'] });
});

test('no more cards are chosen than may be', () => {
  const ask = { ...askFor(1, option('one', 1), option('other', 1)), max: 1 };
  const one = toggleCard(draft, ask, { index: 0, card: 'one' });
  expect(toggleCard(one, ask, { index: 1, card: 'other' })).toBe(one);
});

test('what is more than the price is a surplus, and less does not pay', () => {
  const ask = askFor(2, option('one', 1), option('three', 3));
  const pay = (...cards: readonly number[]): number | undefined =>
    surplusOf(
      cards.reduce((so, index) => toggleCard(so, ask, { index, card: ask.options[index]?.card ?? '' }), draft),
      ask,
    );
  expect([pay(0), pay(1), pay(0, 1)]).toEqual([undefined, 1, 2]);
});

test('the cheapest payment loses the least and then takes the fewest cards, and goes on from what is chosen', () => {
  const ask = askFor(3, option('three', 3), option('one', 1, 'uno'), option('two', 2));
  expect(proposePayment(draft, ask)?.picked).toEqual(['three']);
  const begun = toggleCard(draft, ask, { index: 1, card: 'uno' });
  expect(proposePayment(begun, ask)?.picked).toEqual(['uno', 'two']);
  const dear = askFor(2, option('three', 3), option('one', 1, 'uno'));
  expect(proposePayment(draft, dear)?.picked).toEqual(['one', 'uno']);
});

test('nothing is proposed where nothing pays, and where it is paid', () => {
  expect(proposePayment(draft, askFor(5, option('one', 1)))).toBeUndefined();
  const ask = askFor(1, option('one', 1));
  expect(proposePayment(toggleCard(draft, ask, { index: 0, card: 'one' }), ask)).toBeUndefined();
});

test('a payment is made by cards where every one of them is known', () => {
  expect(isPaidByCards(askFor(1, option('one', 1, 'uno')))).toBe(true);
  expect(isPaidByCards(askFor(1, { ...option('one', 1), count: 2 }))).toBe(false);
  expect(isPaidByCards(askFor(1, { verb: 'spend', value: 1 }))).toBe(false);
});
