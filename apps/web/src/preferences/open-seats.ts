/** Matches in which one person plays several seats of one screen with every hand open. */

import { usePart } from '../parts/use-store.ts';
import { keepByMatch } from './kept-by-match.ts';

const kept = keepByMatch('crupier.seats.open', (value) => (value === true ? true : undefined));

/** Whether the screen goes on as the seat that is asked, in a match. */
export function useOpenSeats(match: string): boolean {
  return usePart(kept.store, (open) => open[match] === true);
}

/** From now on nobody passes the screen in a match. */
export function openSeats(match: string): void {
  kept.note(match, true);
}
