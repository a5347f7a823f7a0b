import type { Ability, When } from '../language/effects.ts';
import { word } from '../language/look-up.ts';
import type { Writer } from './writer.ts';
import { inTongue } from './writer.ts';

/** The names of an activated ability's headers, with what its labels add: "Hero Action (attack)". An empty name is left out. */
export function headerNames(writer: Writer, { headers, labels = [] }: Ability & { readonly kind: 'activated' }): string[] {
  return headers
    .map((header) => labelled(writer, inTongue(writer, word(writer.words.headers, header, 'header')), labels, header))
    .filter((name) => name !== '');
}

/** The bold words before an ability that stand for all there is to say of when: "Play", "After Fight". */
export function headers(writer: Writer, ability: Ability): string[] {
  if (ability.kind !== 'activated') return prefixesOf(writer, ability) ?? [];
  if (typeof ability.cost !== 'number' || ability.price !== undefined) throw new Error('The vocabulary has no words for prices.');
  const cost = ability.cost > 0 ? ` (${ability.cost})` : '';
  return ability.headers.map((header) => inTongue(writer, word(writer.words.headers, header, 'header')) + cost);
}

/** The header before the sentence of an ability that is set off: "Forced Response", "Interrupt (defense)"; none where the game has none. */
export function triggerHeader(writer: Writer, ability: Ability): string | undefined {
  const [when] = whensOf(ability);
  if (when === undefined || prefixesOf(writer, ability) !== undefined) return undefined;
  const { trigger } = word(writer.words.occasions, when.occasion, 'occasion');
  if (trigger === undefined) return undefined;
  const { forced, optional } = word(writer.words.triggers ?? {}, trigger, 'trigger');
  const isOptional = ability.kind === 'triggered' && !ability.forced;
  const labels = ability.kind === 'triggered' ? (ability.labels ?? []) : [];
  return labelled(writer, inTongue(writer, isOptional ? optional : forced), labels, trigger);
}

/** A header with what its labels add, the first one first. */
function labelled(writer: Writer, name: string, labels: readonly string[], header: string): string {
  const { labels: words } = writer.words;
  if (words === undefined) return name;
  return labels.reduce((said, each) => {
    const label = word(words, each, 'label');
    return inTongue(writer, label.under?.[header] ?? label).replace('{header}', () => said);
  }, name);
}

/** Every occasion that sets an ability off. */
export function whensOf(ability: Ability): readonly When[] {
  if (!('when' in ability)) return [];
  return ability.kind === 'triggered' ? [ability.when, ...(ability.also ?? [])] : [ability.when];
}

/** The prefixes of an ability, if all its occasions have one. */
export function prefixesOf(writer: Writer, ability: Ability): string[] | undefined {
  const prefixes = whensOf(ability).map((when) => prefixOf(writer, when));
  return prefixes.length > 0 && prefixes.every((each) => each !== undefined) ? prefixes : undefined;
}

/** The bold prefix of an occasion that is about the card itself and nothing else. */
function prefixOf(writer: Writer, when: When): string | undefined {
  const { prefix } = word(writer.words.occasions, when.occasion, 'occasion');
  return prefix === undefined || when.card !== 'self' || when.other !== undefined ? undefined : inTongue(writer, prefix);
}
