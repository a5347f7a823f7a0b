import type { View, Speech } from '@crupier/protocol';
import type { ComponentType } from 'react';
import type { MatchState } from '../../wire/match-state.ts';

/** A way to play on: the same table with other settings. */
export interface WayOn {
  readonly kind: 'next' | 'harder' | 'easier';
  /** The setting by whose word it is called. */
  readonly named: string;
  /** By the game's names; those that are not named stay as they were. */
  readonly settings: Readonly<Record<string, string | number>>;
}

/** How the end of a game's matches is shown on the board. */
export interface EndLook {
  /** What takes the board's place. */
  readonly Scene: ComponentType<{ readonly match: MatchState }>;
  /** The ways to play on, after a match that was won or lost; absent where there is only another match. */
  readonly waysOn?: (view: View, speech: Speech, isWon: boolean) => readonly WayOn[];
}

/** Whether a match is over and all of it has been shown. */
export function isAtEnd({ info, beat, shown }: MatchState): boolean {
  return info.outcome !== undefined && beat === undefined && shown === undefined;
}
