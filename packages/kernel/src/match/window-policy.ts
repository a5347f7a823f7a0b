import type { Heard } from './listener-index.ts';
import type { GameEvent, Seat } from '../state/state.ts';

/**
 * One class of the abilities that wait in a window. `all`: each resolves, in the order that the first of its players says. `round`: each
 * player in turn may use one or pass, until all have passed in succession.
 */
export interface WindowClassOn<M> {
  readonly name: string;
  /** The ledger rows that it carries out. */
  readonly rule: string;
  readonly manner: 'all' | 'round';
  /** Whether an ability belongs to it; one that belongs to several classes waits in the first. */
  readonly includes: (match: M, heard: Heard) => boolean;
  /** Who orders, for `all`; who is asked, in their order, for `round`. */
  readonly players: (match: M, events: readonly GameEvent[]) => readonly Seat[];
}

/** How a game lets abilities answer what happens: the classes before a commit and after it, in their order. */
export interface WindowPolicyOn<M> {
  readonly interrupts: readonly WindowClassOn<M>[];
  readonly responses: readonly WindowClassOn<M>[];
}
