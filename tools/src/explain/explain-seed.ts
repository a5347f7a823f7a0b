import type { TableOf } from '../questions/question-tables.ts';
import type { TestedGame } from '../tested-games.ts';

/** What a worker is told beside its seeds. */
export interface ExplainTask {
  readonly game: string;
  readonly every: number;
  readonly stopAfter: number;
}

/** Something wrong in a match, and how many answers the match was given before; without a step where it is about the whole match. */
export interface SeedFault {
  readonly step?: number;
  readonly said: string;
}

/** What came of one random match. */
export interface SeedExplained {
  readonly seed: number;
  /** How many times a seat asked about a card that it knows. */
  readonly cards: number;
  /** How many acts were refused, and how many options that are no cards a question lacked. */
  readonly refused: number;
  readonly missing: number;
  /** How many cards were not offered at a question, and for how many of these a check was found. */
  readonly unchosen: number;
  readonly checked: number;
  /** How many refusals gave each first reason, by its code. */
  readonly reasons: Readonly<Record<string, number>>;
  /** What is wrong: a reason that is empty, has no words, or makes no difference; each once, with the step where one is known. */
  readonly faults: readonly SeedFault[];
}

/** Plays one random match and asks for reasons. A match that breaks off is a fault. */
export function explainSeed(
  tested: Pick<TestedGame, 'explain'>,
  table: ReturnType<TableOf>,
  { seed, every, stopAfter }: Omit<ExplainTask, 'game'> & { readonly seed: number },
): SeedExplained {
  try {
    const { faults, unexpected, vague, ...counts } = tested.explain({ ...table, seed, every, stopAfter });
    const others = [
      ...unexpected.map((verb) => `${verb}: it is offered, and nothing is said of it where it is not`),
      ...vague.map((purpose) => `${purpose}: it is said to be about others, and not about which`),
    ];
    return { seed, ...counts, faults: [...faults, ...others.map((said) => ({ said }))] };
  } catch (problem) {
    const said = problem instanceof Error ? problem.message : String(problem);
    return { seed, cards: 0, refused: 0, missing: 0, unchosen: 0, checked: 0, reasons: {}, faults: [{ said }] };
  }
}

/** How many refusals of several matches gave each first reason, the most frequent first. */
export function sumReasons(counted: readonly SeedExplained['reasons'][]): SeedExplained['reasons'] {
  const sum = new Map<string, number>();
  for (const reasons of counted) for (const [code, times] of Object.entries(reasons)) sum.set(code, (sum.get(code) ?? 0) + times);
  return Object.fromEntries([...sum].toSorted(([, one], [, other]) => other - one));
}
