import type { SourceCard, SourceTranslation } from './source.ts';

/** Splits `S.H.I.E.L.D. Soldier.` into its traits. */
export function splitTraits(printed: string): readonly string[] {
  return printed
    .split(/\.\s+|\.$/)
    .map((each) => each.trim())
    .filter((each) => each !== '')
    .map((each) => (each.includes('.') ? `${each}.` : each));
}

/**
 * Finds the Spanish word of each trait: the one that most cards have in its place. Sorted by the English word.
 *
 * Cards whose translation has another number of traits, and other words for a trait, are told as oddities.
 */
export function translateTraits(
  cards: readonly SourceCard[],
  translations: ReadonlyMap<string, SourceTranslation>,
  oddities: string[],
): ReadonlyMap<string, string> {
  const counts = new Map<string, Map<string, number>>();
  for (const card of cards.filter((each) => each.duplicate_of === undefined)) {
    const traits = splitTraits(card.traits ?? '');
    const spanish = splitTraits(translations.get(card.code)?.traits ?? '');
    if (spanish.length !== traits.length) oddities.push(`${card.code}: ${traits.length} traits, ${spanish.length} in Spanish.`);
    for (const [index, trait] of traits.entries()) {
      const words = counts.get(trait) ?? new Map<string, number>();
      counts.set(trait, words);
      const word = spanish.length === traits.length ? spanish[index] : undefined;
      if (word !== undefined) words.set(word, (words.get(word) ?? 0) + 1);
    }
  }
  const chosen = [...counts].map(([trait, words]) => {
    const [first, ...others] = [...words].toSorted(([, one], [, other]) => other - one).map(([word]) => word);
    if (others.length > 0) oddities.push(`The trait ${trait} is ${first}, and elsewhere ${others.join(', ')}.`);
    return [trait, first ?? trait] as const;
  });
  return new Map(chosen.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
