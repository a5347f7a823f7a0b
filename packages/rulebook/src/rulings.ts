import { makeCiting } from './citations.ts';
import { rulesOf } from './ledgers.ts';
import type { RuleRow } from './rule-row.ts';

/** Our rulings that cite a rule, in the order of their numbers. */
export async function rulingsOn({ id, game }: RuleRow): Promise<readonly RuleRow[]> {
  const rows = await rulesOf(game);
  const citedOf = makeCiting(rows);
  return rows.filter((row) => row.kind === 'ruling' && citedOf(row).has(id));
}
