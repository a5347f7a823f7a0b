import type { RuleRow } from '@crupier/rulebook';
import { textIn } from '@crupier/rulebook';
import type { Io } from './io.ts';
import { paint, tell, wrap } from './output.ts';

/** A rule as lines: its id and heading, the cards it speaks of, what it says. */
export function sayRule(io: Io, rule: RuleRow): readonly string[] {
  const cards = rule.cards.map((card) => textIn(card, io.language));
  const lines = [`${paint(io, 'bold', rule.id)} ${textIn(rule.title, io.language)}`];
  if (cards.length > 0) lines.push(...wrap(`${tell(io, 'rules.cards')}: ${cards.join(', ')}`, io.columns));
  if (io.language === 'es' && rule.summary.es === undefined) lines.push(tell(io, 'rules.englishOnly'));
  return [...lines, ...wrap(textIn(rule.summary, io.language), io.columns)];
}
