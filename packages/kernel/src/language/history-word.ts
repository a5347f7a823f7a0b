import type { GameEvent, Seat } from '../state/state.ts';

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
}
