import type { Resumable } from '@crupier/kernel';
import { processorMs } from './processor-time.ts';
import { runInTicks } from './run-in-ticks.ts';
import type { Payer, Ticks } from './ticks.ts';

/** The jobs of one table, one after another. Each waits for a tick among the jobs of all tables, and its payer is charged what it costs. */
export class Jobs {
  readonly #ticks: Ticks;
  readonly #onFault: (error: unknown) => void;
  #last: Promise<unknown> = Promise.resolve();
  /** Whose job runs. */
  #payer: Payer | undefined;
  /** Milliseconds of the processor that went to other things while the jobs waited for the world. */
  #awayMs = 0;

  constructor(ticks: Ticks, onFault: (error: unknown) => void) {
    this.#ticks = ticks;
    this.#onFault = onFault;
  }

  /** Runs a job when those before it are done. */
  run<T>(job: () => Promise<T>, payer?: Payer): Promise<T> {
    const result = this.#last.then(() => this.#start(job, payer));
    this.#last = result.catch(this.#onFault);
    return result;
  }

  /** Waits, within a job, for the world, and then for a tick: jobs that waited together do not go on together. */
  async away<T>(wait: () => Promise<T>): Promise<T> {
    const begun = processorMs();
    try {
      return await wait();
    } finally {
      await this.#ticks.take('play', this.#payer);
      this.#awayMs += processorMs() - begun;
    }
  }

  /** Runs long work, within a job, in several ticks: what it costs is charged, and the time between its ticks is not. */
  work<T>(resumable: Resumable<T>): Promise<T> {
    return this.away(() => runInTicks(resumable, { ticks: this.#ticks, kind: 'play', payer: this.#payer }));
  }

  async #start<T>(job: () => Promise<T>, payer: Payer | undefined): Promise<T> {
    await this.#ticks.take('play', payer);
    this.#payer = payer;
    const begun = processorMs();
    const awayBefore = this.#awayMs;
    try {
      return await job();
    } finally {
      payer?.charge(processorMs() - begun - (this.#awayMs - awayBefore));
    }
  }
}
