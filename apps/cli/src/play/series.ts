import { afterGame, seriesWinners, type Seat, type SeriesScore } from '@crupier/kernel';
import { saySeat } from '@crupier/protocol';
import { tell } from '../output.ts';
import { sha256 } from '../seeds.ts';
import type { OpenTable } from './open-table.ts';
import { newJournalPath } from './journal-file.ts';
import { MatchLine } from './match-line.ts';
import type { Sitting } from './sitting.ts';

/** A series after the game that is over, and who has won it: nobody while it goes on. Undefined where the match was none of a series. */
export function seriesAfter({
  line,
}: Pick<Sitting, 'line'>): { readonly score: SeriesScore; readonly winners: readonly Seat[] } | undefined {
  const outcome = line.match.outcome();
  if (line.start.series === undefined || outcome === undefined) return undefined;
  const score = afterGame(line.start.series, outcome);
  return { score, winners: seriesWinners(score) };
}

/** How a series stands, in words. */
export function saySeries(
  { io, speech }: Pick<Sitting, 'io' | 'speech'>,
  { score: { wins }, winners }: NonNullable<ReturnType<typeof seriesAfter>>,
): string {
  const score = wins.map((won, seat) => `${saySeat(seat, speech)} ${won}`).join(', ');
  const names = winners.map((seat) => saySeat(seat, speech)).join(', ');
  return tell(io, winners.length === 0 ? 'play.score' : 'play.seriesWon', { names, score });
}

/** The next game of a series that goes on: the same seats and decks, and a seed that follows from the last. */
export function nextInSeries(sitting: Sitting, { first }: OpenTable): OpenTable | undefined {
  const { io, line, manners } = sitting;
  const { game, start } = line;
  const series = seriesAfter(sitting);
  if (series === undefined || series.winners.length > 0) return undefined;
  const seed = sha256(`${start.seed} next game`);
  const configuration = game.inSeries?.(start.configuration, series.score, start.seed) ?? start.configuration;
  const dealt = MatchLine.deal(game, configuration, seed, series.score);
  if (!dealt.ok) return undefined;
  const path = newJournalPath(io, `${game.id}-${series.score.games + 1}`, new Date());
  return { line: dealt.value, seed, path, players: manners.players, first };
}
