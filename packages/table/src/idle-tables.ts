import type { Result } from '@crupier/kernel';
import { platform } from '#platform';

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
  /** How many are on their way to each table. */
  readonly #visits = new Map<string, number>();
  #stopSweeping: (() => void) | undefined;

  constructor(tables: ReadonlyMap<string, Promise<Result<Closable>>>, idleMs: number) {
    this.#tables = tables;
    this.#idleMs = idleMs;
  }

  /** Looks after the tables from now on; a process that has nothing else to do ends. */
  watch(): this {
    this.#stopSweeping = platform.regularly(() => void this.sweep(performance.now()), this.#idleMs / 2);
    return this;
  }

  stop(): void {
    this.#stopSweeping?.();
  }

  /** Does something at a table, which is not closed meanwhile: whoever is on their way to it listens to nothing yet. */
  async visit<T>(id: string, run: () => Promise<T>): Promise<T> {
    this.#visits.set(id, (this.#visits.get(id) ?? 0) + 1);
    try {
      return await run();
    } finally {
      const left = (this.#visits.get(id) ?? 1) - 1;
      if (left > 0) this.#visits.set(id, left);
      else this.#visits.delete(id);
    }
  }

  /** Closes those that have been idle for long, at a moment of a clock in milliseconds. */
  async sweep(now: number): Promise<void> {
    for (const [id, opening] of [...this.#tables]) {
      const table = await opening;
      if (!table.ok || this.#visits.has(id)) continue;
      const since = this.#idleSince.get(table.value) ?? now;
      if (!table.value.isIdle) this.#idleSince.delete(table.value);
      else if (now - since >= this.#idleMs) await table.value.close();
      else this.#idleSince.set(table.value, since);
    }
  }

  /** Closes idle ones where more are open than may be, but none to which somebody is on their way. */
  async closeSurplus(): Promise<void> {
    let surplus = this.#tables.size - OPEN_MAX;
    if (surplus <= 0) return;
    for (const [id, opening] of [...this.#tables]) {
      if (surplus <= 0) return;
      const table = await opening;
      if (table.ok && table.value.isIdle && !this.#visits.has(id)) {
        surplus--;
        await table.value.close();
      }
    }
  }
}
