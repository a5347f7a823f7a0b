/** A thread that plays and watches some pairs of games, and tells of each. */
import { parentPort, workerData } from 'node:worker_threads';
import type { BotName } from '@crupier/bots';
import { findGame, games as shelf, seedFromText, seedOfGame } from '@crupier/cli';
import { assert } from '@crupier/kernel';
import { playWatched } from './play-watched.ts';
import type { WatchedPlay } from './tally.ts';

/** The pairs that one thread plays. */
export interface BehaviourTask {
  readonly game: string;
  readonly seed: string;
  readonly bot: BotName;
  readonly against: BotName;
  /** Each with the decks of its seats. */
  readonly pairs: readonly { readonly pair: number; readonly decks: readonly string[] }[];
}

const { game: id, seed, bot, against, pairs } = workerData as BehaviourTask;
const game = await findGame(shelf, id)?.load();
assert(game !== undefined, 'A worker is told a game that there is.');
for (const { pair, decks } of pairs) {
  const configured = game.configure(decks);
  assert(configured.ok, `The decks ${decks.join(' and ')} can be played.`);
  const each = { game, configuration: configured.value, seed: seedOfGame(seedFromText(seed), pair), bot, against };
  const plays = [0, 1].map((seat) => ({ pair, seat, behaviour: playWatched({ ...each, seat }) }));
  parentPort?.postMessage(plays satisfies readonly WatchedPlay[]);
}
