import type { Heard } from './listener-index.ts';
import type { CardRef, GameEvent, Seat } from '../state/state.ts';

/**
 * One class of the abilities that wait in a window. `all`: each resolves, in the order that the first of its players says. `own`: each
 * resolves, first those of the first player in the order that this player says, then those of the next. `round`: each player in turn may
 * use one or pass, until all have passed in succession.
 */
export interface WindowClassOn<M> {
  readonly name: string;
  /** The ledger rows that it carries out. */
  readonly rule: string;
  readonly manner: 'all' | 'own' | 'round';
  /** Whether an ability belongs to it; one that belongs to several classes waits in the first. */
  readonly includes: (match: M, heard: Heard) => boolean;
  /** Who orders, for `all` and `own`; who is asked, in their order, for `round`. */
  readonly players: (match: M, events: readonly GameEvent[]) => readonly Seat[];
}

/**
 * An ability that waits in a window. Where its card has become something else since it was set off, its reference names the definition
 * that the card had (`definitionIn`): a game in which it lapses then drops it in `stillWaiting`.
 */
export interface Waiting extends Heard {
  /** Its card, pinned where it spoke as it began to wait; `NO_CARD` where it does not matter what becomes of the card. */
  readonly speaker: CardRef;
}

/** Abilities that are gained while a window is open, and join it. */
export interface JoiningOn<M> {
  /** Whether abilities that are gained still hear an event while its window is open. */
  readonly hears: (event: GameEvent) => boolean;
  /** Whether one that was gained, and hears the event, joins. */
  readonly joins: (match: M, heard: Heard) => boolean;
}

/** How a game lets abilities answer what happens: the classes before a commit and after it, in their order. */
export interface WindowPolicyOn<M> {
  readonly interrupts: readonly WindowClassOn<M>[];
  readonly responses: readonly WindowClassOn<M>[];
  /** An ability that heard what happened, as it begins to wait; undefined for one that does not answer after all. Default: as it heard. */
  readonly begins?: (match: M, heard: Heard) => Waiting | undefined;
  /** Whether a window opens for the abilities that would wait in it. Default: if any is forced or could be used. */
  readonly opens?: (match: M, waiting: readonly Waiting[]) => boolean;
  /** The abilities that still may resolve in a window after what happened, each as that of its player now: asked before each. Default all. */
  readonly stillWaiting?: (match: M, waiting: readonly Waiting[]) => readonly Waiting[];
  /** Default: none joins. */
  readonly joining?: JoiningOn<M>;
  /** Lets an ability resolve: may call one program. Default: it is used where that takes anything, and its text is followed. */
  readonly resolve?: (match: M, waiting: Waiting) => void;
}
