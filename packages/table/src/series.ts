import {
  type Outcome,
  type PlayableGame,
  type Result,
  type Seat,
  type SeriesScore,
  afterGame,
  fail,
  ok,
  seriesWinners,
} from '@crupier/kernel';
import type { SeriesInfo } from '@crupier/protocol';
import { dealMatch } from './deal.ts';
import type { JournalStore, MatchHead, NewMatch, SeedOrigin } from './store/journal-store.ts';

/** What the next game of a series is made from: the game before. */
export interface GameBefore {
  readonly id: string;
  readonly head: MatchHead;
  /** How it ended; absent while it goes on. */
  readonly outcome: Outcome | undefined;
}

/** The next game of a series before it is dealt. */
export interface NextGame {
  /** It follows from the first game's, so that whoever asks for it finds the same one. */
  readonly id: string;
  /** The series as it stands before it. */
  readonly series: SeriesScore;
}

/** Which game comes next. *Errors:* `series.none`, `series.notOver`, `series.decided`. */
export function nextGame({ id, head: { start }, outcome }: GameBefore): Result<NextGame> {
  if (start.series === undefined) return fail('series.none');
  if (outcome === undefined) return fail('series.notOver');
  const series = afterGame(start.series, outcome);
  if (seriesWinners(series).length > 0) return fail('series.decided');
  return ok({ id: nextId(id, start.series), series });
}

/** What the next game is dealt with beside what the game before had. */
export interface NextDeal {
  readonly game: PlayableGame;
  readonly engine: string;
  readonly createdAt: number;
  /** Drawn anew: a secret that the server was held to before it knew any of these nonces. */
  readonly origin: SeedOrigin;
}

/** Deals the next game of a series for the same seats and decks. *Errors:* what `game.start` says. */
export function dealNext({ start, seats, terms }: MatchHead, { id, series }: NextGame, deal: NextDeal): Result<NewMatch> {
  const configuration = deal.game.inSeries?.(start.configuration, series, start.seed) ?? start.configuration;
  return dealMatch({ ...deal, id, configuration, seats, series, terms });
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
