import type { BotReply, BotTask } from './bot-task.ts';

/** How a task ended: with what the thread said, or without a word. */
export type TaskEnd = BotReply | { readonly kind: 'crashed'; readonly reason: string } | { readonly kind: 'late' };

/** Milliseconds that a thread may take to load its games, beside those of its first task. */
const LOADING_MS_MAX = 60_000;

/** For how many milliseconds a thread may think about one question. */
export interface Patience {
  /** After which it answers with the best that it has found so far. */
  readonly cutMs: number;
  /** After which it is taken to hang. */
  readonly thinkMsMax: number;
}

/** A thread as the machine has them: what it is told, and how it is ended. */
export interface BotWorker {
  readonly post: (task: BotTask) => void;
  /** Has it give up a task that counts for nothing any more. */
  readonly giveUp: (task: BotTask) => void;
  /** Ends it, whatever it does. */
  readonly end: () => Promise<unknown>;
}

/** What a thread tells. */
export interface BotListener {
  readonly onReply: (reply: BotReply) => void;
  /** It is there no more. */
  readonly onGone: (reason: string) => void;
}

/** Starts a thread whose bots answer with the best that they have found after so many milliseconds. */
export type StartBotWorker = (listener: BotListener, cutMs: number) => BotWorker;

/** One thread for bots, which takes one task at a time. It is started for its first task, and anew after it has ended or was late. */
export class BotThread {
  readonly #start: StartBotWorker;
  readonly #patience: Patience;
  #worker: BotWorker | undefined;
  #isLoaded = false;
  #finishTask: ((end: TaskEnd) => void) | undefined;

  constructor(start: StartBotWorker, patience: Patience) {
    this.#start = start;
    this.#patience = patience;
  }

  /** Has a task done. It never rejects. */
  run(task: BotTask): Promise<TaskEnd> {
    return new Promise((resolve) => {
      const worker = (this.#worker ??= this.#begin());
      const patienceMs = this.#patience.thinkMsMax + (this.#isLoaded ? 0 : LOADING_MS_MAX);
      const impatience = setTimeout(() => this.#finish(worker, { kind: 'late' }), patienceMs);
      this.#finishTask = (end) => {
        clearTimeout(impatience);
        resolve(end);
      };
      worker.post(task);
    });
  }

  /** Has the thread give up a task that counts for nothing any more. */
  giveUp(task: BotTask): void {
    this.#worker?.giveUp(task);
  }

  /** Ends the thread, whatever it does. */
  async end(): Promise<void> {
    const worker = this.#worker;
    if (worker === undefined) return;
    this.#finish(worker, { kind: 'crashed', reason: 'ended' });
    await worker.end();
  }

  #begin(): BotWorker {
    const worker: BotWorker = this.#start(
      {
        onReply: (reply) => this.#finish(worker, reply),
        onGone: (reason) => this.#finish(worker, { kind: 'crashed', reason }),
      },
      this.#patience.cutMs,
    );
    return worker;
  }

  /** Ends the task under way. A thread that has ended, or is late, is done with; another has the next task. */
  #finish(worker: BotWorker, end: TaskEnd): void {
    if (this.#worker !== worker) return;
    const isGone = end.kind === 'crashed' || end.kind === 'late';
    this.#isLoaded = !isGone;
    if (isGone) this.#worker = undefined;
    if (end.kind === 'late') void worker.end();
    const finish = this.#finishTask;
    this.#finishTask = undefined;
    finish?.(end);
  }
}
