import type { CardType, House, Keyword, PlainIcon, Rarity, SetCode, Trait } from './vocabulary.ts';

/** Names a card over all its sets: the publisher's name in small letters, such as `champion-s-challenge`. */
export type CardSlug = string & { readonly brand: 'KeyForge card' };

/** A bonus icon: what it does, or the house that the card then also belongs to. `power` is a +1 power counter. */
export type Icon = PlainIcon | House;

/** A keyword of a card's own, as printed. */
export interface KeywordFact {
  readonly keyword: Keyword;
  /** The number after it, ≥ 1; 0 where the keyword has none or where it is X. */
  readonly value: number;
  /** Whether the number is an X that the card itself explains. */
  readonly isX: boolean;
}

/** Which part of a gigantic creature a card is. *Rule:* KF-GIGANTIC-1, KF-GIGANTIC-3. */
export type Half = 'top' | 'bottom';

/** What the text of a card says: nothing, its keywords alone, or abilities. */
export type Speech = 'nothing' | 'keywords' | 'abilities';

/** What is printed on a card in one set, but for its sentences. */
export interface CardFacts {
  readonly id: CardSlug;
  readonly set: SetCode;
  /** The collector's number in its set, such as `006`, `A05` or `P12`. */
  readonly number: string;
  readonly name: string;
  /** The Spanish name; the English one where the card was never translated. */
  readonly nameEs: string;
  readonly type: CardType;
  /**
   * The houses whose frame it is printed in: one; several for a card that exists in several houses; none for an anomaly, which
   * has the house of its frame, and for most reference cards. In a deck the frame counts. *Rule:* KF-MAVERICK-1.
   */
  readonly houses: readonly House[];
  readonly rarity: Rarity;
  /** The printed bonus icons, from top to bottom. Those that a deck's list adds are not among them. */
  readonly icons: readonly Icon[];
  /** ≥ 0; 0 on whatever is no creature, on the top half of a gigantic creature, and where it is an X. */
  readonly power: number;
  /** Whether the power is an X that the card itself explains. */
  readonly powerIsX: boolean;
  /** ≥ 0; 0 also where the card shows no armor. */
  readonly armor: number;
  readonly keywords: readonly KeywordFact[];
  readonly traits: readonly Trait[];
  /** The icons that its Enhance has added to cards of its deck. *Rule:* KF-ENHANCE-1. */
  readonly enhance: readonly Icon[];
  readonly half: Half | undefined;
  readonly speech: Speech;
}
