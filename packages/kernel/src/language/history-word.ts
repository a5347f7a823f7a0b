import type { Language } from '../state/result.ts';
import type { GameEvent, Seat } from '../state/state.ts';
import type { Both, Template } from './wording.ts';

/** What is said of everybody's events, and of one player's. */
interface OfPlayers<T> {
  readonly anyone: T;
  readonly you: T;
  readonly opponent: T;
}

/** A sort of event of which the kernel keeps a history: "cards that you have played this turn". */
export interface HistoryWordOn<M> {
  readonly event: number;
  /** Other kinds of event that count as well. */
  readonly also?: readonly number[];
  /** How long it is kept, such as `turn`: see `endPeriod`. */
  readonly per: string;
  /** Whether an event counts, asked before it is written; default always. */
  readonly counts?: (match: M, event: GameEvent) => boolean;
  /** Whose event it is, asked before it is written; default the event's own seat. */
  readonly seat?: (match: M, event: GameEvent) => Seat;
  /** After "for each": "card you have played this turn". */
  readonly counted: OfPlayers<Both>;
  /** Templates with `{amount}`: "you [have] played {amount} this turn". */
  readonly has: OfPlayers<Readonly<Record<Language, Template>>>;
  readonly unit: string;
  /** After "for the first time": "each turn". */
  readonly each: Both;
}
