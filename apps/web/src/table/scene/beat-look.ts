import type { Speech } from '@crupier/protocol';
import type { ComponentType } from 'react';
import type { MatchState } from '../../wire/match-state.ts';
import type { BeatTimes, ShownBeat } from '../../wire/shown-beat.ts';

/** A match at a beat. */
export type MatchAtBeat = MatchState & { readonly beat: ShownBeat };

/** A part of what is shown beat by beat. */
export interface BeatStep {
  readonly words: string;
  readonly is: 'done' | 'now' | 'toCome';
}

/** How a game shows what happens between two questions. */
export interface BeatLook {
  readonly times: BeatTimes;
  /** What lies over the board for the length of a beat; nothing at most of them. */
  readonly Stage: ComponentType<{ readonly beat: ShownBeat }>;
  /** The parts of the phase, and where it is. */
  readonly stepsOf: (match: MatchAtBeat, speech: Speech) => readonly BeatStep[];
}

/** Whether a match is at a beat. */
export function isAtBeat(match: MatchState): match is MatchAtBeat {
  return match.beat !== undefined;
}
