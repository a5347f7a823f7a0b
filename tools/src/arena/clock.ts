/** Milliseconds of processor time of the thread that thinks, in tenths: whatever else the machine does meanwhile. */
export interface Times {
  readonly decisions: readonly number[];
  readonly turns: readonly number[];
}

/** What the decisions of a bot in one game took. */
export class Clock {
  readonly #decisions: number[] = [];
  readonly #turns = new Map<string, number>();

  /** Runs a decision of a turn, and notes what it took. */
  time<T>(turn: string, decide: () => T): T {
    const before = process.threadCpuUsage();
    const decided = decide();
    const { user, system } = process.threadCpuUsage(before);
    const ms = (user + system) / 1000;
    this.#decisions.push(inTenths(ms));
    this.#turns.set(turn, (this.#turns.get(turn) ?? 0) + ms);
    return decided;
  }

  read(): Times {
    return { decisions: this.#decisions, turns: [...this.#turns.values()].map(inTenths) };
  }
}

function inTenths(ms: number): number {
  return Math.round(ms * 10) / 10;
}
