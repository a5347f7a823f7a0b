import type { Ability } from './effects.ts';
import type { Deed } from './vocabulary.ts';
import type { Match } from './match.ts';
import type { Program } from './program.ts';
import type { CardId, CardRef, CoreState, GameEvent, Seat } from './state.ts';

/** The locals of every card ability: the event that set it off and what its parts worked out. */
export interface AbilityLocals {
  readonly event: GameEvent | undefined;
  /** Cards bound by name, pinned; the lowering gives each name a slot. */
  bound: readonly (readonly CardRef[])[];
  /** Numbers bound by slot: announced ones, and how often a clause is still to be done. */
  numbers: readonly number[];
  /** What this resolution has brought about, oldest first; undefined where its text does not ask. */
  outcome: readonly GameEvent[] | undefined;
  /** Deeds that are told and are to be done at the same time. */
  gathered?: readonly Deed[];
  /** How much of `outcome` there was before the present clause was done. */
  since: number;
}

/** Whether a change speaks of a card, or would if the card were what a noun says. */
export type SpeaksOf<S extends CoreState> = (match: Match<S>, card: CardId, self: CardId, as?: string) => boolean;

/** A card's ability after lowering: data for the text, closures for the questions, a program for the deed. */
export interface LoweredAbility<S extends CoreState> {
  readonly data: Ability;
  /** (event kind, moment) that it listens for, or -1: see `listeners.ts`. */
  readonly key: number;
  /** The header that resolves it, or an empty text. An ability with two headers is lowered twice. */
  readonly header: string;
  readonly hears: (match: Match<S>, self: CardId, event: GameEvent) => boolean;
  /** For static abilities: whether it works on a card, or on a seat, seen from the card that has it. */
  readonly appliesToCard: (match: Match<S>, card: CardId, self: CardId) => boolean;
  readonly appliesToSeat: (match: Match<S>, seat: Seat, self: CardId) => boolean;
  /** For static abilities: the amounts of its changes, in their order. */
  readonly amounts: readonly ((match: Match<S>, self: CardId) => number)[];
  /** For static abilities: which cards each change speaks of, for those that name some. */
  readonly speaksOf: readonly (SpeaksOf<S> | undefined)[];
  /** Whether it could do anything now: the price is not its business. */
  readonly canDo: (match: Match<S>, self: CardId) => boolean;
  /** Chooses the targets, then resolves. */
  readonly program: Program<S, AbilityLocals>;
  /** Fresh locals for a run. */
  readonly locals: (event: GameEvent | undefined) => AbilityLocals;
  /** The targets alone, for games that choose them long before resolving. */
  readonly targets: readonly LoweredTarget<S>[];
  /** The numbers that it chooses before its targets, likewise. */
  readonly numbers: readonly LoweredNumber<S>[];
  /** The step of `program` after the last announced target. */
  readonly resolveFrom: number;
  /** For an ability that a static one lends: the cards that have it now. */
  readonly lentTo: ((match: Match<S>, lender: CardId) => readonly CardId[]) | undefined;
  /** Whether one card has it now: cheaper than the list of all. */
  readonly isLentTo: (match: Match<S>, card: CardId, lender: CardId) => boolean;
  /** The field of an event that must name the card which has the ability, for those that hear only of themselves. */
  readonly hearsOfItselfAs: 'card' | 'other' | undefined;
  /** For a static ability that lends: the indexes of the lent abilities in the same definition. */
  readonly lends: readonly number[];
}

/** One choice of targets: who could be chosen, and how many. */
export interface LoweredTarget<S extends CoreState> {
  readonly candidates: (match: Match<S>, self: CardId, seat: Seat) => readonly CardId[];
  readonly min: number;
  readonly max: number;
}

/** One choice of a number: its place among the numbers in the locals, and from what to what. */
export interface LoweredNumber<S extends CoreState> {
  readonly slot: number;
  readonly least: number;
  readonly most: (match: Match<S>, self: CardId, seat: Seat) => number;
}

/** One card definition's behaviour. Its facts live in the game's own table, under the same index. */
export interface Definition<S extends CoreState> {
  readonly key: string;
  /** What is printed on it, in the game's own shape; a lasting effect has nothing printed. */
  readonly printed: object;
  readonly abilities: readonly LoweredAbility<S>[];
}
