import { Worker } from 'node:worker_threads';
import type { BotReply, BotTask, BotThreadData } from './bot-task.ts';

/** How a task ended: with what the thread said, or without a word. */
export type TaskEnd = BotReply | { readonly kind: 'crashed'; readonly reason: string } | { readonly kind: 'late' };

/** Milliseconds that a thread may take to load its games, beside those of its first task. */
const LOADING_MS_MAX = 60_000;
/** Megabytes that a thread may hold: beyond, it ends, and not the process. */
const MEMORY_MB_MAX = 512;

/** For how many milliseconds a thread may think about one question. */
export interface Patience {
  /** After which it answers with the best that it has found so far. */
  readonly cutMs: number;
  /** After which it is taken to hang. */
  readonly thinkMsMax: number;
}

/** One thread for bots, which takes one task at a time. It is started for its first task, and anew after it has ended or was late. */
export class BotThread {
  readonly #games: string;
  readonly #patience: Patience;
  readonly #voided = new Int32Array(new SharedArrayBuffer(4));
  #worker: Worker | undefined;
  #isLoaded = false;
  #finishTask: ((end: TaskEnd) => void) | undefined;

  constructor(games: string, patience: Patience) {
    this.#games = games;
    this.#patience = patience;
  }

  /** Has a task done. It never rejects. */
  run(task: BotTask): Promise<TaskEnd> {
    return new Promise((resolve) => {
      const worker = (this.#worker ??= this.#start());
      const patienceMs = this.#patience.thinkMsMax + (this.#isLoaded ? 0 : LOADING_MS_MAX);
      const impatience = setTimeout(() => this.#finish(worker, { kind: 'late' }), patienceMs);
      this.#finishTask = (end) => {
        clearTimeout(impatience);
        resolve(end);
      };
      worker.postMessage(task);
    });
  }

  /** Has the thread give up a task that counts for nothing any more. */
  giveUp({ id }: BotTask): void {
    Atomics.store(this.#voided, 0, id);
  }

  /** Ends the thread, whatever it does. */
  async end(): Promise<void> {
    const worker = this.#worker;
    if (worker === undefined) return;
    this.#finish(worker, { kind: 'crashed', reason: 'ended' });
    await worker.terminate();
  }

  #start(): Worker {
    const workerData: BotThreadData = { games: this.#games, cutMs: this.#patience.cutMs, voided: this.#voided };
    const worker = new Worker(new URL('./bot-worker.ts', import.meta.url), {
      workerData,
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB_MAX },
    });
    worker.on('message', (reply: BotReply) => this.#finish(worker, reply));
    worker.on('error', (error) =>
      this.#finish(worker, { kind: 'crashed', reason: error instanceof Error ? error.message : String(error) }),
    );
    worker.on('exit', (code) => this.#finish(worker, { kind: 'crashed', reason: `exit ${code}` }));
    // A process that has nothing else to do ends.
    worker.unref();
    return worker;
  }

  /** Ends the task under way. A thread that has ended, or is late, is done with; another has the next task. */
  #finish(worker: Worker, end: TaskEnd): void {
    if (this.#worker !== worker) return;
    const isGone = end.kind === 'crashed' || end.kind === 'late';
    this.#isLoaded = !isGone;
    if (isGone) this.#worker = undefined;
    if (end.kind === 'late') void worker.terminate();
    const finish = this.#finishTask;
    this.#finishTask = undefined;
    finish?.(end);
  }
}
