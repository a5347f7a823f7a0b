/** A thread that plays some pairs of an arena, and tells of each. */
import { parentPort, workerData } from 'node:worker_threads';
import type { BotName } from '@crupier/bots';
import { findGame, games as shelf, seedFromText, seedOfGame } from '@crupier/cli';
import { assert } from '@crupier/kernel';
import { playPair } from './play-pair.ts';

/** The pairs that one thread plays. */
export interface ArenaTask {
  readonly game: string;
  readonly seed: string;
  readonly a: BotName;
  readonly b: BotName;
  /** Each with the decks of its seats. */
  readonly pairs: readonly { readonly pair: number; readonly decks: readonly string[] }[];
}

const { game: id, seed, a, b, pairs } = workerData as ArenaTask;
const game = await findGame(shelf, id)?.load();
assert(game !== undefined, 'A worker is told a game that there is.');
for (const { pair, decks } of pairs) {
  const configured = game.configure(decks);
  assert(configured.ok, `The decks ${decks.join(' and ')} can be played.`);
  parentPort?.postMessage(
    playPair({ game, pair, decks, configuration: configured.value, seed: seedOfGame(seedFromText(seed), pair), a, b }),
  );
}
