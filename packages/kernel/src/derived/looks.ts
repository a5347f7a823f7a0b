import type { Match } from '../match/match.ts';
import type { CardId, CoreCard, CoreState } from '../state/state.ts';
import { cardOf } from '../state/state.ts';

/**
 * Whether two cards of one zone are the same in all that is kept of them, and nothing is attached to or hangs on either. Where they lie in
 * the zone is for the game to ask about.
 */
export function lookAlike<S extends CoreState>({ state }: Match<S>, one: CardId, other: CardId): boolean {
  const [first, second] = [state.cards[one], state.cards[other]];
  if (first === undefined || second === undefined || first.definition !== second.definition || first.zone !== second.zone) return false;
  const isEither = (card: CardId): boolean => card === one || card === other;
  const isSpokenOf = state.cards.some(({ host, boundTo }) => isEither(cardOf(host)) || isEither(cardOf(boundTo)));
  if (isSpokenOf || state.uses.some(({ card, lender }) => isEither(cardOf(card)) || isEither(cardOf(lender)))) return false;
  return JSON.stringify(keptOf(first)) === JSON.stringify(keptOf(second));
}

/** All that is kept of a card but which one it is and how long it has lain there. */
function keptOf({ id: _, stay: __, hidings: ___, ...kept }: CoreCard): object {
  return kept;
}
