import { Worker } from 'node:worker_threads';
import type { StatementTexts } from './append-statements.ts';
import type { Appended, Batch } from './journal-store.ts';

/** What the thread of a database is asked to do. */
export type Order =
  | { readonly kind: 'open'; readonly file: string; readonly texts: StatementTexts }
  | { readonly kind: 'query'; readonly sql: string; readonly parameters: readonly unknown[] }
  | { readonly kind: 'append'; readonly batches: readonly Batch[] }
  | { readonly kind: 'close' };

/** What a query gave. */
export interface QueryRows {
  readonly rows: readonly unknown[];
  readonly changes?: bigint;
  readonly lastInsertRowid?: bigint;
}

/** What became of an order. */
export interface OrderReply {
  readonly id: number;
  readonly done?: QueryRows | readonly Appended[] | undefined;
  readonly failure?: { readonly message: string; readonly code: unknown; readonly errcode: unknown };
}

interface Waiting {
  readonly resolve: (done: OrderReply['done']) => void;
  readonly reject: (error: Error) => void;
}

/** Milliseconds between two beginnings of a thread: one that cannot begin is not tried all the time. */
const AGAIN_MS = 1000;

/** The thread of a database, and the orders that it has not answered yet. One that ends by itself is started anew. */
export class DatabaseThread {
  readonly #file: string;
  readonly #texts: StatementTexts;
  readonly #onWorker: (worker: Worker) => void;
  readonly #waiting = new Map<number, Waiting>();
  readonly #listeners: ((error: Error) => void)[] = [];
  #worker: Worker | undefined;
  #opened: Promise<unknown> = Promise.resolve();
  #orders = 0;
  /** The worker that has the caller's transaction, if any. */
  #held: Worker | undefined;
  #isRunning = false;
  #isClosed = false;
  #begunMs = 0;

  /** `texts` are the statements that `append` executes. `onWorker` is given every worker, for tests that end it. */
  constructor(file: string, texts: StatementTexts, onWorker: (worker: Worker) => void = () => undefined) {
    this.#file = file;
    this.#texts = texts;
    this.#onWorker = onWorker;
    this.#begin();
  }

  /** Whether there is a thread that has the database open. */
  get isRunning(): boolean {
    return this.#isRunning;
  }

  /** Whether the thread is that of the last `hold`. */
  get isHeld(): boolean {
    return this.#held !== undefined && this.#held === this.#worker;
  }

  onEnded(hear: (error: Error) => void): void {
    this.#listeners.push(hear);
  }

  /**
   * Waits for the thread, which is the one that is asked until the next call. Where it cannot begin, whoever asks is told: Kysely would
   * wait for ever for a connection that was refused.
   */
  async hold(): Promise<void> {
    this.#held = await this.#opened.then(
      () => this.#worker,
      () => undefined,
    );
  }

  /** *Errors:* what SQLite says; why there is no thread; that it has ended since `hold`: what was begun there is begun no more. */
  async ask(order: Order): Promise<OrderReply['done']> {
    const worker = this.#held;
    if (worker === undefined) await this.#opened;
    if (worker === undefined || worker !== this.#worker) throw ended();
    return this.#order(worker, order);
  }

  /** Waits until the database is open. *Errors:* why it cannot be. */
  async opened(): Promise<void> {
    await this.#opened;
  }

  async end(): Promise<void> {
    this.#isClosed = true;
    const worker = this.#worker;
    if (worker === undefined) return;
    if (this.#isRunning) await this.#order(worker, { kind: 'close' });
    await worker.terminate();
  }

  #begin(): void {
    if (this.#isClosed) return;
    this.#begunMs = performance.now();
    const worker = new Worker(new URL('sqlite-worker.ts', import.meta.url));
    this.#onWorker(worker);
    this.#worker = worker;
    worker.on('message', ({ id, done, failure }: OrderReply) => {
      const waiting = this.#waiting.get(id);
      this.#waiting.delete(id);
      if (failure === undefined) waiting?.resolve(done);
      else waiting?.reject(Object.assign(new Error(failure.message), { code: failure.code, errcode: failure.errcode }));
    });
    let reason: Error | undefined;
    worker.on('error', (error) => (reason = error as Error));
    worker.on('exit', () => this.#fail(reason ?? ended()));
    this.#opened = this.#order(worker, { kind: 'open', file: this.#file, texts: this.#texts }).then(() => (this.#isRunning = true));
    // Whoever needs the database is told why it cannot be opened, and another thread tries it.
    this.#opened.catch(() => void worker.terminate());
  }

  #order(worker: Worker, order: Order): Promise<OrderReply['done']> {
    const id = this.#orders++;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      worker.postMessage({ id, order });
    });
  }

  #fail(error: Error): void {
    const wasRunning = this.#isRunning;
    this.#isRunning = false;
    this.#worker = undefined;
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
    if (this.#isClosed) return;
    if (wasRunning) for (const hear of this.#listeners) hear(error);
    this.#beginAgain(error);
  }

  /** Begins anew at once, or after a while where the last beginning was just before: until then everything is rejected. */
  #beginAgain(error: Error): void {
    const waitMs = this.#begunMs + AGAIN_MS - performance.now();
    if (waitMs <= 0) return this.#begin();
    this.#opened = Promise.reject(error);
    this.#opened.catch(() => undefined);
    setTimeout(() => this.#begin(), waitMs).unref();
  }
}

function ended(): Error {
  return new Error('The thread of the database has ended.');
}
