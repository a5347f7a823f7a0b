import { platform } from '#platform';

/** What a tick is for: a command at a table, or all else, such as a look at a past moment or a request. */
export type TickKind = 'play' | 'rest';

/** Who work is done for, by the name under which it waits, and what is told the processor time that it took, in milliseconds. */
export interface Payer {
  readonly name: string;
  readonly charge: (ms: number) => void;
}

/** Ticks of the event loop for the work of all tables: one job in each, so that sockets are read and timers run between two jobs. */
export interface Ticks {
  /** Resolves in the caller's tick. What follows runs until the caller next waits for something. Payers take ticks in turn. */
  readonly take: (kind: TickKind, payer?: Payer) => Promise<void>;
}

/** Commands that go first while other work waits: then that has its tick, so that it is never put off for ever. */
const PLAYS_BEFORE_REST = 8;

/** Ticks that nobody has taken yet. */
export function makeTicks(): Ticks {
  const queues: Readonly<Record<TickKind, FairQueue>> = { play: new FairQueue(), rest: new FairQueue() };
  let playsInARow = 0;
  let isRunning = false;

  const give = (): void => {
    const isRest = queues.play.isEmpty || (!queues.rest.isEmpty && playsInARow >= PLAYS_BEFORE_REST);
    playsInARow = isRest ? 0 : playsInARow + 1;
    const next = queues[isRest ? 'rest' : 'play'].next();
    isRunning = next !== undefined;
    // What follows one is run before the next, and sockets are read before one that was added meanwhile.
    if (isRunning) platform.soon(give);
    next?.();
  };

  return {
    take: (kind, payer) =>
      new Promise((resolve) => {
        queues[kind].add(payer?.name ?? '', resolve);
        if (isRunning) return;
        isRunning = true;
        platform.soon(give);
      }),
  };
}

/** What waits, by names: the first of each name, name after name. */
class FairQueue {
  readonly #waiting = new Map<string, (() => void)[]>();

  get isEmpty(): boolean {
    return this.#waiting.size === 0;
  }

  add(name: string, run: () => void): void {
    const before = this.#waiting.get(name);
    if (before === undefined) this.#waiting.set(name, [run]);
    else before.push(run);
  }

  next(): (() => void) | undefined {
    const [first] = this.#waiting;
    if (first === undefined) return undefined;
    const [name, queue] = first;
    const run = queue.shift();
    this.#waiting.delete(name);
    if (queue.length > 0) this.#waiting.set(name, queue);
    return run;
  }
}
