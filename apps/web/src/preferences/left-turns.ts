/** The turn at which the reader last saw each match, and when, for the list of matches to go on with. */

import { keepByMatch } from './kept-by-match.ts';

/** Where the reader has left a match, and when, in milliseconds since 1970. */
export interface LeftAt {
  readonly turn: number;
  /** Absent where it was kept before times were. */
  readonly at?: number;
}

/** Reads where a match was left: a bare number is a turn. */
export function readLeft(left: unknown): LeftAt | undefined {
  if (Number.isInteger(left)) return { turn: Number(left) };
  if (typeof left !== 'object' || left === null || !('turn' in left) || !Number.isInteger(left.turn)) return undefined;
  return { turn: Number(left.turn), ...('at' in left && Number.isFinite(left.at) && { at: Number(left.at) }) };
}

const kept = keepByMatch('crupier.turns', readLeft);

/** The turns by match. */
export const leftTurns = kept.store;

/** Remembers the turn of a match, and that it was seen now. */
export function noteTurn(match: string, turn: number): void {
  kept.note(match, { turn, at: Date.now() });
}
