import type { Seat } from './state.ts';

/** How a match ended. */
export interface Outcome {
  /** The winners' seats; empty where the match was drawn or lost. */
  readonly winners: readonly Seat[];
  /** True where all who play have lost to the game itself, as players together against a scenario may. */
  readonly lost?: true;
  /** A code said by the text layer, such as `threeKeys`. */
  readonly reason: string;
}

/** The three ways in which a match ends. */
export type MatchResult = 'won' | 'lost' | 'drawn';

/** Whether somebody won a match, everybody lost it, or nobody did either. */
export function resultOf({ winners, lost }: Pick<Outcome, 'winners' | 'lost'>): MatchResult {
  if (winners.length > 0) return 'won';
  return lost === true ? 'lost' : 'drawn';
}

/** The same for one seat. */
export function resultFor(outcome: Pick<Outcome, 'winners' | 'lost'>, seat: Seat): MatchResult {
  return resultOf(outcome) === 'won' && !outcome.winners.includes(seat) ? 'lost' : resultOf(outcome);
}
