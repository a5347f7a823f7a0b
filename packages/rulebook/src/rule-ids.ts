import { editDistance } from '@crupier/kernel';
import type { RuleGame } from './rule-row.ts';
import { ruleGames } from './rule-row.ts';

/** How the ids of each game begin. A number of Inferno that stands twice has a `#2` for the second: ruling C-53. */
export const idPrefixes: Readonly<Record<RuleGame, string>> = { keyforge: 'KF-', inferno: 'INF-', 'marvel-champions': 'MC-' };

/** Families that are lists of unlike things: their rows belong together only where they speak of the same card. */
const lists: readonly string[] = ['KF-FAQ-GEN', 'KF-FAQ-CARD', 'KF-ERRATA', 'INF-C', 'MC-C', 'MC-FAQ', 'MC-ERRATA', 'MC-LTP'];

/** Chapters of Inferno in which every numbered rule is a keyword of its own. */
const keywordChapter = /^INF-70[123]\.\d+/;

/**
 * The family of a rule, by its id: what stands under one heading.
 * `KF-FIGHT-4` → `KF-FIGHT`; `INF-601.1e` → `INF-601`, but `INF-702.5b` → `INF-702.5`; rulings → the list they are in.
 */
export function familyOf(id: string): string {
  if (/^INF-\d/.test(id)) return keywordChapter.exec(id)?.[0] ?? /^INF-\d+/.exec(id)?.[0] ?? id;
  if (id.startsWith('KF-ERRATA-GENERAL')) return 'KF-ERRATA-GENERAL';
  if (id.startsWith('KF-ERRATA-')) return 'KF-ERRATA';
  if (id.startsWith('KF-FAQ-CARD-')) return 'KF-FAQ-CARD';
  return id.replace(/-\d+$/, '');
}

/** Whether a family is a list of unlike things, such as errata. */
export function isList(family: string): boolean {
  return lists.includes(family);
}

/** The game whose ids begin as this one does, whatever its case. */
export function gameOfId(id: string): RuleGame | undefined {
  const key = idKey(id);
  return ruleGames.find((game) => key.startsWith(idPrefixes[game].toLowerCase()));
}

/** An id made comparable: without case, and with a single hyphen for whatever stands between its parts. */
export function idKey(id: string): string {
  return id
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_–—-]+/g, '-');
}

/** The ids nearest to one that does not exist, best first. Ids that begin with it come before those that are only spelled alike. */
export function nearestIds(id: string, ids: readonly string[], count: number): readonly string[] {
  const key = idKey(id);
  const distances = ids.map((each) => ({ id: each, distance: distanceToId(key, idKey(each)) }));
  return distances
    .toSorted((one, other) => one.distance - other.distance)
    .slice(0, count)
    .map((each) => each.id);
}

function distanceToId(key: string, other: string): number {
  if (other.startsWith(key)) return (other.length - key.length) / 100;
  const tail = other.slice(other.indexOf('-') + 1);
  return Math.min(editDistance(key, other), editDistance(key, tail) + 0.5);
}
