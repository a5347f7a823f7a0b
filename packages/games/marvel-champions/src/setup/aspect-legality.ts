import type { Problem } from '@crupier/kernel/rules';
import { aspects, type CardFacts } from '../cards/facts/card-facts.ts';
import { isDeckCard } from '../cards/identities.ts';
import { aspectNames } from './aspects.ts';
import { aspectCards, aspectOf } from './choose-aspects.ts';
import type { CheckedDeck } from './checked-deck.ts';
import { deckbuildingOf, type OffAspect } from './deckbuilding.ts';
import { aspectValues, cardValues, identityValues, illegal } from './deck-problems.ts';

type Listed = readonly (readonly [card: CardFacts, count: number])[];

/**
 * Checks the aspects of a deck: how many were chosen, that its cards are of these, and what its identity says of them.
 *
 * *Errors:* `deck.aspectCount`, `deck.offAspect`, `deck.tooManyOffAspect`, `deck.incompleteOffAspect`, `deck.unequalAspects`.
 * *Rule:* MC-DECK-4, MC-ASPECT-CARD-2, MC-DECK-7, MC-FAQ-51, MC-FAQ-104.
 */
export function checkAspects(checked: CheckedDeck): readonly Problem[] {
  const { deck, identity, placeOf, book } = checked;
  const listed = aspectCards(deck.cards, identity, book).filter(([card]) => isDeckCard(card) && card.set === undefined);
  const strange = listed.filter(([card]) => !deck.aspects.some((aspect) => aspect === aspectOf(card)));
  const { offAspect } = deckbuildingOf(identity.code);
  const allowed = strange.filter(([card]) => offAspect?.allows(card) === true);
  const refused = strange.filter((each) => !allowed.includes(each));
  const chosen = aspectValues(deck.aspects);
  return [
    ...checkCount(checked),
    ...refused.map(([card]) => {
      const { aspects: of, aspectsEs: ofEs } = aspectValues(aspects.filter((each) => each === aspectOf(card)));
      return illegal('deck.offAspect', 'MC-DECK-4', placeOf(card.code), { ...cardValues(card), ...chosen, of, ofEs });
    }),
    ...(offAspect === undefined ? [] : checkOffAspect(allowed, offAspect, checked)),
    ...checkEquality(listed, checked),
  ];
}

/** A deck without any card of an aspect may leave open which it has chosen. */
function checkCount({ deck, identity }: CheckedDeck): readonly Problem[] {
  const { aspectCount, aspectsOf = aspects, hasEqualAspects } = deckbuildingOf(identity.code);
  const count = new Set(deck.aspects).size;
  const areAllowed = deck.aspects.every((aspect) => aspectsOf.includes(aspect));
  const isOpen = count === 0 && !hasEqualAspects;
  if ((count === aspectCount || isOpen) && count === deck.aspects.length && areAllowed) return [];
  const { aspects: choices, aspectsEs: choicesEs } = aspectValues(aspectsOf);
  const values = { ...identityValues(identity), ...aspectValues(deck.aspects), count, wanted: aspectCount, choices, choicesEs };
  return [illegal('deck.aspectCount', aspectCount === 1 ? 'MC-DECK-4' : 'MC-DECK-7', '', values)];
}

function checkOffAspect(cards: Listed, { cardsMax, namesExactly }: OffAspect, { identity }: CheckedDeck): readonly Problem[] {
  const count = cards.reduce((sum, [, copies]) => sum + copies, 0);
  const named = {
    ...identityValues(identity),
    cards: cards.map(([card, copies]) => `${copies}x ${card.name}`).join(', '),
    cardsEs: cards.map(([card, copies]) => `${copies}x ${card.nameEs}`).join(', '),
  };
  if (cardsMax !== undefined && count > cardsMax) {
    return [illegal('deck.tooManyOffAspect', 'MC-DECK-7', '', { ...named, count, max: cardsMax })];
  }
  const isWhole = cards.length === namesExactly && cards.every(([card, copies]) => copies === card.deckLimit);
  if (namesExactly === undefined || cards.length === 0 || isWhole) return [];
  return [illegal('deck.incompleteOffAspect', 'MC-FAQ-104', '', { ...named, max: namesExactly })];
}

/** *Rule:* MC-FAQ-51. */
function checkEquality(listed: Listed, { deck, identity }: CheckedDeck): readonly Problem[] {
  if (!deckbuildingOf(identity.code).hasEqualAspects) return [];
  const counts = deck.aspects.map((aspect) => {
    const own = listed.filter(([card]) => aspectOf(card) === aspect);
    return { aspect, count: own.reduce((sum, [, copies]) => sum + copies, 0) };
  });
  if (new Set(counts.map(({ count }) => count)).size <= 1) return [];
  const said = (language: 'en' | 'es'): string => counts.map(({ aspect, count }) => `${count} ${aspectNames[aspect][language]}`).join(', ');
  const rule = deckbuildingOf(identity.code).aspectCount === 2 ? 'MC-FAQ-51' : 'MC-DECK-7';
  return [illegal('deck.unequalAspects', rule, '', { ...identityValues(identity), counts: said('en'), countsEs: said('es') })];
}
