import type { Aspect, CardCode } from '../cards/facts/card-facts.ts';
import type { Copies } from '../cards/identities.ts';

/** The fewest cards that a deck may have, its identity and what is set aside not counted. *Rule:* MC-DECK-2. */
export const deckSizeMin = 40;
/** The most cards that a deck may have, counted alike. *Rule:* MC-DECK-2. */
export const deckSizeMax = 50;

/** The longest name that a deck may have, in UTF-16 units. */
export const nameLengthMax = 100;

/** A deck as its list says: a legal one where `checkDeck` finds no problem. */
export interface DeckList {
  /** What the deck is called: one line, at most 100 characters; empty where its list has no name. */
  readonly name: string;
  /** The first face of its identity, such as `01001a`. *Rule:* MC-DECK-1. */
  readonly identity: CardCode;
  /** The chosen aspects: one for most identities, none where the list names none and no card has one. *Rule:* MC-DECK-4. */
  readonly aspects: readonly Aspect[];
  /**
   * Its cards, those of the identity among them, each original once, by code. Permanent and linked cards are none of them:
   * `setAsideOf` finds them. *Rule:* MC-PERMANENT-3, MC-LINKED-2.
   */
  readonly cards: readonly Copies[];
}

/** Whether a number of copies can be. */
export function isCount(count: unknown): count is number {
  return Number.isInteger(count) && Number(count) >= 1 && Number(count) <= deckSizeMax;
}
