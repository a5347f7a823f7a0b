import type { MessagePort } from 'node:worker_threads';
import { assert } from '@crupier/kernel';
import { findGame, games } from '../games.ts';
import type { PlayedGame } from './play-game.ts';
import { playGame } from './play-game.ts';
import type { Share } from './play-many.ts';

/** Games told of at once. */
const batchSize = 50;

/** Plays the games of a share and tells what each came to, a batch at a time. */
export async function runShare({ from, until, stride, ...setting }: Share, port: MessagePort): Promise<void> {
  const game = await findGame(games, setting.game)?.load();
  assert(game !== undefined, 'A worker is told a game that there is.');
  let batch: PlayedGame[] = [];
  for (let index = from; index < until; index += stride) {
    batch.push(playGame({ ...setting, game }, index));
    if (batch.length === batchSize) {
      port.postMessage(batch);
      batch = [];
    }
  }
  port.postMessage(batch);
}
