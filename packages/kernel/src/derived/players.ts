import type { AbilityLocals } from '../match/ability-locals.ts';
import type { OfPlayer } from '../language/effects.ts';
import type { Match } from '../match/match.ts';
import type { CoreState, Seat } from '../state/state.ts';
import { NO_SEAT } from '../state/state.ts';
import { word } from '../language/look-up.ts';

/** Everybody's seats, beginning with one. */
function seatsFrom<S extends CoreState>({ state }: Match<S>, first: Seat): Seat[] {
  const seats = state.viewerKeys.length - 1;
  const found: Seat[] = [];
  for (let at = 0; at < seats; at++) found.push((first + at) % seats);
  return found;
}

/** The players still in the match, in turn order from a seat: that seat comes first if its player is one of them. */
export function turnOrder<S extends CoreState>(match: Match<S>, from: Seat): readonly Seat[] {
  return match.game.players.turnOrder?.(match, from) ?? seatsFrom(match, from);
}

/** Whether a seat's player is still in the match; nobody's seat has none. */
export function isPlaying<S extends CoreState>(match: Match<S>, seat: Seat): boolean {
  if (seat < 0) return false;
  const { isPlaying: plays, turnOrder: order } = match.game.players;
  if (plays !== undefined) return plays(match, seat);
  return order === undefined || order(match, seat)[0] === seat;
}

/** Whether a player was in the match and is no longer; nobody never was. */
export function hasLeft<S extends CoreState>(match: Match<S>, seat: Seat): boolean {
  return seat >= 0 && !isPlaying(match, seat);
}

/** A player's opponents, in turn order. */
export function opponentsOf<S extends CoreState>(match: Match<S>, seat: Seat): readonly Seat[] {
  return match.game.players.opponentsOf?.(match, seat) ?? turnOrder(match, seat).filter((each) => each !== seat);
}

/** Whether a seat is an opponent of another. */
export function isOpponent<S extends CoreState>(match: Match<S>, seat: Seat, other: Seat): boolean {
  if (seat < 0 || other < 0 || seat === other) return false;
  const { opponentsOf: named } = match.game.players;
  return named === undefined || named(match, seat).includes(other);
}

/** All players in the order in which they do what a text tells each of them to do; by default from the one whose text it is. */
export function orderOf<S extends CoreState>(match: Match<S>, seat: Seat): readonly Seat[] {
  return match.game.players.orderOf?.(match, seat) ?? turnOrder(match, seat);
}

/** Those of them that a text means: each player or each opponent. */
export function eachOf<S extends CoreState>(match: Match<S>, seat: Seat, whom: 'player' | 'opponent'): readonly Seat[] {
  const all = orderOf(match, seat);
  return whom === 'player' ? all : all.filter((each) => isOpponent(match, seat, each));
}

/** The name under which a chosen player is kept among the numbers. */
export function playerName(name: string): string {
  return `player ${name}`;
}

/** The name under which is kept who acts in the place of a chosen player, counted from 1; 0 where nobody has looked yet. */
export function actorName(name: string): string {
  return `acting for ${name}`;
}

/** Whom a chosen player means where something is asked of that player: another may have to act for one who has left. */
export function compileActor<S extends CoreState>(slots: Readonly<Record<string, number>>, who: OfPlayer): ReadSeat<S> {
  const chosen = compileSeat<S>(slots, who);
  const slot = typeof who === 'object' ? slots[actorName(who.player)] : undefined;
  if (slot === undefined) return chosen;
  return (match, scope) => ((scope.locals.numbers[slot] ?? 0) > 0 ? (scope.locals.numbers[slot] ?? 0) - 1 : chosen(match, scope));
}

/** Reads a player from where a text is followed: `seat` is whose point of view it is. */
export type ReadSeat<S extends CoreState> = (match: Match<S>, scope: { readonly seat: Seat; readonly locals: AbilityLocals }) => Seat;

/** Whom `you`, `opponent` or a chosen player means. Where several are opponents, the first of them: texts for more choose one. */
export function compileSeat<S extends CoreState>(slots: Readonly<Record<string, number>>, who: OfPlayer): ReadSeat<S> {
  if (who === 'you') return (_match, { seat }) => seat;
  if (who === 'opponent') return (match, { seat }) => opponentsOf(match, seat)[0] ?? NO_SEAT;
  const slot = word(slots, playerName(who.player), 'player');
  return (_match, { locals }) => locals.numbers[slot] ?? NO_SEAT;
}

/** Whether the cards of one side are enemies of a player: an opponent's, or the scenario's, which nobody controls. */
export function isEnemy<S extends CoreState>(match: Match<S>, seat: Seat, side: Seat): boolean {
  if (side < 0) return match.game.players.isScenarioEnemy === true;
  const { opponentsOf: named } = match.game.players;
  return named === undefined ? side !== seat : named(match, seat).includes(side);
}
