import { knownIn, type CardBook } from '../cards/card-book.ts';
import { aspects, type Aspect, type CardFacts } from '../cards/facts/card-facts.ts';
import type { Copies, Identity } from '../cards/identities.ts';
import { deckbuildingOf } from './deckbuilding.ts';

/** The aspect of a card, or `undefined` for a card of none. *Rule:* MC-ASPECT-CARD-3. */
export function aspectOf({ faction }: CardFacts): Aspect | undefined {
  return aspects.find((aspect) => aspect === faction);
}

/** The cards of a deck that are of an aspect and none of the identity's own. */
export function aspectCards(
  cards: readonly Copies[],
  identity: Identity,
  book: CardBook,
): readonly (readonly [card: CardFacts, count: number])[] {
  return cards
    .map(({ card, count }) => [knownIn(book, card), count] as const)
    .filter(([card]) => aspectOf(card) !== undefined && card.set !== identity.hero.set);
}

/**
 * The aspects that a list which names none has chosen: those that most of its cards need, as many as its identity chooses. Cards that
 * the identity may have of any aspect count last.
 *
 * *Rule:* MC-DECK-4, MC-ASPECT-CARD-2.
 */
export function chooseAspects(cards: readonly Copies[], identity: Identity, book: CardBook): readonly Aspect[] {
  const { aspectCount, offAspect } = deckbuildingOf(identity.code);
  const found = aspectCards(cards, identity, book);
  const scores = aspects.map((aspect) => {
    const own = found.filter(([card]) => aspectOf(card) === aspect);
    const score = own.reduce((sum, [card, count]) => sum + count * (offAspect?.allows(card) === true ? 1 : 100), 0);
    return { aspect, score };
  });
  const chosen = scores
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
    .slice(0, aspectCount)
    .map(({ aspect }) => aspect);
  return aspects.filter((aspect) => chosen.includes(aspect));
}
