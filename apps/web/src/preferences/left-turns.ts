/** The turn at which the reader last saw each match, for the list of matches to go on with. */

import { keepByMatch, readInteger } from './kept-by-match.ts';

const kept = keepByMatch('crupier.turns', readInteger);

/** The turns by match. */
export const leftTurns = kept.store;

/** Remembers the turn of a match. */
export const noteTurn = kept.note;
