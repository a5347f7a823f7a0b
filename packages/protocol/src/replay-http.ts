import type { Outcome, SeenDecision, SeenEvent, Viewer } from '@crupier/kernel';
import * as z from 'zod';
import type { MatchCards } from './http.ts';
import type { SeenBeat } from './server-message.ts';
import type { ViewPatch, WireView } from './view-patch.ts';

/** What somebody saw after one entry of a match. */
export interface ReplayStep {
  /** The first one in whole, the others by what changed. */
  readonly view?: WireView;
  readonly patch?: ViewPatch;
  readonly events: readonly SeenEvent[];
  readonly pending?: SeenDecision;
  /** The moments on the way here: as in `WatchedMessage`. */
  readonly beats?: readonly SeenBeat[];
  /** Present where the entry was an undo. */
  readonly back?: number;
}

/**
 * The answer of `POST /api/replays`: a match through one pair of eyes, or of a long one as much as is told at once. It proves nothing about
 * how it was shuffled.
 */
export interface ReplayReel {
  readonly game: string;
  readonly seat: Viewer;
  readonly seats: number;
  /** Who sat at the seats, where the file says it; an empty text where it does not. */
  readonly names: readonly string[];
  readonly outcome?: Outcome;
  /** Whether the cards here are not quite those that it was played with. */
  readonly hasOtherCards: boolean;
  readonly cards: MatchCards;
  /** How many entries the match has. */
  readonly of: number;
  /** The entry after which the first step is; 0 is the deal. */
  readonly from: number;
  /** One after each entry. The first has the whole view. */
  readonly steps: readonly ReplayStep[];
}

/** The body of `POST /api/matches/:id/play-on`. */
export const playOnRequest = z.strictObject({
  /** The state after so many entries of the match. */
  at: z.int().min(0),
  /** The seat that somebody plays who had none in the match, from 0. Whoever had seats has the same ones. */
  seat: z.int().min(0).max(7).optional(),
});
/** What somebody sends who plays on from a moment of a match that is over. */
export type PlayOnRequest = z.infer<typeof playOnRequest>;
