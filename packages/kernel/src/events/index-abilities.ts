import { indexListeners } from '../derived/listeners.ts';
import type { Match } from '../match/match.ts';
import type { CoreState } from '../state/state.ts';
import { indexStatics } from '../derived/statics.ts';

/** Brings up to date what is found of abilities by what they listen for and are about: after whatever may have changed the state. */
export function indexAbilities<S extends CoreState>(match: Match<S>): void {
  const { listeners, statics, state } = match;
  // Nearly every change leaves both lists as they are.
  if (listeners.from !== state.listeners || listeners.length !== state.listeners.length) indexListeners(match);
  if (statics.from !== state.statics || statics.length !== state.statics.length) indexStatics(match);
}
