import type { Result } from '@crupier/kernel';

/** A table as it is closed: what `Table` has of it. */
export interface Closable {
  /** Whether nobody listens and nothing is going on. */
  readonly isIdle: boolean;
  readonly close: () => Promise<void>;
}

/** Tables kept open though nobody listens; beyond, those that were opened first are closed. */
const OPEN_MAX = 200;

/** Closes tables at which nobody listens and nothing goes on: they are in memory for nothing, and opened again when somebody comes. */
export class IdleTables {
  readonly #tables: ReadonlyMap<string, Promise<Result<Closable>>>;
  readonly #idleMs: number;
  readonly #idleSince = new WeakMap<Closable, number>();
  #sweeping: NodeJS.Timeout | undefined;

  constructor(tables: ReadonlyMap<string, Promise<Result<Closable>>>, idleMs: number) {
    this.#tables = tables;
    this.#idleMs = idleMs;
  }

  /** Looks after the tables from now on; a process that has nothing else to do ends. */
  watch(): this {
    this.#sweeping = setInterval(() => void this.sweep(performance.now()), this.#idleMs / 2);
    this.#sweeping.unref();
    return this;
  }

  stop(): void {
    clearInterval(this.#sweeping);
  }

  /** Closes those that have been idle for long, at a moment of a clock in milliseconds. */
  async sweep(now: number): Promise<void> {
    for (const opening of [...this.#tables.values()]) {
      const table = await opening;
      if (!table.ok) continue;
      const since = this.#idleSince.get(table.value) ?? now;
      if (!table.value.isIdle) this.#idleSince.delete(table.value);
      else if (now - since >= this.#idleMs) await table.value.close();
      else this.#idleSince.set(table.value, since);
    }
  }

  /** Closes idle ones where more are open than may be, but not the one that was opened last. */
  async closeSurplus(): Promise<void> {
    let surplus = this.#tables.size - OPEN_MAX;
    if (surplus <= 0) return;
    for (const opening of [...this.#tables.values()].slice(0, -1)) {
      const table = await opening;
      if (table.ok && table.value.isIdle && surplus > 0) {
        surplus--;
        await table.value.close();
      }
    }
  }
}
