import type { Seat } from './state.ts';

/** How a match ended. */
export interface Outcome {
  /** The winners' seats; empty for a draw. */
  readonly winners: readonly Seat[];
  /** A code said by the text layer, such as `threeKeys`. */
  readonly reason: string;
}
