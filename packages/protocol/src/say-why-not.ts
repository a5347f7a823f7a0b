import type { NamedValue, SeenObstacle, WhyNot } from '@crupier/kernel';
import { contract } from './polish.ts';
import { sayCard, sayDeed, sayLabel, type Speech, withText } from './say.ts';

/** Some acts that cannot be done for the same reasons. */
export interface SaidRefusal {
  /** What cannot be done: `Reap with Grey Monk`. */
  readonly acts: readonly string[];
  /** Why: the first is what is in the way now; the others come after it. */
  readonly reasons: readonly SaidReason[];
}

/** A reason in words. */
export interface SaidReason {
  readonly text: string;
  /** The rows of the rule ledger behind it, the first that counts; empty where it is no rule. */
  readonly rules: readonly string[];
  /** The key of the card whose text says so, or that the reason names; absent where the rules say it of no other card. */
  readonly by?: string;
}

/**
 * Puts into words why no more can be done with a card, whose definition is `card`, or why a question offers no more. Acts that are refused for
 * the same reasons are said together.
 */
export function sayWhyNot({ choice, acts, values }: WhyNot, card: string | undefined, speech: Speech): readonly SaidRefusal[] {
  const said = new Map<string, { readonly acts: string[]; readonly reasons: readonly SaidReason[] }>();
  for (const { verb, value, text, obstacles } of [...(choice === undefined ? [] : [choice]), ...acts]) {
    const named = sayDeed({ verb, value, ...(card !== undefined && { definition: card }) }, speech);
    const act = withText(verb, named, text?.[speech.language].replaceAll('**', ''));
    const reasons = obstacles.map((each) => sayObstacle(each, { card, values }, speech));
    const key = reasons.map(({ text }) => text).join('\n');
    const known = said.get(key);
    if (known === undefined) said.set(key, { acts: [act], reasons });
    else if (!known.acts.includes(act)) known.acts.push(act);
  }
  return [...said.values()];
}

function sayObstacle(
  { code, rule, by }: SeenObstacle,
  { card, values }: { readonly card: string | undefined } & Pick<WhyNot, 'values'>,
  speech: Speech,
): SaidReason {
  const { obstacles, choiceObstacles, optionObstacles } = speech.words;
  const template = (obstacles?.[code] ?? choiceObstacles?.[code] ?? optionObstacles?.[code])?.[speech.language] ?? code;
  const filled = template.replace(/\{(\w+)\}/g, (whole, name: string) => {
    if (name === 'card' && card !== undefined) return sayCard(card, speech);
    if (name === 'by' && by !== undefined) return sayCard(by.definition, speech);
    return name in values ? sayNamed(values[name] ?? '', speech) : whole;
  });
  // A reason that names the card needs no source behind it.
  const source = by === undefined || template.includes('{by}') ? '' : ` (${sayCard(by.definition, speech)})`;
  const text = `${speech.language === 'es' ? contract(filled) : filled}${source}`;
  return { text, rules: rule.split(' ').filter((row) => row !== ''), ...(by && { by: by.definition }) };
}

function sayNamed(value: NamedValue, speech: Speech): string {
  if (typeof value === 'number') return String(value);
  if (typeof value === 'object' && 'en' in value) return value[speech.language];
  const codes = typeof value === 'string' ? [value] : value;
  return new Intl.ListFormat(speech.language, { type: 'conjunction' }).format(codes.map((code) => sayLabel(code, speech)));
}
