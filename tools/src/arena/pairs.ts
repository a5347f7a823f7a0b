import { bots, type BotName } from '@crupier/bots';
import { keepLine, readKept } from '../kept-lines.ts';
import { runThread, shareOut } from '../run-thread.ts';
import { tell } from '../command.ts';
import { checkDeckSource, type DeckSource, decksOfGame, differentDecks } from '../deck-source.ts';

/** The bots that there are. */
export const botNames = Object.keys(bots) as readonly BotName[];

/** Two games of one deal, each bot once at each seat. */
export interface PairToDeal {
  readonly pair: number;
  /** The deck of each seat. */
  readonly decks: readonly string[];
}

/** The pairs that one thread plays. */
export interface PairsTask {
  readonly game: string;
  readonly seed: string;
  /** Whom the run is about, and whom it plays against. */
  readonly bot: BotName;
  readonly against: BotName;
  readonly pairs: readonly PairToDeal[];
}

/** What a run was called with. */
export interface PairsCall extends Omit<PairsTask, 'pairs'> {
  readonly games: string;
  /** Where the decks come from. */
  readonly decks: DeckSource;
  readonly workers: string;
  /** Where pairs that were played are kept. */
  readonly file?: string | undefined;
  /** What tells the kept pairs of one call from those of another. */
  readonly name: string;
}

/**
 * Plays pairs of games in threads, but for those that a file has kept, and tells of all games so far after each pair. Returns what came of
 * every game, in no order.
 */
export async function playPairs<T extends { readonly pair: number }>(
  { games, workers, file, name, decks, ...call }: PairsCall,
  worker: URL,
  onPair: (played: readonly T[]) => void,
): Promise<readonly T[]> {
  const wanted = Number(games) / 2;
  const played = readKept<readonly T[]>(file, name).flatMap((pair) => pair.filter((each) => each.pair < wanted));
  const done = new Set(played.map(({ pair }) => pair));
  if (done.size > 0) tell(`${played.length} of ${games} games were played before`);
  const draw = await differentDecks(call.game, decks);
  const open = Array.from({ length: wanted }, (_, pair): PairToDeal => ({ pair, decks: decksOfGame(draw, call.seed, pair) }));
  const tasks = shareOut(
    open.filter(({ pair }) => !done.has(pair)),
    Number(workers),
  ).map((pairs): PairsTask => ({ ...call, pairs }));
  const take = (pair: readonly T[]): void => {
    played.push(...pair);
    keepLine(file, name, pair);
    onPair(played);
  };
  await Promise.all(tasks.map((task) => runThread(worker, task, take)));
  return played;
}

/** What is wrong with a call, in a sentence: the bots by the flags that name them, how many games and threads, and where decks come from. */
export async function checkPairs(
  named: Readonly<Record<string, string>>,
  { game, games, workers, decks }: Pick<PairsCall, 'game' | 'games' | 'workers'> & { readonly decks: string },
): Promise<string | undefined> {
  for (const [flag, name] of Object.entries(named))
    if (!botNames.some((each) => each === name)) return `--${flag}: there is no bot ${name}; there are ${botNames.join(', ')}`;
  if (Number(games) < 2 || Number(games) % 2 === 1) return `--games: expected an even number, at least 2, and got ${games}`;
  return Number(workers) > 0 ? checkDeckSource(game, decks) : '--workers: expected at least 1';
}

/** A rate in percent. */
export function percent(rate: number): string {
  return `${(rate * 100).toFixed(1)} %`;
}
