import type { Result } from '@crupier/kernel';
import { rulesOf } from './ledgers.ts';
import { failAt } from './problem.ts';
import { gameOfId, idKey, idPrefixes, nearestIds } from './rule-ids.ts';
import type { RuleGame, RuleRow } from './rule-row.ts';
import { ruleGames } from './rule-row.ts';

/** How many ids are offered in place of an unknown one. */
const suggestionCount = 3;
/** What is typed beyond these is not read: no id is longer. */
const lettersMax = 60;

/**
 * Finds the rule with an id, of whatever case, and with or without the letters of its game: `KF-FIGHT-4`, `kf fight 4`, `fight-4`, `601.1e`.
 * Without them the game that is played comes first.
 *
 * *Errors:* `rules.unknownId` if no rule has it, `rules.ambiguousId` if it lacks its game and several have one. Both offer ids in `nearest`.
 */
export async function findRule(typed: string, played?: RuleGame): Promise<Result<RuleRow>> {
  const id = typed.trim().slice(0, lettersMax);
  const game = gameOfId(id);
  const games = game === undefined ? ruleGames : [game];
  const rows = (await Promise.all(games.map(rulesOf))).flat();
  const key = idKey(id);
  const named = rows.filter((row) => isNamed(row, key));
  const ofPlayed = named.filter((row) => row.game === played);
  const found = ofPlayed.length > 0 ? ofPlayed : named;
  const [first, ...others] = found;
  if (first === undefined) return failAt('rules.unknownId', id, nearestIds(id, idsOf(rows), suggestionCount));
  return others.length === 0 ? { ok: true, value: first } : failAt('rules.ambiguousId', id, idsOf(found));
}

function idsOf(rows: readonly RuleRow[]): readonly string[] {
  return rows.map((row) => row.id);
}

function isNamed(row: RuleRow, key: string): boolean {
  const name = row.id.toLowerCase();
  return name === key || name === `${idPrefixes[row.game].toLowerCase()}${key}`;
}
