import type { PlayerPolicy } from '../../rules.ts';
import type { Tiny } from './state.ts';
import { seatsFrom } from './state.ts';

/** Who plays the tiny game. */
export const players: PlayerPolicy<Tiny> = {
  orderOf: (match) => seatsFrom(match, match.state.active),
  // A beast that nobody controls acts for the player whom the event is about, or for the active one.
  actsFor: ({ state }, _self, event) => (event !== undefined && event.seat >= 0 ? event.seat : state.active),
};
