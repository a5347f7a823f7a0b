import { type Outcome, WON } from '@crupier/kernel';
import { describe, expect, test } from 'vitest';
import { diceFrom } from './dice.ts';
import { CHOICES, type Ladder, LadderBranch, PASS } from './fixtures/ladder.ts';
import { type End, TurnSearch } from './turn-search.ts';

const stops = { seat: 0, isVoid: () => false, isLate: () => false };

/** The best ends of plans that begin with each of the acts, and with ending the turn. */
function endsOf(ladder: Ladder, answersMax: number): { readonly ends: readonly (End | undefined)[]; readonly given: number } {
  const branch = new LadderBranch(ladder);
  const search = new TurnSearch(stops, { answersMax, width: 8, roll: diceFrom('x') });
  const ends = search.endsFor(
    branch,
    Array.from({ length: CHOICES + 1 }, (_, at) => [at]),
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
});
