import type { Hits } from './switches.ts';

/** What a run of all tests without any mutant told. */
export interface DryRun {
  /** The tests that failed, which must be none. */
  readonly failed: readonly { readonly test: string; readonly why: string }[];
  /** What each test is called. */
  readonly names: readonly string[];
  /** Milliseconds of each test. */
  readonly times: readonly number[];
  /** How often each mutant ran in each test. */
  readonly hits: readonly Hits[];
  /** Mutants that ran while files were loaded: those that run then alone are static. */
  readonly loading: Hits;
  /** Mutants that ran while the game was made from its cards, once for all tests. */
  readonly making: Hits;
}

/** How one mutant is to be tried. */
export interface Trial {
  readonly mutant: string;
  /** Tests in which it runs, by number, the quickest first. */
  readonly tests: readonly number[];
  /** It runs while the game is made: it needs a thread in which no game was made yet. */
  readonly fresh: boolean;
  /** How often it may run in one test before it counts as endless. */
  readonly hitLimit: number;
  /** Milliseconds that all its tests take without it. */
  readonly usual: number;
}

/** An active mutant may run so many times as often as it did without being active, and so many times more. */
const HITS_FACTOR = 100;
const HITS_MORE = 10_000;

/** A test in which mutants run more often than that goes on until a limit stops it: it would cost more than it tells. */
const TEST_HITS_MAX = 10_000_000;

/** The tests that are short enough to be run for each mutant, by number, and the names of the others. It does not depend on how quick the machine is. */
export function shortTests({ hits, names }: DryRun): { readonly short: readonly number[]; readonly leftOut: readonly string[] } {
  const isShort = hits.map((each) => Object.values(each).reduce((sum, count) => sum + count, 0) <= TEST_HITS_MAX);
  return { short: isShort.flatMap((short, test) => (short ? [test] : [])), leftOut: names.filter((_, test) => isShort[test] === false) };
}

/** Whether a mutant runs only while files are loaded. */
export function isStatic({ loading, making, hits }: DryRun, mutant: string): boolean {
  return (loading[mutant] ?? 0) > 0 && (making[mutant] ?? 0) === 0 && hits.every((each) => (each[mutant] ?? 0) === 0);
}

/** Plans the trial of a mutant: the tests that reach it, or, where it runs while the game is made, those and then all others. */
export function planTrial({ hits, times, making }: DryRun, mutant: string, short: readonly number[]): Trial {
  const quickest = (tests: readonly number[]): readonly number[] => tests.toSorted((one, other) => (times[one] ?? 0) - (times[other] ?? 0));
  const reaching = short.filter((test) => (hits[test]?.[mutant] ?? 0) > 0);
  const fresh = (making[mutant] ?? 0) > 0;
  const others = fresh ? short.filter((test) => !reaching.includes(test)) : [];
  const tests = [...quickest(reaching), ...quickest(others)];
  const most = Math.max(making[mutant] ?? 0, ...reaching.map((test) => hits[test]?.[mutant] ?? 0));
  return {
    mutant,
    tests,
    fresh,
    hitLimit: most * HITS_FACTOR + HITS_MORE,
    usual: tests.reduce((sum, test) => sum + (times[test] ?? 0), 0),
  };
}
