import { isPlaying, NO_SEAT, type PlayerPolicy } from '../../../rules.ts';
import type { Tiny } from '../state/state.ts';
import { opponentsOf, seatsFrom, SEATS_MAX, zoneKind } from '../state/state.ts';

/** Who plays the tiny game. */
export const players: PlayerPolicy<Tiny> = {
  turnOrder: seatsFrom,
  opponentsOf,
  isScenarioEnemy: true,
  isOpenHand: ({ openHands, teams }, zone) =>
    openHands && zoneKind(zone) === 'hand' && teams.filter((team) => team === teams[zone % SEATS_MAX]).length > 1,
  orderOf: (match) => seatsFrom(match, match.state.active),
  standIn: (match, seat) => seatsFrom(match, seat < 0 ? match.state.active : seat)[0] ?? NO_SEAT,
  // A beast that nobody controls acts for the player whom the event is about, or for the active one (the next in turn order if that one has left).
  actsFor: (match, _self, event) => {
    const [next = NO_SEAT] = seatsFrom(match, match.state.active);
    return event !== undefined && isPlaying(match, event.seat) ? event.seat : next;
  },
};
