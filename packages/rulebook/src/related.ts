import type { Result } from '@crupier/kernel';
import { makeCiting } from './citations.ts';
import { findRule } from './find-rule.ts';
import { rulesOf } from './ledgers.ts';
import { familyOf, isList } from './rule-ids.ts';
import type { RuleRow } from './rule-row.ts';

/** The rules that a reader of one may want next. */
export interface RelatedRules {
  /** The others under the same heading; for errata and rulings, the others that speak of the same cards. */
  readonly family: readonly RuleRow[];
  /** The rules that cite it. */
  readonly citedBy: readonly RuleRow[];
  /** The rules that it cites. */
  readonly cites: readonly RuleRow[];
}

/**
 * The rules that belong to the one with an id, each list in the order of the rulebook.
 *
 * *Errors:* those of `findRule`.
 */
export async function related(id: string): Promise<Result<RelatedRules>> {
  const found = await findRule(id);
  if (!found.ok) return found;
  const rule = found.value;
  const rows = await rulesOf(rule.game);
  const citedOf = makeCiting(rows);
  const cited = citedOf(rule);
  return {
    ok: true,
    value: {
      family: rows.filter((row) => row.id !== rule.id && isKin(rule, row)),
      citedBy: rows.filter((row) => citedOf(row).has(rule.id)),
      cites: rows.filter((row) => cited.has(row.id)),
    },
  };
}

function isKin(rule: RuleRow, row: RuleRow): boolean {
  const family = familyOf(rule.id);
  if (!isList(family)) return familyOf(row.id) === family;
  return row.cards.some((card) => rule.cards.some((each) => each.en === card.en));
}
