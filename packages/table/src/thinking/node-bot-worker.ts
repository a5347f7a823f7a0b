/** A thread of Node in which bots think. */
import { enableCompileCache } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import type { PlayableGame } from '@crupier/kernel';
import type { BotTask } from './bot-task.ts';
import type { TaskSetting } from './do-task.ts';
import type { BotThreadData } from './node-bot-data.ts';

// A thread has no share in its process's cache of compiled code: without one it strips and compiles every source anew.
enableCompileCache();
const { doTask } = await import('./do-task.ts');
const { games: module, cutMs, voided } = workerData as BotThreadData;
const { loadGames } = (await import(module)) as { readonly loadGames: () => readonly PlayableGame[] };
const setting: TaskSetting = { games: loadGames(), cutMs, isVoid: (id) => Atomics.load(voided, 0) === id };

parentPort?.on('message', (task: BotTask) => parentPort?.postMessage(doTask(setting, task)));
