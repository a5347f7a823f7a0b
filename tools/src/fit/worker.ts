/** A thread that plays some games of bots against themselves, and tells of the positions of each. */
import { parentPort, workerData } from 'node:worker_threads';
import { deckListOf, findGame, games as shelf, seedFromText, seedOfGame } from '@crupier/cli';
import { assert } from '@crupier/kernel';
import { selfPlay, type Sample } from './self-play.ts';

/** The games that one thread plays. */
export interface FitTask {
  readonly game: string;
  readonly seed: string;
  readonly games: readonly { readonly number: number; readonly decks: readonly string[] }[];
}

/** The positions of one game. */
export interface SampledGame {
  readonly number: number;
  readonly samples: readonly Sample[];
}

const { game: id, seed, games } = workerData as FitTask;
const game = await findGame(shelf, id)?.load();
assert(game !== undefined, 'A worker is told a game that there is.');
for (const { number, decks } of games) {
  const samples = selfPlay({
    game,
    number,
    decks,
    lists: decks.map((deck) => deckListOf(game, deck)),
    seed: seedOfGame(seedFromText(seed), number),
  });
  parentPort?.postMessage({ number, samples } satisfies SampledGame);
}
