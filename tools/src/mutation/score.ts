import type { Mutant } from './mutants.ts';
import type { Verdict } from './worker.ts';

/** A mutant that no test told from the game as it is. */
export interface Survivor extends Mutant {
  readonly status: 'survived' | 'noCoverage';
}

/** What a run came to. */
export interface MutationScore {
  readonly game: string;
  readonly seed: number;
  /** Mutants there are to choose from: without string literals and static ones. */
  readonly candidates: number;
  readonly sampled: number;
  readonly killed: number;
  readonly timedOut: number;
  readonly survived: number;
  readonly noCoverage: number;
  /** Killed and timed out, in percent of all sampled. */
  readonly score: number;
  readonly survivors: readonly Survivor[];
}

/** Counts verdicts. Survivors come in the order of files and lines. */
export function scoreOf(
  { game, seed, candidates }: Pick<MutationScore, 'game' | 'seed' | 'candidates'>,
  mutants: readonly Mutant[],
  verdicts: ReadonlyMap<string, Verdict>,
): MutationScore {
  const count = (status: Verdict['status']): number => mutants.filter(({ id }) => verdicts.get(id)?.status === status).length;
  const [killed, timedOut] = [count('killed'), count('timedOut')];
  const survivors = mutants.flatMap((mutant): Survivor[] => {
    const status = verdicts.get(mutant.id)?.status;
    return status === 'survived' || status === 'noCoverage' ? [{ ...mutant, status }] : [];
  });
  return {
    game,
    seed,
    candidates,
    sampled: mutants.length,
    killed,
    timedOut,
    survived: count('survived'),
    noCoverage: count('noCoverage'),
    score: mutants.length === 0 ? 0 : Math.round(((killed + timedOut) / mutants.length) * 1000) / 10,
    survivors: survivors.toSorted((one, other) => one.file.localeCompare(other.file) || one.line - other.line || one.column - other.column),
  };
}

/** The score as text: the figures, then a survivor a line. */
export function formatScore(score: MutationScore): string {
  const { game, seed, sampled, candidates, killed, timedOut, survived, noCoverage } = score;
  const lines = score.survivors.map(
    ({ status, file, line, column, mutator, original, replacement }) =>
      `${status === 'noCoverage' ? 'NOT COVERED' : 'SURVIVED'} ${file}:${line}:${column} ${mutator}\n  - ${original}\n  + ${replacement}`,
  );
  return [
    ...lines,
    `${game}, seed ${seed}: ${sampled} of ${candidates} mutants: ${killed} killed, ${timedOut} timed out, ${survived} survived, ${noCoverage} not covered`,
    `score ${score.score.toFixed(1)} %`,
    '',
  ].join('\n');
}
