import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { type BotPoolParts, botPool } from './bot-pool.ts';
import type { BotReply } from './bot-task.ts';
import type { StartBotWorker } from './bot-thread.ts';
import type { BotThreadData } from './node-bot-data.ts';
import type { Thinker } from './thinker.ts';

/** What bots in threads of Node are made from. */
export interface NodeBotsParts extends Omit<BotPoolParts, 'start' | 'threads'> {
  /** The address of the module whose `loadGames` gives the games: each thread loads its own. */
  readonly games: string;
  /** How many threads: as many as there are processors, but for one, and at most four. */
  readonly threads?: number;
}

const THREADS_MAX = 4;
/** Megabytes that a thread may hold: beyond, it ends, and not the process. */
const MEMORY_MB_MAX = 256;

/** Bots that think in threads of this process: see `botPool`. */
export function nodeBots({ games, threads = ordinaryThreads(), ...parts }: NodeBotsParts): Thinker {
  return botPool({ start: startNodeWorker(games), threads, ...parts });
}

function ordinaryThreads(): number {
  return Math.max(1, Math.min(THREADS_MAX, availableParallelism() - 1));
}

function startNodeWorker(games: string): StartBotWorker {
  return ({ onReply, onGone }, cutMs) => {
    const voided = new Int32Array(new SharedArrayBuffer(4));
    const workerData: BotThreadData = { games, cutMs, voided };
    const worker = new Worker(new URL('./node-bot-worker.ts', import.meta.url), {
      workerData,
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB_MAX, maxYoungGenerationSizeMb: 16 },
    });
    worker.on('message', (reply: BotReply) => onReply(reply));
    worker.on('error', (error) => onGone(error instanceof Error ? error.message : String(error)));
    worker.on('exit', (code) => onGone(`exit ${code}`));
    // A process that has nothing else to do ends.
    worker.unref();
    return {
      post: (task) => worker.postMessage(task),
      giveUp: ({ id }) => void Atomics.store(voided, 0, id),
      end: () => worker.terminate(),
    };
  };
}
