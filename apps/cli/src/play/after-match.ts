import { unreachable } from '@crupier/kernel';
import { rematchSeats } from '@crupier/table';
import { tell } from '../output.ts';
import type { TextKey } from '../tables/texts.ts';
import { drawShortSeed, seedFromText } from '../seeds.ts';
import { newJournalPath } from './journal-file.ts';
import { MatchLine } from './match-line.ts';
import { parseOrder } from './order.ts';
import { nextInSeries, seriesAfter } from './series.ts';
import type { OpenTable } from './open-table.ts';
import type { Sitting } from './sitting.ts';

/** How one may go on after a match. */
export type AfterMatch = 'next' | 'rematch' | 'swapped' | 'replay';

const said: Readonly<Record<AfterMatch, TextKey>> = {
  next: 'play.nextGame',
  rematch: 'play.rematch',
  swapped: 'play.rematchSwapped',
  replay: 'play.toReplay',
};

/** How one may go on after a match that is over: while a series is open by its next game, and otherwise by a rematch. */
export function waysOn(sitting: Sitting, { first }: Pick<OpenTable, 'first'>): readonly AfterMatch[] {
  const { line, coach } = sitting;
  if (seriesAfter(sitting)?.winners.length === 0) return ['next', 'replay'];
  if (coach !== undefined || first === undefined) return ['replay'];
  return line.match.seats > 1 ? ['rematch', 'swapped', 'replay'] : ['rematch', 'replay'];
}

/** Asks how to go on. Undefined where the match is left, or there is nothing more to read. */
export async function askHowToGoOn({ io, face }: Sitting, ways: readonly AfterMatch[]): Promise<AfterMatch | undefined> {
  const texts = ways.map((way) => tell(io, said[way]));
  const list = (): void => face.list('after', [...texts.map((text, at) => `${at + 1}. ${text}`), `0. ${tell(io, 'play.leaveTable')}`]);
  list();
  for (;;) {
    const typed = await io.ask(`${tell(io, 'play.after')} > `);
    if (typed === undefined || io.interrupted.aborted) return undefined;
    const given = typed.trim().toLowerCase();
    if (given === '0' || parseOrder(typed).kind === 'quit') return undefined;
    const begun = given === '' ? [] : ways.filter((_, at) => texts[at]?.toLowerCase().startsWith(given) === true);
    const exact = ways.find((_, at) => given === String(at + 1) || texts[at]?.toLowerCase() === given);
    const way = exact ?? (begun.length === 1 ? begun[0] : undefined);
    if (way !== undefined) return way;
    list();
  }
}

/** The table that follows where one goes on by playing. Undefined where the game does not deal it. */
export function tableAfter(sitting: Sitting, table: OpenTable, way: Exclude<AfterMatch, 'replay'>): OpenTable | undefined {
  switch (way) {
    case 'next':
      return nextInSeries(sitting, table);
    case 'rematch':
    case 'swapped':
      return rematch(sitting, table, way === 'swapped');
    default:
      return unreachable(way);
  }
}

/** The same decks at the same places with a new seed, and a new series where it was one. With `swap` everybody has the place of whoever sat before them. */
function rematch({ io, line, manners }: Sitting, { first }: OpenTable, swap: boolean): OpenTable | undefined {
  const { game, start } = line;
  const seed = drawShortSeed();
  const series = start.series && { toWin: start.series.toWin, wins: start.series.wins.map(() => 0), games: 0 };
  const dealt = MatchLine.deal(game, first, seedFromText(seed), series);
  if (!dealt.ok) return undefined;
  const players = rematchSeats(manners.players, swap);
  return { line: dealt.value, seed, path: newJournalPath(io, game.id, new Date()), players, first };
}
