import type { CardId, DeepReadonly, Game } from '@crupier/kernel/rules';
import type { KeyForge, KeyForgeMatch } from './state.ts';

/** The types of cards that are played. *Rule:* KF-CARDTYPE-1. */
export const cardTypes = ['creature', 'artifact', 'action', 'upgrade'] as const;
/** One of the types. */
export type CardType = (typeof cardTypes)[number];

/** What is printed on a card, as the rules need it. */
export interface Printed {
  /** Copies are known by it. *Rule:* KF-RULE-OF-SIX-1. */
  readonly name: string;
  readonly type: CardType;
  /** Its name in Spanish. */
  readonly nameEs: string;
  /** The houses whose frame it is printed in; the first is the one that a card has where nothing else is said. */
  readonly houses: readonly string[];
  /** Its printed bonus icons from top to bottom. */
  readonly icons: readonly string[];
  /** ≥ 0; 0 also for an X that nothing defines. *Rule:* KF-X-1. */
  readonly power: number;
  /** ≥ 0; 0 where none is printed. *Rule:* KF-ARMOR-6. */
  readonly armor: number;
  readonly keywords: readonly PrintedKeyword[];
  readonly traits: readonly string[];
  /** May be played as an upgrade instead. */
  readonly alsoUpgrade: boolean;
  /** Whether it is the reference card of a token creature. *Rule:* KF-TOKEN-CREATURE-1. */
  readonly isToken?: true;
  /** Which part of a gigantic creature it is; left out for any other card. *Rule:* KF-GIGANTIC-1. */
  readonly half?: 'top' | 'bottom';
}

/** A keyword with its number, 0 where it has none. */
export interface PrintedKeyword {
  readonly keyword: string;
  readonly value: number;
}

/** What is printed on a card of a match. */
export function printedOf({ game, state }: KeyForgeMatch, card: CardId): Printed {
  return printedIn(game, state, card);
}

/** The same where there is a state without a match, as in commits. */
export function printedIn(game: Game<KeyForge>, state: DeepReadonly<KeyForge>, card: CardId): Printed {
  return printedBy(game, state.cards[card]?.definition ?? 0);
}

/** What is printed on the cards of a definition. */
export function printedBy(game: Game<KeyForge>, definition: number): Printed {
  const { printed = BLANK_PRINTED } = game.definitions[definition] ?? {};
  return 'type' in printed ? (printed as Printed) : BLANK_PRINTED;
}

/** What is printed on a card itself, whatever it is a copy of. *Rule:* KF-FAQ-CARD-mimic-gel-1, KF-FAQ-CARD-cyber-clone-1. */
export function ownPrintedOf({ game, state }: KeyForgeMatch, card: CardId): Printed {
  return ownPrintedIn(game, state, card);
}

/** The same where there is a state without a match, as in commits. */
export function ownPrintedIn(game: Game<KeyForge>, state: DeepReadonly<KeyForge>, card: CardId): Printed {
  const { definition = 0, ownDefinition = 0 } = state.cards[card] ?? {};
  return printedBy(game, ownDefinition === 0 ? definition : ownDefinition);
}

/** The face of a card that has none: card 0 and lasting effects. */
export const BLANK_PRINTED: Printed = {
  name: '',
  nameEs: '',
  type: 'action',
  houses: [],
  icons: [],
  power: 0,
  armor: 0,
  keywords: [],
  traits: [],
  alsoUpgrade: false,
};
