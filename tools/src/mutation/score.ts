import type { Mutant } from './mutants.ts';
import { explainer, staleReasons, type Reason, type StaleReason } from './reasons.ts';
import type { Verdict } from './worker.ts';

/** A mutant that no test told from the game as it is. */
export interface Survivor extends Mutant {
  readonly status: 'survived' | 'noCoverage';
  /** Why no test need tell it; absent where nobody has said. */
  readonly why?: string;
}

/** What a run was given. */
export interface Run extends Pick<MutationScore, 'game' | 'seed' | 'candidates'> {
  /** Every mutant that there is. */
  readonly mutants: readonly Mutant[];
  readonly sampled: readonly Mutant[];
  readonly reasons: readonly Reason[];
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
  /** Survivors with a reason, and without. */
  readonly explained: number;
  readonly unexplained: number;
  readonly survivors: readonly Survivor[];
  /** Reasons that are not needed any more, as far as this run can tell. */
  readonly stale: readonly StaleReason[];
}

/** Counts verdicts. Survivors come in the order of files and lines. */
export function scoreOf(run: Run, verdicts: ReadonlyMap<string, Verdict>): MutationScore {
  const { game, seed, candidates, sampled } = run;
  const count = (status: Verdict['status']): number => sampled.filter(({ id }) => verdicts.get(id)?.status === status).length;
  const [killed, timedOut] = [count('killed'), count('timedOut')];
  const survivors = survivorsOf(run, verdicts);
  const explained = survivors.filter(({ why }) => why !== undefined).length;
  return {
    game,
    seed,
    candidates,
    sampled: sampled.length,
    killed,
    timedOut,
    survived: count('survived'),
    noCoverage: count('noCoverage'),
    score: sampled.length === 0 ? 0 : Math.round(((killed + timedOut) / sampled.length) * 1000) / 10,
    explained,
    unexplained: survivors.length - explained,
    survivors,
    stale: staleReasons(run.reasons, run.mutants, verdicts),
  };
}

function survivorsOf({ sampled, reasons }: Run, verdicts: ReadonlyMap<string, Verdict>): readonly Survivor[] {
  const whyOf = explainer(reasons);
  const survivors = sampled.flatMap((mutant): Survivor[] => {
    const status = verdicts.get(mutant.id)?.status;
    if (status !== 'survived' && status !== 'noCoverage') return [];
    const why = whyOf(mutant);
    return [{ ...mutant, status, ...(why !== undefined && { why }) }];
  });
  return survivors.toSorted((one, other) => one.file.localeCompare(other.file) || one.line - other.line || one.column - other.column);
}

/** The score as text: survivors with a reason and without, reasons that are not needed any more, and then the figures. */
export function formatScore(score: MutationScore): string {
  const { game, seed, sampled, candidates, killed, timedOut, survived, noCoverage, survivors, stale } = score;
  const explained = survivors.filter(({ why }) => why !== undefined);
  const unexplained = survivors.filter(({ why }) => why === undefined);
  return [
    ...group('Survivors with a reason', explained.map(formatSurvivor)),
    ...group('Survivors without a reason', unexplained.map(formatSurvivor)),
    ...group('Reasons not needed any more', stale.map(formatStale)),
    `${game}, seed ${seed}: ${sampled} of ${candidates} mutants: ${killed} killed, ${timedOut} timed out, ${survived} survived, ${noCoverage} not covered`,
    `of the survivors ${score.explained} with a reason, ${score.unexplained} without; ${stale.length} reasons not needed any more`,
    `score ${score.score.toFixed(1)} %`,
    '',
  ].join('\n');
}

/** A heading, what stands below it, and an empty line; nothing where nothing stands below. */
function group(title: string, entries: readonly string[]): readonly string[] {
  return entries.length === 0 ? [] : [`${title}:`, ...entries, ''];
}

function formatSurvivor({ status, file, line, column, within, nth, mutator, original, replacement, why }: Survivor): string {
  const what = `${status === 'noCoverage' ? 'NOT COVERED' : 'SURVIVED'} ${file}:${line}:${column} ${place({ within, nth })} ${mutator}`;
  return [what, `  - ${original}`, `  + ${replacement}`, ...(why === undefined ? [] : [`  ${why}`])].join('\n');
}

function formatStale({ because, file, within, nth, original, replacement }: StaleReason): string {
  const what = because === 'gone' ? 'GONE' : 'KILLED';
  return [`${what} ${file} ${place({ within, nth })}`, `  - ${original}`, `  + ${replacement}`].join('\n');
}

/** A declaration, and which of the same words in it is meant. */
function place({ within, nth = 1 }: Pick<StaleReason, 'within'> & { readonly nth: number | undefined }): string {
  return nth === 1 ? within : `${within} (${nth})`;
}
