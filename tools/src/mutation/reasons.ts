import type { Mutant } from './mutants.ts';
import type { Verdict } from './worker.ts';

/** A mutant as a list names it: by what stays the same when lines move. */
export interface ListedMutant extends Pick<Mutant, 'file' | 'within' | 'original' | 'replacement'> {
  /** Which it is of those with the same words; absent for the first. */
  readonly nth?: number;
}

/** Why no test can or need tell some mutants from the game as it is. */
export interface Reason {
  /** One sentence, which is true of each of them. */
  readonly why: string;
  readonly mutants: readonly ListedMutant[];
}

/** A mutant with a reason that it does not need: a test tells it now, or nothing like it stands there any more. */
export interface StaleReason extends ListedMutant {
  readonly because: 'killed' | 'gone';
}

/** Where a game's reasons are listed, beside its scenarios. */
export const REASONS_FILE = 'survivors.json';

/** Says why a mutant may survive; undefined where nobody has said. */
export function explainer(reasons: readonly Reason[]): (mutant: ListedMutant) => string | undefined {
  const whys = new Map(reasons.flatMap(({ why, mutants }) => mutants.map((mutant): [string, string] => [nameOfMutant(mutant), why])));
  return (mutant) => whys.get(nameOfMutant(mutant));
}

/**
 * The reasons that are not needed any more. What is gone is known from the mutants that there are; what is killed only where it was
 * tried: a sample says it of a few, a run of all that are listed of each.
 */
export function staleReasons(
  reasons: readonly Reason[],
  mutants: readonly Mutant[],
  verdicts: ReadonlyMap<string, Verdict>,
): readonly StaleReason[] {
  const ids = new Map(mutants.map((mutant) => [nameOfMutant(mutant), mutant.id]));
  return reasons.flatMap((reason) =>
    reason.mutants.flatMap((mutant): StaleReason[] => {
      const id = ids.get(nameOfMutant(mutant));
      if (id === undefined) return [{ ...mutant, because: 'gone' }];
      return isKilled(verdicts.get(id)) ? [{ ...mutant, because: 'killed' }] : [];
    }),
  );
}

function isKilled(verdict: Verdict | undefined): boolean {
  return verdict?.status === 'killed' || verdict?.status === 'timedOut';
}

/** A mutant by what stays the same when lines move, as one text. */
export function nameOfMutant({ file, within, original, replacement, nth = 1 }: ListedMutant): string {
  return JSON.stringify([file, within, original, replacement, nth]);
}
