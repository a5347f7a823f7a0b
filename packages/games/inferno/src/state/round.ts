import { afterGame, applies, seriesWinners, site, type Seat } from '@crupier/kernel/rules';
import type { InfernoMatch } from './state.ts';

const twoWins = site('INF-100.3a', 'a round is over when somebody has won enough of its games');

/** How the round stands of which this is a game: games won by seat, this one included, and whose it is. *Rule:* INF-100.3a. */
export interface Round {
  readonly wins: readonly number[];
  /** Nobody, while it goes on. */
  readonly winners: readonly Seat[];
}

/** The round of a match; undefined where it is a game by itself. */
export function roundOf(match: InfernoMatch): Round | undefined {
  const { round, winners } = match.state;
  if (round === undefined) return undefined;
  const now = winners === undefined ? round : afterGame(round, { winners });
  return { wins: now.wins, winners: applies(match, twoWins) ? seriesWinners(now) : [] };
}
