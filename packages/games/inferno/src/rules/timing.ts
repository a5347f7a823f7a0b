import { type EventPolicy } from '@crupier/kernel';
import { rememberTriggers } from '../state/chain.ts';
import { isBlank, sideOf } from '../state/reading.ts';
import { isPlaying } from '../state/seats.ts';
import type { Inferno } from '../state/state.ts';

/** How Inferno asks those who listen: triggered abilities wait until somebody would have priority. *Rule:* INF-603.3. */
export const policy: EventPolicy<Inferno> = {
  // The controller of what is affected chooses, or its owner. *Rule:* INF-615.1, INF-613.13.
  chooser: (match, { card, seat }) => {
    const side = card > 0 ? sideOf(match, card) : seat;
    return side >= 0 && isPlaying(match, side) ? side : match.state.active;
  },
  react: (match, heard) => rememberTriggers(match, heard),
  isBlank,
};
