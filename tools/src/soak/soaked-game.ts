import type { Counts, Universe } from './counts.ts';
import type { Reason } from './reasons.ts';

/** Who answers for all seats of a game. */
export type PlayerName = 'eager' | 'random';

/** What came of a game. */
export interface GameDone {
  readonly number: number;
  readonly table: string;
  readonly player: PlayerName;
  readonly decisions: number;
  /** How many rounds it had; turns, where a game has no rounds. */
  readonly rounds: number;
  /** What was wrong with it, in sentences; none where nothing was. */
  readonly faults: readonly string[];
}

/** A game whose matches are played and counted. */
export interface SoakedGame {
  /** All that its matches could reach. */
  readonly universe: () => Universe;
  readonly reasons: () => readonly Reason[];
  /** Whether acts of texts that could do nothing are counted, and want a reason. */
  readonly countsSkipped: boolean;
  /** Plays the game of a number, which is the same for the same seed, and counts what it reaches. */
  readonly playGame: (number: number, seed: string, counts: Counts) => GameDone;
  /** Walks the table of a game under the conformance kit: copies, saves, and what is hidden. Returns what was wrong, in sentences. */
  readonly walkTable: (number: number, seed: string) => readonly string[];
}

/** Of so many games one begins at a table that is walked under the conformance kit, too. */
export const WALK_EVERY = 50;
