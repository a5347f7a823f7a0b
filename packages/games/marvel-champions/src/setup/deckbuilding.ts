import type { Aspect, CardCode, CardFacts } from '../cards/facts/card-facts.ts';

/** What an identity changes of how its deck is built. *Rule:* MC-DECK-7. */
export interface Deckbuilding {
  /** How many aspects are chosen. *Rule:* MC-DECK-4, MC-FAQ-51. */
  readonly aspectCount: number;
  /** The aspects of which these may be. `undefined`: any. */
  readonly aspectsOf: readonly Aspect[] | undefined;
  /** Whether the deck has equally many cards of each chosen aspect. *Rule:* MC-FAQ-51. */
  readonly hasEqualAspects: boolean;
  /** The most copies of a card that is none of the identity's own; `undefined`: as for every deck. */
  readonly copiesMax: number | undefined;
  /** Which cards may be of an aspect that was not chosen; `undefined`: none. */
  readonly offAspect: OffAspect | undefined;
}

/** Cards that a deck may have of aspects that were not chosen. */
export interface OffAspect {
  readonly allows: (card: CardFacts) => boolean;
  /** The most of these cards; `undefined`: as many as there is room for. */
  readonly cardsMax: number | undefined;
  /** How many different ones there are, each in as many copies as decks may have (ruling MC-C-25); else none. *Rule:* MC-FAQ-104. */
  readonly namesExactly: number | undefined;
}

const plain: Deckbuilding = { aspectCount: 1, aspectsOf: undefined, hasEqualAspects: false, copiesMax: undefined, offAspect: undefined };

const mayHave = (allows: OffAspect['allows'], more: Partial<OffAspect> = {}): Deckbuilding => ({
  ...plain,
  offAspect: { allows, cardsMax: undefined, namesExactly: undefined, ...more },
});

/** The identities that say something of their decks, by their codes. */
const exceptions: Readonly<Record<string, Deckbuilding>> = {
  /** Spider-Woman: two aspects, equally many cards of each. *Rule:* MC-FAQ-51. */
  '04031a': { ...plain, aspectCount: 2, hasEqualAspects: true },
  /** Gamora: up to six attacks and thwarts. */
  '18001a': mayHave((card) => card.type === 'event' && (card.traits.includes('Attack') || card.traits.includes('Thwart')), { cardsMax: 6 }),
  /** Adam Warlock: the four aspects that there were when he appeared, equally many cards of each, no card twice. */
  '21031a': {
    ...plain,
    aspectCount: 4,
    aspectsOf: ['aggression', 'justice', 'leadership', 'protection'],
    hasEqualAspects: true,
    copiesMax: 1,
  },
  /** Cyclops: X-Men. */
  '33001a': mayHave((card) => card.type === 'ally' && card.traits.includes('X-Men')),
  /** Cable: player side schemes. */
  '40001a': mayHave((card) => card.type === 'playerSideScheme'),
  /** Maria Hill: three supports of S.H.I.E.L.D. in all their copies, or none. *Rule:* MC-FAQ-104. */
  '50001a': mayHave((card) => card.type === 'support' && card.traits.includes('S.H.I.E.L.D.'), { namesExactly: 3 }),
  /** Wonder Man: events with a printed energy resource. */
  '58001a': mayHave((card) => card.type === 'event' && card.resources.includes('energy')),
};

/** What an identity changes of how its deck is built, by the code of its first face. */
export function deckbuildingOf(identity: CardCode): Deckbuilding {
  return exceptions[identity] ?? plain;
}
