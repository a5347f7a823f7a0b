import { NO_SEAT, type PlayerPolicy } from '@crupier/kernel/rules';
import { seatsFrom, zoneKind, type Marvel } from '../state/state.ts';

/** Who plays: one to four heroes together, against a scenario that plays itself. */
export const players: PlayerPolicy<Marvel> = {
  turnOrder: seatsFrom,
  opponentsOf: () => [],
  isScenarioEnemy: true,
  // Those who play together may tell each other what they hold, so that nothing is given away by who is asked. *Rule:* MC-PLAYER-DISCUSSION-1.
  isOpenHand: (_state, zone) => zoneKind(zone) === 'hand',
  // *Rule:* MC-FIRST-PLAYER-6.
  orderOf: (match) => seatsFrom(match, match.state.first),
  // The first player decides where an encounter card names nobody. *Rule:* MC-FIRST-PLAYER-5.
  actsFor: (match, _self, event) => {
    const [first = NO_SEAT] = seatsFrom(match, match.state.first);
    return event !== undefined && match.state.players[event.seat]?.isEliminated === false ? event.seat : first;
  },
  standIn: (match) => seatsFrom(match, match.state.first)[0] ?? NO_SEAT,
};
