import type { Result } from '@crupier/kernel';
import type { Counts, PerftPosition } from './count.ts';
import { positionOf, type PerftEntry } from './perft-file.ts';

/** Counts the sequences of answers of a position, by depth from 1. */
export type CountAnswers = (position: PerftPosition, depth: number) => Result<readonly Counts[]>;

/** A number that is not what the file says, or a position that cannot be built: then nothing was found. */
export interface PerftFault {
  readonly position: string;
  readonly depth: number;
  readonly expected: Counts;
  readonly found: Counts | undefined;
  /** Why there is no number. */
  readonly why: string;
}

/** Compares the numbers of a position, of those depths that have at most so many raw sequences. The first that is wrong ends it. */
export function checkEntry(entry: PerftEntry, cards: readonly unknown[], count: CountAnswers, rawMax: number): PerftFault | undefined {
  const tooMany = entry.counts.findIndex(({ raw }) => raw > rawMax);
  const counts = tooMany < 0 ? entry.counts : entry.counts.slice(0, tooMany);
  const last = counts.at(-1);
  if (last === undefined) return undefined;
  const counted = tryCount(count, positionOf(entry, cards), counts.length);
  if (typeof counted === 'string') return { position: entry.name, depth: counts.length, expected: last, found: undefined, why: counted };
  for (const [at, expected] of counts.entries()) {
    const found = counted[at];
    if (found?.raw !== expected.raw || found.merged !== expected.merged)
      return { position: entry.name, depth: at + 1, expected, found, why: '' };
  }
  return undefined;
}

/** Counts anew, from depth 1 on until a depth has more raw sequences than that, or nothing can be answered any more. *Throws* for a position that cannot be built. */
export function countEntry(
  entry: PerftEntry,
  cards: readonly unknown[],
  count: CountAnswers,
  until: { readonly raw: number; readonly depth: number },
): PerftEntry {
  const position = positionOf(entry, cards);
  const counts: Counts[] = [];
  while (counts.length < until.depth && (counts.at(-1)?.raw ?? 1) > 0) {
    const counted = tryCount(count, position, counts.length + 1);
    const found = typeof counted === 'string' ? undefined : counted.at(-1);
    if (found === undefined) throw new Error(`${entry.name}: ${String(counted)}`);
    // The last number of a match that ends says that it does.
    if (found.raw > until.raw && counts.length > 0) break;
    counts.push(found);
  }
  return { ...entry, counts };
}

function tryCount(count: CountAnswers, position: PerftPosition, depth: number): readonly Counts[] | string {
  try {
    const counted = count(position, depth);
    return counted.ok
      ? counted.value
      : counted.problems.map(({ code, at, values }) => `${at} ${code} ${JSON.stringify(values)}`).join('; ');
  } catch (problem) {
    return problem instanceof Error ? problem.message : String(problem);
  }
}

/** A fault in words: the position's name and both numbers. */
export function sayFault({ position, depth, expected, found, why }: PerftFault): string {
  const wanted = `${expected.raw} raw, ${expected.merged} merged`;
  const counted = found === undefined ? why : `${found.raw} raw, ${found.merged} merged`;
  return `“${position}”, depth ${depth}: the file says ${wanted}; the rules say ${counted}`;
}
