import { type Outcome, WON } from '@crupier/kernel';
import { describe, expect, test } from 'vitest';
import { diceFrom } from './dice.ts';
import { CHOICES, type Ladder, LadderBranch, PASS } from './fixtures/ladder.ts';
import { choicesOf, type Path } from './path.ts';
import { type End, TurnSearch } from './turn-search.ts';

const stops = { seat: 0, isVoid: () => false, isLate: () => false };

/** The best ends of plans that begin with each of the acts, and with ending the turn. */
function endsOf(
  ladder: Ladder,
  answersMax: number,
  { guides = [], width = 8 }: { readonly guides?: readonly (Path | undefined)[]; readonly width?: number } = {},
): { readonly ends: readonly (End | undefined)[]; readonly given: number } {
  const branch = new LadderBranch(ladder);
  const search = new TurnSearch(stops, { answersMax, width, roll: diceFrom('x') });
  const ends = search.endsFor(
    branch,
    Array.from({ length: CHOICES + 1 }, (_, at) => [at]),
    guides,
  );
  return { ends, given: branch.given };
}

function valuesOf(ladder: Ladder, answersMax = 300): readonly number[] {
  return endsOf(ladder, answersMax).ends.map((end) => end?.value ?? Number.NaN);
}

const won: Outcome = { winners: [0], reason: 'climbed' };
const lost: Outcome = { winners: [1], reason: 'fell' };
const threes = (acts: readonly number[]): number => acts.filter((act) => act === 3).length;

describe('a search of a turn', () => {
  test('follows a whole plan first, however little it may look at', () => {
    const ladder: Ladder = { worth: (acts) => threes(acts) - acts.length / 10, outcome: (acts) => (threes(acts) >= 6 ? won : undefined) };
    const { ends, given } = endsOf(ladder, 100);
    expect(ends[3]?.value).toBeGreaterThanOrEqual(WON);
    expect(given).toBeLessThan(150);
  });

  test('finds what is worth more at the end than on the way, once it may look at more', () => {
    // The first of two acts costs something, the second brings more.
    const worths: Readonly<Record<string, number>> = { '4': -1, '4 1': 5, '2': 1 };
    const ladder: Ladder = { worth: (acts) => worths[acts.slice(0, 2).join(' ')] ?? worths[acts.slice(0, 1).join(' ')] ?? 0 };
    expect(Math.max(...valuesOf(ladder))).toBe(5);
  });

  test('values a plan that it cannot follow to its end as if the turn ended there', () => {
    const { ends } = endsOf({ worth: (acts) => acts.length }, 12);
    for (const end of ends.slice(0, CHOICES)) expect(end?.value).toBeGreaterThanOrEqual(1);
    expect(ends[PASS]?.value).toBe(0);
  });

  test('would rather win at once than later', () => {
    const ladder: Ladder = {
      worth: () => 0,
      outcome: (acts, hasEnded) => (acts[0] === 0 || (acts[0] === 1 && hasEnded) ? won : undefined),
    };
    const [now = 0, later = 0] = valuesOf(ladder);
    expect([now > later, later]).toEqual([true, WON]);
  });

  test('takes the better position of those that lose', () => {
    const ladder: Ladder = { worth: (acts) => (acts.includes(2) ? 3 : 0), outcome: (_, hasEnded) => (hasEnded ? lost : undefined) };
    const values = valuesOf(ladder);
    expect(values[2]).toBe(Math.max(...values));
    expect(values[2]).toBeGreaterThan(values[PASS] ?? 0);
    expect(Math.max(...values)).toBeLessThan(0);
  });

  test('looks once at what acts come to in any order, and lets every plan know of what it finds there', () => {
    const undone = (acts: readonly number[]): readonly number[] => [0, 1, 2, 3, 4].filter((act) => !acts.includes(act));
    const ladder: Ladder = { worth: (acts) => acts.reduce((sum, act) => sum + act, 0), offered: undone };
    const apart = endsOf(ladder, 2_000, { width: 64 });
    const together = endsOf({ ...ladder, key: (acts) => String(acts.toSorted((one, other) => one - other)) }, 2_000, { width: 64 });
    expect(together.given).toBeLessThan(apart.given / 3);
    for (const { ends } of [apart, together]) expect(ends.map((end) => end?.value)).toEqual([10, 10, 10, 10, 10, 0]);
    expect(together.ends.map((end) => choicesOf(end?.path).length)).toEqual([4, 4, 4, 4, 4, 0]);
  });

  describe('a plan of another deal', () => {
    const winding: Ladder = { worth: (acts) => ['2', '2 0', '2 0 4', '2 0 4 1'].indexOf(acts.join(' ')) };
    const plan = endsOf(winding, 2_000).ends[2];

    test('is tried', () => {
      expect(plan?.value).toBe(3);
      expect(endsOf(winding, 7).ends[2]?.value).toBeLessThan(3);
      expect(endsOf(winding, 7, { guides: [undefined, undefined, plan?.path] }).ends[2]?.value).toBe(3);
    });

    test('is followed but for the acts that are not offered', () => {
      const short: Ladder = { worth: (acts) => ['2', '2 0', '2 0 1'].indexOf(acts.join(' ')), offered: () => [0, 1, 2, 3] };
      const { ends } = endsOf(short, 7, { guides: [undefined, undefined, plan?.path] });
      expect(ends[2]?.value).toBe(2);
    });
  });

  test('tries what the best plan does after the other first answers too', () => {
    // Only what comes after the first act counts, and little may be looked at.
    const ladder: Ladder = {
      worth: (acts) => ['3', '3 1', '3 1 4', '3 1 4 0'].indexOf(acts.slice(1).join(' ')) + (acts[0] === 2 ? 0.1 : 0),
    };
    const values = valuesOf(ladder, 40);
    expect(values[2]).toBeGreaterThan(2);
    for (const each of values.slice(0, CHOICES)) expect(each).toBeCloseTo(values[2] ?? 0, 0);
  });

  describe('where a win is near', () => {
    // Ones alone win, each of them costs something, and threes are worth more at every step.
    const ones = (acts: readonly number[]): number => acts.filter((act) => act === 1).length;
    const ladder: Ladder = { worth: (acts) => threes(acts) - ones(acts), outcome: (acts) => (ones(acts) >= 5 ? won : undefined) };

    test('plans that go for it are looked for beside those that are worth most', () => {
      expect(Math.max(...valuesOf(ladder, 120))).toBeLessThan(WON);
      expect(Math.max(...valuesOf({ ...ladder, nearness: ones }, 120))).toBeGreaterThanOrEqual(WON);
    });

    test('plans are valued as ever, and more of them are looked at', () => {
      const near: Ladder = { worth: threes, nearness: ones };
      expect(Math.max(...valuesOf(near))).toBe(6);
      expect(endsOf(near, 100).given).toBeGreaterThan(endsOf({ worth: threes }, 100).given * 1.5);
    });
  });
});
