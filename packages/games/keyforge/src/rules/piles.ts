import { NO_CARD, option, type CardId, type Step } from '@crupier/kernel/rules';
import { recordOf } from '../state/reading.ts';
import type { KeyForge, KeyForgeMatch } from '../state/state.ts';

/** Which pile of their owners cards go onto: the top or the bottom of a deck, or a discard pile. */
export type Pile = 'top' | 'bottom' | 'discard';

/** What the active player is asked of each pile. */
export const pilePurposes: Readonly<Record<Pile, string>> = { top: 'orderOnDeck', bottom: 'orderUnderDeck', discard: 'orderOnDiscard' };

interface PileOrder<L extends object> {
  readonly name: string;
  readonly rule: string;
  readonly purpose: (locals: L) => string;
  /** The cards that go onto the piles of their owners. */
  readonly cards: (match: KeyForgeMatch, locals: L) => readonly CardId[];
  /** Takes the cards in the order that the active player chose: the last one lies uppermost, or lowest in a deck. */
  readonly take: (match: KeyForgeMatch, locals: L, ordered: readonly CardId[]) => void;
}

/**
 * The step in which the active player orders cards that go onto piles, asked only where two of them go onto the same player's.
 * *Rule:* KF-ACTIVE-PLAYER-1, KF-LEAVES-PLAY-5.
 */
export function orderPiles<L extends object>({ name, rule, purpose, cards, take }: PileOrder<L>): Step<KeyForge, L> {
  return {
    name,
    rule,
    ask: (match, { locals }) => {
      const going = cards(match, locals);
      if (!isAnyPileOfTwo(match, going)) return undefined;
      const options = going.map((card) => option('pile', card));
      return { kind: 'arrange', seat: match.state.active, purpose: purpose(locals), source: NO_CARD, options };
    },
    take: (match, { locals }, chosen) =>
      take(
        match,
        locals,
        chosen.map(({ card }) => card),
      ),
  };
}

function isAnyPileOfTwo(match: KeyForgeMatch, cards: readonly CardId[]): boolean {
  return new Set(cards.map((card) => recordOf(match, card).owner)).size < cards.length;
}
