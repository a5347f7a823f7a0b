import type { SeenEvent } from '@crupier/protocol';

/** A moment between two questions that is shown before the match goes on. */
export interface ShownBeat {
  /** The same as long as it is the same showing. */
  readonly key: string;
  /** What it shows, by the game's names. */
  readonly kind: string;
  /** What happened since the one before. */
  readonly events: readonly SeenEvent[];
}

/** How long each kind of beat of a game is shown at the slow pace, in milliseconds. A kind that is not named is passed over. */
export type BeatTimes = Readonly<Record<string, number>>;
