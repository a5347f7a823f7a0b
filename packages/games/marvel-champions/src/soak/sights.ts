import type { CardId, Seat } from '@crupier/kernel/rules';
import { inMatch, printedOf, type CardType } from '../state/printed.ts';
import { hitPointsLeft, identityOf, isHero, powerOf, recordOf, typeOf } from '../state/reading.ts';
import type { MarvelMatch } from '../state/state.ts';

/**
 * What an eager player decides by, beside the question: what everybody sees of cards in play, and of those that lie open to the player who is
 * asked about them. Read from a match as it is asked for, since a view takes longer than an answer.
 */
export interface Sights {
  readonly villain: CardId;
  readonly mainScheme: CardId;
  readonly identityOf: (seat: Seat) => CardId;
  readonly isHero: (seat: Seat) => boolean;
  readonly typeOf: (card: CardId) => CardType;
  readonly hitPointsLeft: (card: CardId) => number;
  /** A power of a character in play; 0 for one that it lacks. */
  readonly powerOf: (card: CardId, power: 'attack' | 'defense') => number;
  readonly threatOn: (scheme: CardId) => number;
  /** The threat on the main scheme, as a share of its target. */
  readonly threatShare: () => number;
}

/** The sights of a match. */
export function sightsOf(match: MarvelMatch): Sights {
  return {
    villain: match.state.villain,
    mainScheme: match.state.mainScheme,
    identityOf: (seat) => identityOf(match, seat),
    isHero: (seat) => isHero(match, seat),
    typeOf: (card) => typeOf(match, card),
    hitPointsLeft: (card) => hitPointsLeft(match, card),
    powerOf: (card, power) => powerOf(match, card, power) ?? 0,
    threatOn: (scheme) => recordOf(match, scheme).threat,
    threatShare: () => {
      const { mainScheme } = match.state;
      return recordOf(match, mainScheme).threat / Math.max(1, inMatch(match, printedOf(match, mainScheme).targetThreat));
    },
  };
}
