import { parentPort, workerData } from 'node:worker_threads';
import type { BotName } from '@crupier/bots';
import { deckListOf, findGame, games as shelf, seedFromText, seedOfGame } from '@crupier/cli';
import { assert, type PlayableGame } from '@crupier/kernel';
import type { PairsTask, PairToDeal } from './pairs.ts';

/** Two games to be played, and by whom. */
export interface DealtPair extends PairToDeal {
  readonly game: PlayableGame;
  readonly configuration: unknown;
  /** 64 hexadecimal digits. */
  readonly seed: string;
  readonly bot: BotName;
  readonly against: BotName;
}

/** In a thread: plays each pair of its task, and tells of it. */
export async function playEachPair(play: (pair: DealtPair) => readonly object[]): Promise<void> {
  const { game: id, seed, bot, against, pairs } = workerData as PairsTask;
  const game = await findGame(shelf, id)?.load();
  assert(game !== undefined, 'A worker is told a game that there is.');
  for (const { pair, decks } of pairs) {
    const configured = game.configure(decks.map((deck) => deckListOf(game, deck)));
    assert(configured.ok, `The decks ${decks.join(' and ')} can be played.`);
    const dealt = { game, pair, decks, configuration: configured.value, seed: seedOfGame(seedFromText(seed), pair), bot, against };
    parentPort?.postMessage(play(dealt));
  }
}
