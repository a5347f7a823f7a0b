/** One thread of a simulation: plays the games it is told to and tells what each came to. */
import { parentPort, workerData } from 'node:worker_threads';
import { assert } from '@crupier/kernel';
import { findGame, games } from '../games.ts';
import type { PlayedGame } from './play-game.ts';
import { playGame } from './play-game.ts';
import type { Share } from './play-many.ts';

/** Games told of at once. */
const batchSize = 50;

const share = workerData as Share;
const game = await findGame(games, share.game)?.load();
assert(game !== undefined && parentPort !== null, 'A worker is told a game that there is.');
let batch: PlayedGame[] = [];
for (let index = share.from; index < share.until; index += share.stride) {
  batch.push(playGame({ game, configuration: share.configuration, seed: share.seed, bots: share.bots }, index));
  if (batch.length === batchSize) {
    parentPort.postMessage(batch);
    batch = [];
  }
}
parentPort.postMessage(batch);
