/** Whether something is done with, or is to be tried again after a while. */
export type Settled = 'settled' | 'again';

/** Milliseconds until the first retry; each further one waits twice as long, up to a limit. */
const FIRST_MS = 250;
const LONGEST_MS = 8000;

/** Tries one thing until it is settled, in a queue with others, until it is called off or something else is tried. */
export class Retries {
  readonly #enqueue: (run: () => Promise<void>) => Promise<void>;
  readonly #onFault: (error: unknown) => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #current: object | undefined;

  constructor(enqueue: (run: () => Promise<void>) => Promise<void>, onFault: (error: unknown) => void) {
    this.#enqueue = enqueue;
    this.#onFault = onFault;
  }

  /** Tries now, in the midst of the queue, and later through it. What is thrown is told and tried again. */
  async run(attempt: () => Promise<Settled>): Promise<void> {
    this.callOff();
    this.#current = {};
    await this.#try(attempt, this.#current, FIRST_MS);
  }

  /** Tries no more. */
  callOff(): void {
    clearTimeout(this.#timer);
    this.#current = undefined;
  }

  async #try(attempt: () => Promise<Settled>, mine: object, waitMs: number): Promise<void> {
    const settled = await attempt().catch((error: unknown): Settled => {
      this.#onFault(error);
      return 'again';
    });
    if (settled === 'settled' || this.#current !== mine) return;
    const next = Math.min(LONGEST_MS, 2 * waitMs);
    this.#timer = setTimeout(() => {
      void this.#enqueue(async () => {
        if (this.#current === mine) await this.#try(attempt, mine, next);
      });
    }, waitMs);
  }
}
