/** A thread that plays some games of a team, and tells of each. */
import { parentPort, workerData } from 'node:worker_threads';
import { findGame, games as shelf, seedFromText, seedOfGame } from '@crupier/cli';
import { assert } from '@crupier/kernel';
import { playTeam } from './play-team.ts';
import type { TeamTask } from './team.ts';

const { game: id, bot, settings, seed, deals } = workerData as TeamTask;
const game = await findGame(shelf, id)?.load();
assert(game !== undefined, 'A worker is told a game that there is.');
for (const { deal, decks } of deals) {
  const configured = game.configure(decks, { settings });
  assert(configured.ok, `The decks ${decks.join(' and ')} can be played.`);
  parentPort?.postMessage(
    playTeam({ game, configuration: configured.value, seed: seedOfGame(seedFromText(seed), deal), bot, deal, decks }),
  );
}
