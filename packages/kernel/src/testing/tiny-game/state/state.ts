import {
  cloneCore,
  type Match,
  type CardId,
  type CardRef,
  type CoreCard,
  type CoreState,
  type DeepReadonly,
  type LastKnown,
  type Seat,
  type ZoneId,
} from '../../../rules.ts';

/** The zones of a player, with that of the cards that have left; lasting effects lie in those of seat 0. */
export const zones = ['deck', 'hand', 'den', 'charms', 'stash', 'played', 'discard', 'gone', 'effects', 'spent'] as const;
/** One of the zones. */
export type Zone = (typeof zones)[number];

/** The kinds of beasts. An option's value is a place in this list. */
export const kinds = ['wolf', 'bear', 'fox', 'mole'] as const;

/** The most who can play. */
export const SEATS_MAX = 3;

/** One physical card, or a lasting effect. */
export interface TinyCard extends CoreCard {
  /** The definition printed on it; `definition` differs while it is a copy. */
  origin: number;
  damage: number;
  tired: boolean;
}

/** One player. */
export interface TinyPlayer {
  food: number;
  /** What was bid in this round for going first. */
  bid: number;
  /** True once the player has left the table. */
  gone: boolean;
}

/** A raid that has to wait until another is over. */
export interface WaitingRaid {
  readonly beast: CardRef;
  readonly seat: Seat;
  /** Who is raided; `NO_SEAT` where the raider will say so. */
  readonly target: Seat;
}

/** What is remembered of a beast that left its den. */
export interface LeftDen extends LastKnown {
  readonly controller: Seat;
  readonly strength: number;
  readonly kinds: readonly string[];
}

/** A match of the tiny game. */
export interface Tiny extends CoreState {
  cards: TinyCard[];
  players: TinyPlayer[];
  /** The team of each seat: without teams each plays alone. */
  readonly teams: readonly number[];
  /** Whether those who play together lay their hands open. */
  readonly openHands: boolean;
  round: number;
  /** Whose turn it is. */
  active: Seat;
  /** Who went first in this round. */
  first: Seat;
  raids: readonly WaitingRaid[];
  lastKnown: LeftDen[];
}

/** A running match of the tiny game. */
export type TinyMatch = Match<Tiny>;

/** The zone of a seat. */
export function zoneOf(zone: Zone, seat: Seat): ZoneId {
  return zones.indexOf(zone) * SEATS_MAX + seat;
}

/** Which of the zones one is. */
export function zoneKind(zone: ZoneId): Zone {
  return zones[Math.floor(zone / SEATS_MAX)] as Zone;
}

/** The cards of a seat's zone, in their order. */
export function cardsIn({ state }: { readonly state: DeepReadonly<Tiny> }, zone: Zone, seat: Seat): readonly CardId[] {
  return state.zones[zoneOf(zone, seat)] ?? [];
}

/** The seats of all who still play, in turn order from one. */
export function seatsFrom({ state: { players } }: TinyMatch, first: Seat): Seat[] {
  const seats: Seat[] = [];
  for (let at = 0; at < players.length; at++) {
    const seat = (first + at) % players.length;
    if (players[seat]?.gone === false) seats.push(seat);
  }
  return seats;
}

/** The opponents of a seat who still play, in turn order: the players of other teams. */
export function opponentsOf(match: TinyMatch, seat: Seat): Seat[] {
  const { teams } = match.state;
  return seatsFrom(match, seat).filter((other) => teams[other] !== teams[seat]);
}

/** A copy that shares nothing that changes. */
export function cloneTiny(state: DeepReadonly<Tiny>): Tiny {
  return {
    ...cloneCore<Tiny>(state),
    lastKnown: state.lastKnown.slice(),
    players: state.players.map(({ food, bid, gone }) => ({ food, bid, gone })),
    teams: state.teams,
    openHands: state.openHands,
    round: state.round,
    active: state.active,
    first: state.first,
    raids: state.raids,
  };
}
