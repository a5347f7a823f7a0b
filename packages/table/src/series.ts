import { type Outcome, type PlayableGame, type Result, type Seat, type SeriesScore, afterGame, fail, seriesWinners } from '@crupier/kernel';
import type { SeriesInfo } from '@crupier/protocol';
import { dealMatch } from './deal.ts';
import { commitToSecret, sha256 } from './play/seed.ts';
import type { JournalStore, MatchHead, NewMatch } from './store/journal-store.ts';

/** What the next game of a series is made from: the game before. */
export interface GameBefore {
  readonly id: string;
  readonly head: MatchHead;
  /** How it ended; absent while it goes on. */
  readonly outcome: Outcome | undefined;
}

/**
 * Deals the next game of a series: the same seats and decks, a fresh secret, and nonces that follow from those of the game before.
 * Its id follows from the first game's, so that whoever asks for it finds the same one. *Errors:* `series.none`, `series.notOver`,
 * `series.decided`, what `game.start` says.
 */
export function dealNext(
  { id, head, outcome }: GameBefore,
  { game, engine, createdAt }: { readonly game: PlayableGame; readonly engine: string; readonly createdAt: number },
): Result<NewMatch> {
  const { start, seats, origin } = head;
  if (start.series === undefined) return fail('series.none');
  if (outcome === undefined) return fail('series.notOver');
  const series = afterGame(start.series, outcome);
  if (seriesWinners(series).length > 0) return fail('series.decided');
  return dealMatch({
    id: nextId(id, start.series),
    createdAt,
    game,
    configuration: game.inSeries?.(start.configuration, series) ?? start.configuration,
    seats,
    origin: { ...commitToSecret(), nonces: origin.nonces.map((nonce) => sha256(`${nonce} next game`)) },
    engine,
    series,
  });
}

/** Whether a game goes on, or the series that it is one of: then its later games are played, or may still be dealt. */
export async function isUndecided({ id, head, outcome }: GameBefore, store: Pick<JournalStore, 'find'>): Promise<boolean> {
  let score = head.start.series;
  let game = id;
  let ended = outcome;
  while (score !== undefined && ended !== undefined) {
    const after = afterGame(score, ended);
    if (seriesWinners(after).length > 0) return false;
    game = nextId(game, score);
    ended = (await store.find(game))?.outcome;
    score = after;
  }
  return ended === undefined;
}

/** The id of the game after one: that of the first, with the game's number. */
function nextId(id: string, { games }: SeriesScore): string {
  const first = games === 0 ? id : id.slice(0, id.lastIndexOf('-'));
  return `${first}-${games + 2}`;
}

/** How a series stands, as everybody may know it. */
export function seriesInfo(before: SeriesScore, outcome: Outcome | undefined): SeriesInfo {
  const now = outcome === undefined ? before : afterGame(before, outcome);
  const winners: readonly Seat[] = seriesWinners(now);
  return { game: before.games + 1, toWin: now.toWin, wins: now.wins, ...(winners.length > 0 && { winners }) };
}
