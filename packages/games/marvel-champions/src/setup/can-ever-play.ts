import type { CardBook } from '../cards/card-book.ts';
import type { CardFacts } from '../cards/facts/card-facts.ts';
import type { Identity } from '../cards/identities.ts';

/**
 * Whether an identity has what a card wants printed on the identity that plays it, such as a trait: a card that wants another is dead in
 * the deck, though the rules allow it there.
 */
export function canEverPlay({ faces }: Identity, facts: CardFacts, book: CardBook): boolean {
  return (book.textOf(facts) ?? []).every((ability) => {
    if (ability.kind !== 'keyword' || ability.keyword !== 'playOnlyWith' || ability.of === undefined) return true;
    const { noun, are } = ability.of;
    if (noun !== 'identity') return true;
    return are.every((quality) => {
      if (typeof quality === 'string' || !('is' in quality) || quality.is !== 'trait') return true;
      const wanted = 'value' in quality ? quality.value : undefined;
      return faces.some(({ traits }) => traits.some((trait) => trait === wanted));
    });
  });
}
