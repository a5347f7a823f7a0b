import type { Match } from '../match/match.ts';
import type { Topic } from '../match/static-index.ts';
import type { CardId, CoreState, Seat } from '../state/state.ts';
import { rulesOnSeat } from './working-rules.ts';

/**
 * The card by which a player skips a turn, a step or a draw that is about to begin; undefined where the player does not skip it. The
 * procedure asks for its own rule word. Of several the oldest counts: each skip is the doing of one card.
 */
export function skippedBy<S extends CoreState>(match: Match<S>, seat: Seat, rule: Topic): CardId | undefined {
  return rulesOnSeat(match, seat, rule)[0]?.self;
}
