import { applies, site, type Seat } from '@crupier/kernel/rules';
import type { InfernoMatch } from './state.ts';

/** Whether a player is still in the game. */
export function isPlaying({ state }: InfernoMatch, seat: Seat): boolean {
  return state.players[seat]?.lost === false;
}

/** All seats of so many in turn order, by their number and the first of them: made once, for most games lose nobody until their end. */
const orders: (readonly (readonly Seat[])[])[] = [];

function orderOf(seats: number): readonly (readonly Seat[])[] {
  return (orders[seats] ??= Array.from({ length: seats }, (_, first) =>
    Array.from({ length: seats }, (_each, at) => (first + at) % seats),
  ));
}

/** The players still in the game in turn order, beginning with the active one or whoever follows. *Rule:* INF-101.4. */
export function inTurnOrder(match: InfernoMatch, first: Seat = match.state.active): readonly Seat[] {
  const { players } = match.state;
  const { length } = players;
  let lost = false;
  for (let at = 0; at < length; at++) lost ||= players[at]?.lost === true;
  const whole = lost ? undefined : orderOf(length)[first];
  return whole ?? thoseLeft(match, first);
}

function thoseLeft(match: InfernoMatch, first: Seat): readonly Seat[] {
  const { length } = match.state.players;
  const seats: Seat[] = [];
  for (let at = 0; at < length; at++) {
    const seat = (first + at) % length;
    if (isPlaying(match, seat)) seats.push(seat);
  }
  return seats;
}

/** The next player in turn order. */
export function nextSeat(match: InfernoMatch, seat: Seat): Seat {
  const { length } = match.state.players;
  for (let at = 1; at < length; at++) {
    const next = (seat + at) % length;
    if (isPlaying(match, next)) return next;
  }
  return seat;
}

/** Who does what falls to the active player: that one, or the next in turn order where the active player has left. *Rule:* INF-800.3f. */
export function activeOrNext(match: InfernoMatch): Seat {
  const { active } = match.state;
  return isPlaying(match, active) ? active : nextSeat(match, active);
}

const ofAnotherTeam = site('INF-102.2 INF-102.3', 'the players of the other teams are opponents');

/** Whether two players are opponents: without teams each is a team of one, ruling C-55. *Rule:* INF-102.2, INF-102.3. */
export function areOpponents(match: InfernoMatch, one: Seat, other: Seat): boolean {
  const { teams } = match.state;
  return teams[one] !== teams[other] && applies(match, ofAnotherTeam);
}

/** A player's opponents still in the game, in turn order. *Rule:* INF-102.3. */
export function opponentsOf(match: InfernoMatch, seat: Seat): Seat[] {
  return inTurnOrder(match, seat).filter((other) => areOpponents(match, seat, other));
}

/** A player's companions still in the game. *Rule:* INF-800.5. */
export function companionsOf(match: InfernoMatch, seat: Seat): Seat[] {
  return inTurnOrder(match, seat).filter((other) => other !== seat && !areOpponents(match, seat, other));
}

const controllerFirst = site('INF-601.2b INF-602.3b', 'while something is announced its controller acts before the others');

/** All players in the order in which they do what a text tells them to: the active one first, but its controller while something is announced. *Rule:* INF-101.4, INF-601.2b. */
export function whoActs(match: InfernoMatch, seat: Seat): readonly Seat[] {
  const { checkpoint, active } = match.state;
  return inTurnOrder(match, checkpoint !== undefined && applies(match, controllerFirst) ? seat : active);
}

/** How many teams still have a player in the game: the match is over with one, and drawn with none. *Rule:* INF-104.2a, INF-104.4a. */
export function teamsLeft(match: InfernoMatch): number {
  return new Set(inTurnOrder(match).map((seat) => match.state.teams[seat])).size;
}
