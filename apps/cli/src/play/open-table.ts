import type { Player } from './automatic.ts';
import type { MatchLine } from './match-line.ts';

/** A match ready to be played, with what a person calls its seed. */
export interface OpenTable {
  readonly line: MatchLine;
  readonly seed: string;
  /** The journal's file. */
  readonly path: string;
  /** Who plays, where that was settled at the table before it. */
  readonly players?: readonly Player[];
  /** What the first game of the series was dealt from: a rematch is dealt from it. Absent where it is not known. */
  readonly first?: unknown;
}
