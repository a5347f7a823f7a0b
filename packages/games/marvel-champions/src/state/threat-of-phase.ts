import { inMatch, printedOf } from './printed.ts';
import { iconsInPlay, inPlay, recordOf } from './reading.ts';
import type { MarvelMatch } from './state.ts';

/** What the villain phase places on the main scheme. *Rule:* MC-VILLAIN-PHASE-1. */
export function threatOfPhase(match: MarvelMatch): number {
  const tokens = inPlay(match).reduce((sum, card) => sum + recordOf(match, card).acceleration, 0);
  return inMatch(match, printedOf(match, match.state.mainScheme).eachRound) + iconsInPlay(match, 'acceleration') + tokens;
}
