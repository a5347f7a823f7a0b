import { makeCiting } from './citations.ts';
import { rulesOf } from './ledgers.ts';
import type { RuleGame, RuleRow } from './rule-row.ts';

/** Which rules of a game cite which, in the order of its rulebook. */
export interface CitationIndex {
  readonly cites: (id: string) => readonly RuleRow[];
  readonly citedBy: (id: string) => readonly RuleRow[];
}

const made = new Map<RuleGame, Promise<CitationIndex>>();

/** The citations of a game's rules, looked for once. */
export function citationsOf(game: RuleGame): Promise<CitationIndex> {
  const known = made.get(game) ?? rulesOf(game).then(indexed);
  made.set(game, known);
  return known;
}

function indexed(rows: readonly RuleRow[]): CitationIndex {
  const citedOf = makeCiting(rows);
  const cites = new Map(rows.map((row) => [row.id, citedOf(row)]));
  return {
    cites: (id) => rows.filter((row) => cites.get(id)?.has(row.id) === true),
    citedBy: (id) => rows.filter((row) => cites.get(row.id)?.has(id) === true),
  };
}
