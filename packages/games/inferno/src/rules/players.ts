import { applies, site, type PlayerPolicy, type Seat } from '@crupier/kernel/rules';
import { endsWith } from '../state/frames.ts';
import { inTurnOrder, isPlaying, opponentsOf, whoActs } from '../state/seats.ts';
import type { Inferno, InfernoMatch } from '../state/state.ts';
import { standIn, standIns } from './leave.ts';

/** In a duel nobody has to look who the opponents are. */
const duelOpponents = [[1], [0]] as const;

const teams = site('INF-800.5 INF-102.3 INF-112.9', 'enemies are the players of other teams');

function enemiesOf(match: InfernoMatch, seat: Seat): readonly Seat[] {
  return applies(match, teams) ? opponentsOf(match, seat) : inTurnOrder(match, seat).slice(1);
}

/** Who plays Inferno: two to six, each alone or in teams, some of whom may leave before the others. */
export const players: PlayerPolicy<Inferno> = {
  turnOrder: inTurnOrder,
  isPlaying,
  opponentsOf: (match, seat) => (match.state.players.length === 2 ? (duelOpponents[seat] ?? duelOpponents[0]) : enemiesOf(match, seat)),
  orderOf: whoActs,
  decider: standIn,
  standIn,
  standIns,
  endsWith,
};
