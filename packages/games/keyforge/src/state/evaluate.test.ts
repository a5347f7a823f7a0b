import type { Branch, PlayableMatch } from '@crupier/kernel';
import { seedFromNumber } from '@crupier/kernel/rules';
import { describe, expect, test } from 'vitest';
import { keyforge } from '../keyforge.ts';

const plain = { name: 'Plain', type: 'creature', house: 'brobnar', power: 3 };

function at(lines: readonly string[]): PlayableMatch {
  const found = keyforge.position?.(lines, seedFromNumber(1), { cards: [plain] });
  if (found?.ok !== true) throw new Error(JSON.stringify(found));
  return found.value;
}

function countOf(lines: readonly string[], seat: number, term: string): number | undefined {
  return at(lines).branch(seat, seedFromNumber(2)).terms(seat)[term]?.count;
}

/** What a position is worth for the first player in which one of the players has so many keys and so much Æ. */
function worthWith(seat: number, keys: string, aember: number): number {
  return at(['active 1', 'house brobnar', `${seat + 1} aember ${aember}`, ...(keys === '' ? [] : [`${seat + 1} keys ${keys}`])]).evaluate(
    0,
  );
}

function reap(branch: Branch, which: number): Branch {
  const ask = branch.question()?.asks[0];
  const options = ask?.options.flatMap(({ verb, card }, index) => (verb === 'reap' ? [{ card, index }] : [])) ?? [];
  const cards = options.toSorted((one, other) => one.card - other.card);
  branch.answer(0, [cards[which]?.index ?? -1]);
  return branch;
}

describe('the evaluation of KeyForge', () => {
  test('counts what a seat has less what its opponent has', () => {
    const lines = ['active 1', '1 aember 4', '2 aember 7', '1 line Grey Monk', '2 hand Grey Monk; Grey Monk'];
    expect([countOf(lines, 0, 'aember'), countOf(lines, 1, 'aember')]).toEqual([-3, 3]);
    expect([countOf(lines, 0, 'creatures'), countOf(lines, 0, 'hand')]).toEqual([1, -2]);
    expect([countOf(lines, 0, 'towardsKey'), countOf(lines, 0, 'canForge')]).toEqual([-2, -1]);
    const last = [...lines, '1 keys red blue'];
    expect([countOf(lines, 0, 'towardsLast'), countOf(last, 0, 'towardsLast'), countOf(last, 0, 'canWin')]).toEqual([0, 4, 0]);
  });

  test('counts Æ on a creature apart where it may be spent there', () => {
    const lines = ['active 1', '1 line Plain (aember 2) + The Callipygian Ideal; Plain (aember 1)', '2 line Plain (aember 4)'];
    expect([countOf(lines, 0, 'held'), countOf(lines, 0, 'spendable'), countOf(lines, 1, 'spendable')]).toEqual([-1, 2, -2]);
  });

  test.each([
    ['no win is near with one key', ['1 keys red', '1 aember 5'], undefined],
    ['with two keys the Æ for the third counts', ['1 keys red blue', '1 aember 5', '2 aember 9'], 5],
    ['so does what may be spent where it lies', ['1 keys red blue', '1 aember 3', '1 line Plain (aember 2) + The Callipygian Ideal'], 5],
  ])('says how near a win is: %s', (_what, lines, expected) => {
    expect(
      at(['active 1', ...lines])
        .branch(0, seedFromNumber(2))
        .nearness(0),
    ).toBe(expected);
  });

  describe.each([0, 1])('values a key no lower than the Æ that pays for it: of player %i', (seat) => {
    const good = seat === 0 ? 1 : -1;

    test.each([6, 7, 9, 12, 13, 18])('with %i Æ', (aember) => {
      const forging = ([before, after]: readonly [string, string]): number =>
        good * (worthWith(seat, after, aember - 6) - worthWith(seat, before, aember));
      for (const keys of [['', 'red'] as const, ['red', 'red blue'] as const]) expect(forging(keys)).toBeGreaterThanOrEqual(0);
    });

    test('the last key wins', () => {
      const match = at([`active ${seat + 1}`, 'step forge', `${seat + 1} keys red blue`, `${seat + 1} aember 6`]);
      const open = match.pending(seat);
      expect(match.answer(seat, open?.id ?? -1, [0])).toBeUndefined();
      expect(match.evaluate(0)).toBe(good * 1000);
      expect(good * worthWith(seat, 'red blue', 6)).toBeLessThan(1000);
    });

    test.each(['', '1 keys red', '2 keys red'])('and counts it while its colour is chosen: %s', (keys) => {
      const match = at([`active ${seat + 1}`, 'step forge', `${seat + 1} aember 8`, ...(keys === '' ? [] : [keys])]);
      const open = match.pending(seat);
      expect(open?.purpose).toBe('chooseKey');
      const before = match.evaluate(0);
      match.answer(seat, open?.id ?? -1, [0]);
      expect([match.pending(seat)?.purpose, match.evaluate(0)]).toEqual(['chooseHouse', before]);
    });
  });

  test('values a match that is won above any other', () => {
    const match = at(['active 1', '1 aember 4']);
    match.leave(1);
    expect([match.evaluate(0), match.evaluate(1)]).toEqual([1000, -1000]);
  });
});

test('a search meets a position again where the same creatures have reaped in another order', () => {
  const deal = at(['active 1', 'house brobnar', '1 line Plain; Plain']).branch(0, seedFromNumber(1));
  const [one, other] = [reap(reap(deal.copy(), 0), 0), reap(reap(deal.copy(), 1), 0)];
  expect(one.key()).toBe(other.key());
  expect(reap(deal.copy(), 0).key()).not.toBe(reap(deal.copy(), 1).key());
});
