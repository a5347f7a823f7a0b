import type { Match, Program } from '../match/match.ts';
import type { CoreState, Seat } from '../state/state.ts';

/** How a game ends that is drawn by agreement. */
export interface AgreedDraw<S extends CoreState> {
  /** Those who must agree, in turn order. */
  readonly voters: (match: Match<S>) => readonly Seat[];
  /** What happens when some seats agree: the game is drawn, or goes on. */
  readonly program: Program<S, DrawLocals>;
}

/** Those who agree to a draw. */
export interface DrawLocals {
  readonly seats: readonly Seat[];
}
