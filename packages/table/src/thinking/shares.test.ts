import { expect, test } from 'vitest';
import { Shares, SharesOfTables } from './shares.ts';

/** Serves all who wait, each at a cost, and gives who came in which order. */
function serve(shares: Shares<string>, cost: (who: string) => number): string {
  const order: string[] = [];
  for (let who = shares.next(); who !== undefined; who = shares.next()) {
    order.push(who);
    shares.charge(who, cost(who));
  }
  return order.join('');
}

function fill(shares: Shares<string>, names: string): void {
  for (const who of names) shares.add(who, who);
}

test('equals come in the order in which they began to wait', () => {
  const shares = new Shares<string>();
  fill(shares, 'bac');
  expect(serve(shares, () => 1)).toBe('bac');
  expect(shares.next()).toBeUndefined();
});

test('whoever had the least work done comes first, however often', () => {
  const shares = new Shares<string>();
  const cost = (who: string): number => (who === 'b' ? 1 : 10);
  fill(shares, 'ab');
  expect(serve(shares, cost)).toBe('ab');
  const order: string[] = [];
  for (let round = 0; round < 14; round++) {
    // Both wait all the time.
    if (round === 0) fill(shares, 'ab');
    const who = shares.next() ?? '';
    order.push(who);
    shares.charge(who, cost(who));
    fill(shares, who);
  }
  expect(order.join('')).toBe('bbbbbbbbbabbbb');
});

test('whoever comes anew goes before those who had more done, and saves nothing up', () => {
  const shares = new Shares<string>();
  fill(shares, 'ab');
  serve(shares, () => 10);
  fill(shares, 'abc');
  expect(serve(shares, () => 10)).toBe('cab');
  fill(shares, 'abcd');
  expect(serve(shares, () => 10)).toBe('cdab');
});

test('whoever leaves does not come, and all can be taken out', () => {
  const shares = new Shares<string>();
  const leave = shares.add('a', 'a');
  fill(shares, 'bc');
  leave();
  expect(shares.next()).toBe('b');
  expect(shares.empty()).toEqual(['c']);
  expect(shares.next()).toBeUndefined();
});

test('somebody with many tables keeps nobody waiting who has one', () => {
  const shares = new SharesOfTables<string>();
  for (const table of ['m1', 'm2', 'm3', 'm4']) shares.add('many', table, table);
  const order: string[] = [];
  const serve = (cost: number): void => {
    const table = shares.next() ?? '';
    order.push(table);
    shares.charge(table.startsWith('m') ? 'many' : 'one', table, cost);
  };
  serve(100);
  shares.add('one', 'o', 'o');
  serve(1);
  shares.add('one', 'o', 'o');
  serve(1);
  serve(100);
  expect(order).toEqual(['m1', 'o', 'o', 'm2']);
});

test('of the tables of one the one comes first that had least done, and who leaves takes nobody’s turn', () => {
  const shares = new SharesOfTables<string>();
  const leave = [shares.add('a', 't1', 'first'), shares.add('a', 't2', 'second'), shares.add('a', 't1', 'third')];
  expect(shares.next()).toBe('first');
  shares.charge('a', 't1', 10);
  expect(shares.next()).toBe('second');
  leave[2]?.();
  expect(shares.next()).toBeUndefined();
  shares.add('a', 't1', 'fourth');
  expect([shares.next(), shares.next()]).toEqual(['fourth', undefined]);
});
