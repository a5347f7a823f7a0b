import type { SeenDecision, View } from '@crupier/protocol';
import { expect, test } from 'vitest';
import { asksForOrder, orderedBefore, withChoice } from './same-order.ts';

/** A table with cards by their handles. */
function tableWith(cards: Readonly<Record<string, string>>): View {
  const seen = Object.entries(cards).map(([handle, definition]) => [handle, { definition }]);
  return { viewer: 0, table: {}, seats: [], zones: [], cards: Object.fromEntries(seen) } as unknown as View;
}

/** The question which of some cards’ abilities comes next. */
function whichOf(handles: readonly string[], kind: SeenDecision['kind'] = 'next'): SeenDecision {
  const options = handles.map((card, value) => ({ verb: 'chain', card, value }));
  const ask = { min: 1, max: 1, price: 0, forced: false, options };
  return { id: 1, kind, purpose: 'whichAbilityNext', rule: '', until: 'one', waiting: [0], ask } as unknown as SeenDecision;
}

const table = tableWith({ a: 'wolf', b: 'hound', c: 'wolf', d: 'raven' });

test('the same things in another order and as other copies are known again', () => {
  const orders = withChoice(whichOf(['a', 'b']), table, [1], {});
  expect(orderedBefore(whichOf(['a', 'b']), table, orders)).toBe(1);
  expect(orderedBefore(whichOf(['b', 'c']), table, orders)).toBe(0);
});

test('other things, more of them, or another sort of question are not', () => {
  const orders = withChoice(whichOf(['a', 'b']), table, [1], {});
  expect(orderedBefore(whichOf(['a', 'd']), table, orders)).toBeUndefined();
  expect(orderedBefore(whichOf(['a', 'b', 'c']), table, orders)).toBeUndefined();
  expect(orderedBefore(whichOf(['a', 'b'], 'target'), table, orders)).toBeUndefined();
  expect(withChoice(whichOf(['a', 'b'], 'target'), table, [0], orders)).toBe(orders);
  expect([asksForOrder(whichOf(['a', 'b']), table), asksForOrder(whichOf(['a']), table), asksForOrder(undefined, table)]).toEqual([
    true,
    false,
    false,
  ]);
});

test('a later choice takes the place of an earlier one, and the memory has an end', () => {
  const first = withChoice(whichOf(['a', 'b']), table, [1], {});
  expect(orderedBefore(whichOf(['a', 'b']), table, withChoice(whichOf(['a', 'b']), table, [0], first))).toBe(0);
  const many = Array.from({ length: 250 }, (_, at) => tableWith({ a: `one${at}`, b: 'other' })).reduce(
    (orders, each) => withChoice(whichOf(['a', 'b']), each, [0], orders),
    {},
  );
  expect(Object.keys(many)).toHaveLength(200);
});
