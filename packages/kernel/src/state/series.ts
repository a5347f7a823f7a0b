import type { Outcome } from './outcome.ts';
import type { Seat } from './state.ts';

/** How a series of games stands, such as the best of three. */
export interface SeriesScore {
  /** So many wins decide it. */
  readonly toWin: number;
  /** Games won, by seat. */
  readonly wins: readonly number[];
  /** Games played to their end, those without a winner included. */
  readonly games: number;
  /** Who decides who begins the next game; absent where chance does. */
  readonly chooser?: Seat;
}

/** A series of which no game was played yet; `bestOf` is odd. */
export function newSeries(bestOf: number, seats: number): SeriesScore {
  return { toWin: (bestOf + 1) / 2, wins: new Array<number>(seats).fill(0), games: 0 };
}

/**
 * How a series stands after one more game. Whoever lost decides who begins the next, the first of them by seat where several did;
 * after a draw, whoever decided last time: of a first game nobody did, and what was agreed for it decides again. A draw is nobody's win.
 */
export function afterGame({ toWin, wins, games, chooser }: SeriesScore, { winners }: Pick<Outcome, 'winners'>): SeriesScore {
  const loser = winners.length === 0 ? chooser : wins.findIndex((_, seat) => !winners.includes(seat));
  return {
    toWin,
    wins: wins.map((won, seat) => (winners.includes(seat) ? won + 1 : won)),
    games: games + 1,
    ...(loser !== undefined && loser >= 0 && { chooser: loser }),
  };
}

/** Who has won a series; nobody while it goes on. */
export function seriesWinners({ toWin, wins }: SeriesScore): readonly Seat[] {
  return wins.flatMap((won, seat) => (won >= toWin ? [seat] : []));
}
