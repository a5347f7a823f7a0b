import type { ScenarioEntry } from '@crupier/rule-coverage';
import type { Change, RerunScenario } from './rerun.ts';

/** A scenario that came to something else. */
export interface Deviation {
  readonly change: Change;
  readonly file: string;
  readonly scenario: string;
  readonly what: string;
}

/** How the reruns with one change ended. */
export interface ChangeReport {
  readonly change: Change;
  readonly same: number;
  /** The rules allow another outcome: chance, or a deck that runs out. */
  readonly doesNotApply: number;
  readonly deviations: readonly Deviation[];
}

/** Runs scenarios once more with a change. */
export function rerunAll(entries: readonly ScenarioEntry[], change: Change, seed: number, rerun: RerunScenario): ChangeReport {
  const ends = entries.map((entry) => ({ entry, end: rerun(entry.input, change, seed) }));
  const count = (wanted: string): number => ends.filter(({ end }) => end.end === wanted).length;
  const deviations = ends.flatMap(({ entry, end }): Deviation[] =>
    end.end === 'other' ? [{ change, file: entry.file, scenario: entry.name, what: end.what }] : [],
  );
  return { change, same: count('same'), doesNotApply: count('does not apply'), deviations };
}
