/** A thread that looks for positions of an exam, searches those that there are again, or asks a bot about them. */
import { parentPort, workerData } from 'node:worker_threads';
import type { BotName } from '@crupier/bots';
import { findGame, games as shelf, seedFromText, seedOfGame } from '@crupier/cli';
import { assert } from '@crupier/kernel';
import { askBot, type Asked } from './ask.ts';
import { collectFrom, type Collected } from './collect.ts';
import { readExam } from './positions.ts';
import { qualify, type Qualified } from './qualify.ts';

/** What one thread does with positions, which are named by their place in the exam, or with games, named by their number. */
export type ExamTask = { readonly game: string; readonly places: readonly number[] } & (
  | { readonly job: 'collect'; readonly seed: string }
  | { readonly job: 'search' }
  | { readonly job: 'ask'; readonly bot: BotName; readonly wholeTurn: boolean }
);

/** What came of one place. */
export interface ExamDone {
  readonly place: number;
  readonly collected?: Collected;
  readonly qualified?: Qualified;
  readonly asked?: Asked;
}

const task = workerData as ExamTask;
const entry = findGame(shelf, task.game);
assert(entry !== undefined, 'A worker is told a game that there is.');
const game = await entry.load();
const { readyDecks } = entry;
for (const place of task.places) parentPort?.postMessage({ place, ...(await done(place)) } satisfies ExamDone);

async function done(place: number): Promise<Omit<ExamDone, 'place'>> {
  if (task.job === 'collect') {
    const seed = seedOfGame(seedFromText(task.seed), place);
    return { collected: await collectFrom({ game, number: place, seed, ready: readyDecks }) };
  }
  const position = readExam(task.game).positions[place];
  assert(position !== undefined, 'A worker is told a position that there is.');
  return task.job === 'search' ? { qualified: qualify(game, position) } : { asked: askBot(game, position, task) };
}
