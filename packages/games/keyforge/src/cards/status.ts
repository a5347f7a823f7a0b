import { behaviourOf } from './behaviours.ts';
import { abilitiesOf } from './card-text.ts';
import { cardsOfSet, latestFacts } from './facts.ts';
import type { CardFacts } from './facts/card-facts.ts';
import { cardIds, otherHalfOf } from './facts/names.ts';
import type { CardType, Keyword, SetCode } from './facts/vocabulary.ts';

/** How far a card is: it has code, needs none, or still lacks it. */
export const cardStates = ['behaviour', 'keywordOnly', 'vanilla', 'notYet'] as const;
/** One of them. */
export type CardState = (typeof cardStates)[number];

/** Keywords that the rules do not carry out yet. */
const unknownKeywords: ReadonlySet<Keyword> = new Set<Keyword>(['entrench']);

/** How far a card is. A card that the rules cannot deal with yet is not there whatever it says. */
export function stateOfCard(id: string): CardState {
  const facts = latestFacts(id);
  // Half a gigantic creature is playable only as far as the other half is: the bottom one has the text. *Rule:* KF-GIGANTIC-3.
  if (facts?.half === 'top') return stateOfCard(otherHalfOf(id) ?? '');
  if (facts === undefined || !isWithinRules(facts)) return 'notYet';
  if (behaviourOf(id) !== undefined) return 'behaviour';
  if (facts.speech === 'abilities') return 'notYet';
  return facts.keywords.length > 0 ? 'keywordOnly' : 'vanilla';
}

/** The types of cards that the rules know; tide cards are no cards of a deck. */
const carriedOut: ReadonlySet<CardType> = new Set<CardType>(['creature', 'artifact', 'action', 'upgrade', 'tokenCreature']);

/** A power of X is what the card's text says. *Rule:* KF-X-1. */
function isWithinRules({ id, type, powerIsX, keywords }: CardFacts): boolean {
  return (
    carriedOut.has(type) &&
    (!powerIsX || behaviourOf(id) !== undefined) &&
    keywords.every(({ keyword, isX }) => !isX && !unknownKeywords.has(keyword))
  );
}

/** Whether the rules can play a card as it is printed. */
export function isPlayable(id: string): boolean {
  return stateOfCard(id) !== 'notYet';
}

/** The ids of a set's cards that still lack code: the visible list of what cannot be played yet. */
export function notYetPlayable(set: SetCode): readonly string[] {
  return [...new Set(cardsOfSet(set).map(({ id }) => id))].filter((id) => !isPlayable(id));
}

/** The cards that can be played and say something, each as it was printed last. */
export function speakingCards(): readonly CardFacts[] {
  return cardIds().flatMap((id) => {
    const facts = latestFacts(id);
    return facts !== undefined && isPlayable(id) && abilitiesOf(facts).length > 0 ? [facts] : [];
  });
}
