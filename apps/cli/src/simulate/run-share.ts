import type { MessagePort } from 'node:worker_threads';
import { assert } from '@crupier/kernel';
import { findGame, games } from '../games.ts';
import type { PlayedGame } from './play-game.ts';
import { playGame } from './play-game.ts';
import type { Share } from './play-many.ts';

/** Milliseconds between two batches of games that are told of. */
const tellEveryMs = 500;

/** Plays the games of a share and tells what each came to, a batch now and then. */
export async function runShare({ from, until, stride, ...setting }: Share, port: MessagePort): Promise<void> {
  const game = await findGame(games, setting.game)?.load();
  assert(game !== undefined, 'A worker is told a game that there is.');
  let batch: PlayedGame[] = [];
  let next = performance.now() + tellEveryMs;
  for (let index = from; index < until; index += stride) {
    batch.push(playGame({ ...setting, game }, index));
    if (performance.now() < next) continue;
    port.postMessage(batch);
    batch = [];
    next = performance.now() + tellEveryMs;
  }
  port.postMessage(batch);
}
