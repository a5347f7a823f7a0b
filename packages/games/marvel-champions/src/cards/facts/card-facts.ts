import type { CardType, Faction, Keyword, PackCode, SetType, Trait } from './vocabulary.ts';

/** Names a card in one product: five digits and for a card of several faces or pictures a letter, such as `01001a`. */
export type CardCode = string & { readonly brand: 'Marvel Champions card' };

/** The aspects: ruling MC-C-15. *Rule:* MC-ASPECT-CARD-1, MC-CLASSIFICATIONS-2. */
export const aspects = ['aggression', 'justice', 'leadership', 'protection', 'pool'] as const satisfies readonly Faction[];
/** An aspect; `pool` is 'Pool. */
export type Aspect = (typeof aspects)[number];

/** The types of resources. *Rule:* MC-RESOURCE-CARD-3. */
export const resources = ['energy', 'mental', 'physical', 'wild'] as const;
/** A type of resource. */
export type Resource = (typeof resources)[number];

/** The icons of schemes. *Rule:* MC-ACCELERATION-ICON-1, MC-AMPLIFY-ICON-1, MC-CRISIS-ICON-1, MC-HAZARD-ICON-1. */
export const schemeIcons = ['acceleration', 'amplify', 'crisis', 'hazard'] as const;
/** An icon of a scheme. */
export type SchemeIcon = (typeof schemeIcons)[number];

/** A number as it is printed. */
export interface PrintedNumber {
  /** ≥ 0, on an attachment also below; 0 where a dash, an X or a star stands in place of it. *Rule:* MC-DASH-4, MC-STAR-ICON-6. */
  readonly amount: number;
  /** What is printed: digits, an X that the card explains, a dash, or a star alone. *Rule:* MC-DASH-1, MC-STAR-ICON-6. */
  readonly kind: 'digits' | 'x' | 'dash' | 'star';
  /** What the amount is multiplied by: nothing, the players who began the scenario, or the groups of them. *Rule:* MC-PER-PLAYER-ICON-1. */
  readonly per: 'game' | 'player' | 'group';
  /** Whether a star beside it points to the card's text. *Rule:* MC-STAR-ICON-1. */
  readonly hasStar: boolean;
}

/** An ATK or a THW as it is printed. On an attachment it is what the card adds. */
export interface PrintedPower extends PrintedNumber {
  /** The damage that an ally takes after using it, ≥ 0. *Rule:* MC-CONSEQUENTIAL-DAMAGE-1, MC-CONSEQUENTIAL-DAMAGE-2. */
  readonly consequential: number;
}

/** A keyword of a card's own, as printed. `max` is no keyword of the rules, but is printed as one. *Rule:* MC-MAXIMUM-1. */
export interface KeywordFact {
  readonly keyword: Keyword;
  /** The number after it, which for `victory` may be negative; 0 where it has none or where it is X. */
  readonly value: number;
  /** Whether the number is multiplied by the players. *Rule:* MC-PER-PLAYER-ICON-1. */
  readonly isPerPlayer: boolean;
  /**
   * The words after it: the counter of `uses`, the trait of `teamwork`, the sort of `form`, the resources of `requirement` between
   * spaces, the period or game element of `max`, the card of `linked`, and the characters of `teamUp` around ` & `. Empty for others.
   */
  readonly of: string;
}

/** What the text of a card says: nothing, its keywords alone, or abilities. */
export type Speech = 'nothing' | 'keywords' | 'abilities';

/** A set of cards with a common icon: an identity's, a villain's, a modular one. *Rule:* MC-CLASSIFICATIONS-1. */
export interface CardSet {
  readonly code: string;
  readonly name: string;
  readonly type: SetType;
  /** The set that it belongs to, such as a hero's for that hero's invocations. */
  readonly parent: string | undefined;
}

/** What is printed on one face of a card in one product, but for its sentences. */
export interface CardFacts {
  readonly code: CardCode;
  /** The first printing of the card: its own code, or for a reprint that of the card that it repeats. */
  readonly original: CardCode;
  readonly pack: PackCode;
  readonly name: string;
  /** The Spanish name; the English one where the card was never translated. */
  readonly nameEs: string;
  /** The subtitle of an ally, empty where there is none. *Rule:* MC-SUBTITLE-1. */
  readonly subname: string;
  readonly subnameEs: string;
  readonly type: CardType;
  /** The code of its set, for a reprint of a scenario's card that of its own product; `undefined` for aspect and basic cards. */
  readonly set: string | undefined;
  /** Its classification: `hero` for identity-specific cards, an aspect, `basic`, `campaign`, `encounter`. *Rule:* MC-CLASSIFICATIONS-1. */
  readonly faction: Faction;
  /** How many copies the product has, ≥ 1. */
  readonly quantity: number;
  /** How many copies a deck may have where the card says so, 3 or 1 otherwise. *Rule:* MC-MAXIMUM-4, MC-DECK-5, MC-DECK-6. */
  readonly deckLimit: number;
  /** `undefined` for what is never paid for. An X is chosen by whoever plays the card; a dash cannot be played. *Rule:* MC-DASH-2. */
  readonly cost: PrintedNumber | undefined;
  /** What the card is worth when it is spent. */
  readonly resources: readonly Resource[];
  /** *Rule:* MC-BASIC-POWER-1. */
  readonly attack: PrintedPower | undefined;
  /** *Rule:* MC-BASIC-POWER-2. */
  readonly thwart: PrintedPower | undefined;
  /** *Rule:* MC-BASIC-POWER-5. */
  readonly scheme: PrintedNumber | undefined;
  /** *Rule:* MC-BASIC-POWER-3. */
  readonly defense: PrintedNumber | undefined;
  /** *Rule:* MC-BASIC-POWER-4. */
  readonly recover: PrintedNumber | undefined;
  /** *Rule:* MC-CARD-3. */
  readonly handSize: number | undefined;
  readonly hitPoints: PrintedNumber | undefined;
  /** The stage of a villain (`II`) or of a main scheme (`1B`), empty for others. */
  readonly stage: string;
  /** The threat that a scheme enters play with. */
  readonly startingThreat: PrintedNumber | undefined;
  /** The threat at which a main scheme advances. *Rule:* MC-TARGET-THREAT-1. */
  readonly targetThreat: PrintedNumber | undefined;
  /** The acceleration value: the threat that a main scheme gets in each villain phase. */
  readonly threatPerRound: PrintedNumber | undefined;
  /** The icons of a scheme, an icon for each time it is printed. */
  readonly icons: readonly SchemeIcon[];
  /** The boost icons, ≥ 0. *Rule:* MC-BOOST-ICON-3. */
  readonly boost: number;
  /** Whether a star in the boost field points to a boost ability. *Rule:* MC-BOOST-ICON-4. */
  readonly hasBoostStar: boolean;
  readonly traits: readonly Trait[];
  readonly keywords: readonly KeywordFact[];
  readonly isUnique: boolean;
  /** Whether it is the face that lies down at first, such as an alter-ego's or a scheme's second. */
  readonly isBack: boolean;
  /** *Rule:* MC-PERMANENT-1. */
  readonly isPermanent: boolean;
  readonly speech: Speech;
  /** The other face, where this one names it; `otherSideOf` finds it from either. */
  readonly back: CardCode | undefined;
  /** The card's number in lists of OCTGN; empty where we do not know it. Both faces have one. */
  readonly octgn: string;
}
