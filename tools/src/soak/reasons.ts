import { readFileSync } from 'node:fs';
import { sections, type Counts, type Section, type Universe } from './counts.ts';

/** Why games reach some things seldom or never, or why a text may pass some of its acts over. */
export interface Reason {
  /** One sentence that is true of each. */
  readonly why: string;
  /** What it explains, by section. */
  readonly of: Readonly<Partial<Record<Section, readonly string[]>>>;
}

/** The reasons that a file lists. */
export function readReasons(file: URL): readonly Reason[] {
  return JSON.parse(readFileSync(file, 'utf8')) as readonly Reason[];
}

/** All that reasons explain in a section. */
export function explainedIn(reasons: readonly Reason[], section: Section): ReadonlySet<string> {
  return new Set(reasons.flatMap(({ of }) => of[section] ?? []));
}

/** What is explained and could not be reached under that name, or was reached as often as is wished all the same. */
export function needlessIn(reasons: readonly Reason[], counts: Counts, universe: Universe, least: number): readonly string[] {
  return sections.flatMap((section) => {
    const names = universe[section];
    if (names === undefined) return [];
    const isNeedless = (name: string): boolean => !names.includes(name) || (counts[section][name] ?? 0) >= least;
    return [...explainedIn(reasons, section)].filter(isNeedless).map((name) => `${section}: ${name}`);
  });
}
