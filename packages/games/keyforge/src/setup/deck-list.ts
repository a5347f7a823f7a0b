import type { CardSlug, Icon } from '../cards/facts/card-facts.ts';
import type { House } from '../cards/facts/vocabulary.ts';

/** How many cards a deck has, its reference cards not counted. *Rule:* KF-DECK-1. */
export const deckSize = 36;
/** How many of them are of each house. *Rule:* KF-DECK-1. */
export const cardsPerHouse = 12;
/** How many houses a deck has. *Rule:* KF-DECK-1. */
export const housesPerDeck = 3;

/** The longest name that a deck may have, in UTF-16 units. */
export const nameLengthMax = 100;

/** One physical card of a deck. */
export interface DeckCard {
  readonly card: CardSlug;
  /** The house of its frame, which for a maverick is not its usual house. *Rule:* KF-MAVERICK-1. */
  readonly house: House;
  /** The bonus icons that the deck added to this copy, from top to bottom. *Rule:* KF-ENHANCE-1. */
  readonly enhancements: readonly Icon[];
}

/** A deck as its list says: a legal one where `checkDeck` finds no problem. */
export interface DeckList {
  /** What the deck is called: one line, at most 100 characters; empty where its list has no name. */
  readonly name: string;
  /** The publisher's number of its set, such as 479 for Mass Mutation. */
  readonly expansion: number;
  /** Its houses, in the order of the list of houses. */
  readonly houses: readonly [House, House, House];
  /** Its cards, one entry for each physical card. */
  readonly cards: readonly DeckCard[];
  /** Its reference cards, such as the creature that its token creatures are; never shuffled in. *Rule:* KF-DECK-1, KF-DECK-2. */
  readonly references: readonly CardSlug[];
}

/** Whether a number of copies can be. */
export function isCount(count: unknown): count is number {
  return Number.isInteger(count) && Number(count) >= 1 && Number(count) <= deckSize;
}
