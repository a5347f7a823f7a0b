import { callNamed, type CardId, type OrderLocals, type Seat } from '@crupier/kernel/rules';
import { activeOrNext } from '../state/seats.ts';
import type { InfernoMatch } from '../state/state.ts';

/** What is kept while priority goes round. */
export interface PriorityLocals extends OrderLocals {
  holder: Seat;
  /** Passes in a row. */
  passes: number;
  /** An ability was put on the chain since the last check. */
  placed: boolean;
  /** Nobody has done anything since the step began: tributes may still be shown. *Rule:* INF-702.23b. */
  untouched?: boolean;
  /** The tributes that were shown. *Rule:* INF-702.23b. */
  shown?: readonly CardId[];
}

/**
 * Gives priority, beginning with the active player. The last act of a step. A combat gives priority and is begun by whoever has
 * it, so that the procedure is called by its name. *Rule:* INF-116.3a.
 */
export function givePriority(match: InfernoMatch): void {
  const locals: PriorityLocals = {
    holder: activeOrNext(match),
    passes: 0,
    placed: false,
    untouched: true,
  };
  callNamed(match, 'priority', locals);
}
