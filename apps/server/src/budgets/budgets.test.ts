import { afterEach, describe, expect, test, vi } from 'vitest';
import { makeAccounts, networkOf, ordinaryShares } from './accounts.ts';
import { makeBudget, perSecond } from './budget.ts';
import { makeBudgets } from './budgets.ts';
import { makeOpenCounts } from './open-counts.ts';
import { RequestCounts } from './request-counts.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

/** Sets the clock of the day back by an hour. */
function setClockBack(): void {
  const now = Date.now();
  vi.spyOn(Date, 'now').mockImplementation(() => now - 3_600_000);
}

describe('a budget', () => {
  test('gives what it holds, fills as time goes by, and no farther than to the brim', () => {
    let now = 0;
    const budget = makeBudget({ perSecond: 2, most: 3 }, () => now);
    const taken = (): number => [1, 1, 1, 1, 1].filter((amount) => budget.take(amount)).length;
    expect(taken()).toBe(3);
    now = 500;
    expect(taken()).toBe(1);
    now = 60_000;
    expect(budget.isFull()).toBe(true);
    expect(taken()).toBe(3);
  });

  test('may be in debt, and says for how long', () => {
    let now = 0;
    const budget = makeBudget({ perSecond: 100, most: 50 }, () => now);
    expect(budget.waitMs()).toBe(0);
    budget.charge(150);
    expect(budget.waitMs()).toBe(1001);
    expect(budget.take(1)).toBe(false);
    now = 1000;
    expect(budget.waitMs()).toBe(1);
    now = 1001;
    expect(budget.waitMs()).toBe(0);
  });

  test('does not care for a clock that is set back', () => {
    const budget = makeBudget(perSecond(1));
    setClockBack();
    expect([1, 2, 3].map(() => budget.take(1))).toEqual([true, true, true]);
  });

  test('is remembered for its name while it is not full', () => {
    let now = 0;
    const budgets = makeBudgets({ perSecond: 1, most: 1 }, () => now);
    expect(budgets.of('a').take(1)).toBe(true);
    for (let other = 0; other < 20_000; other++) budgets.of(`other ${other}`);
    expect(budgets.of('a').take(1)).toBe(false);
    now = 1000;
    expect(budgets.of('a').take(1)).toBe(true);
  });
});

describe('an account', () => {
  const ana = { user: 'ana', address: '10.0.0.1' };

  test.each([
    ['another user of the same address', { user: 'luis', address: '10.0.0.1' }, 3000],
    ['the same user from another address', { user: 'ana', address: '10.0.0.2' }, 6000],
    ['somebody of the address without a session', { user: '', address: '10.0.0.1' }, 3000],
    ['somebody else elsewhere', { user: 'luis', address: '10.0.0.2' }, 0],
  ])('of %s', (_who, who, waitMs) => {
    const accounts = makeAccounts(
      { ...ordinaryShares, userWork: { perSecond: 200, most: 100 }, addressWork: { perSecond: 400, most: 100 } },
      () => 0,
    );
    accounts.of(ana).charge(1300);
    expect(accounts.of(who).waitMs()).toBe(waitMs === 0 ? 0 : waitMs + 1);
  });

  test('counts messages of a user and of an address', () => {
    const size = (most: number) => ({ perSecond: 1, most });
    const accounts = makeAccounts({ ...ordinaryShares, userMessages: size(2), addressMessages: size(3) }, () => 0);
    const luis = accounts.of({ user: 'luis', address: ana.address });
    expect([1, 2, 3].map(() => accounts.of(ana).takeMessage())).toEqual([true, true, false]);
    expect([1, 2].map(() => luis.takeMessage())).toEqual([true, false]);
  });

  test('counts hints of a user and of an address, apart from messages', () => {
    const size = (most: number) => ({ perSecond: 1, most });
    const accounts = makeAccounts({ ...ordinaryShares, userHints: size(2), addressHints: size(3), userMessages: size(1) }, () => 0);
    const luis = accounts.of({ user: 'luis', address: ana.address });
    expect([1, 2, 3].map(() => accounts.of(ana).takeHint())).toEqual([true, true, false]);
    expect([1, 2].map(() => luis.takeHint())).toEqual([true, false]);
    expect(accounts.of(ana).takeMessage()).toBe(true);
  });

  test('waits until it is out of debt', async () => {
    const account = makeAccounts({ ...ordinaryShares, userWork: { perSecond: 1000, most: 10 } }).of(ana);
    account.charge(60);
    const begun = performance.now();
    await account.solvent();
    expect(performance.now() - begun).toBeGreaterThanOrEqual(45);
  });

  test.each([
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2:ffff::', true],
    ['2001:db8:1:2::1', '2001:db8:1:3::1', false],
    ['::ffff:10.0.0.1', '10.0.0.1', true],
    ['10.0.0.1', '10.0.0.2', false],
  ])('of %s and of %s', (one, other, isSame) => {
    expect(networkOf(one) === networkOf(other)).toBe(isSame);
  });
});

test('open sockets are counted by name, and off again once', () => {
  const counts = makeOpenCounts(2);
  const [first, second] = [counts.open('a'), counts.open('a')];
  expect(counts.open('a')).toBeUndefined();
  expect(counts.open('b')).toBeDefined();
  first?.();
  first?.();
  expect(counts.open('a')).toBeDefined();
  expect(counts.open('a')).toBeUndefined();
  expect(second).toBeDefined();
});

test('a window of requests ends though the clock is set back, and counts each address apart', async () => {
  const counts = new RequestCounts();
  const count = (address: string): number => {
    let current = 0;
    counts.incr(address, (_error, counted) => (current = counted?.current ?? 0), 40);
    return current;
  };
  expect([count('a'), count('a'), count('b')]).toEqual([1, 2, 1]);
  setClockBack();
  await new Promise((resolve) => setTimeout(resolve, 60));
  expect(count('a')).toBe(1);
});
