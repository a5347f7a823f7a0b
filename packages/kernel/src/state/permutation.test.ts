import { expect, test } from 'vitest';
import { inOrder, orderCode } from './permutation.ts';

/** All orders of so many places. */
function orders(count: number): number[][] {
  if (count === 0) return [[]];
  return orders(count - 1).flatMap((order) =>
    Array.from({ length: count }, (_, at) => [...order.slice(0, at), count - 1, ...order.slice(at)]),
  );
}

test.each([0, 1, 2, 3, 4, 5])('every order of %i things is a number of its own, and comes back', (count) => {
  const things = Array.from({ length: count }, (_, at) => `thing ${at}`);
  const codes = orders(count).map((order) => {
    const code = orderCode(order);
    expect(inOrder(things, code)).toEqual(order.map((at) => things[at]));
    return code;
  });
  expect(codes.toSorted((one, other) => one - other)).toEqual(Array.from({ length: codes.length }, (_, at) => at));
});

test('the last order of the most things comes back too', () => {
  const order = Array.from({ length: 18 }, (_, at) => 17 - at);
  expect(
    inOrder(
      order.toSorted((one, other) => one - other),
      orderCode(order),
    ),
  ).toEqual(order);
  expect(() => orderCode([...order, 18])).toThrow('The order of so many things is no number.');
});
