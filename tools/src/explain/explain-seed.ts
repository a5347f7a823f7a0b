import type { TableOf } from '../questions/question-tables.ts';
import type { TestedGame } from '../tested-games.ts';

/** What a worker is told beside its seeds. */
export interface ExplainTask {
  readonly game: string;
  readonly every: number;
  readonly stopAfter: number;
}

/** What came of one random match. */
export interface SeedExplained {
  readonly seed: number;
  /** How many acts were refused, how many cards were not offered at a question, and for how many of these a check was found. */
  readonly refused: number;
  readonly unchosen: number;
  readonly checked: number;
  /** What is wrong: a reason that is empty, has no words, or makes no difference; each once. */
  readonly faults: readonly string[];
}

/** Plays one random match and asks for reasons. A match that breaks off is a fault. */
export function explainSeed(
  tested: Pick<TestedGame, 'explain'>,
  table: ReturnType<TableOf>,
  { seed, every, stopAfter }: Omit<ExplainTask, 'game'> & { readonly seed: number },
): SeedExplained {
  try {
    const { refused, unchosen, checked, faults, unexpected, vague } = tested.explain({ ...table, seed, every, stopAfter });
    const others = [
      ...unexpected.map((verb) => `${verb}: it is offered, and nothing is said of it where it is not`),
      ...vague.map((purpose) => `${purpose}: it is said to be about others, and not about which`),
    ];
    return { seed, refused, unchosen, checked, faults: [...faults, ...others] };
  } catch (problem) {
    const failure = problem instanceof Error ? problem.message : String(problem);
    return { seed, refused: 0, unchosen: 0, checked: 0, faults: [failure] };
  }
}
