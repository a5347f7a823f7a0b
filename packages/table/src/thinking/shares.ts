/** A turn that somebody waits for, and the work done before which it comes. */
interface Turn<T> {
  readonly who: string;
  readonly start: number;
  readonly value: T;
}

/**
 * A queue in which whoever has had the least work done comes first, whatever each piece of work costs: start-time fair queueing. Whoever
 * comes anew stands where the one stands who was served last, so that nobody saves up for later.
 */
export class Shares<T> {
  readonly #waiting = new Set<Turn<T>>();
  /** The work done for each who has had more than the one served last. */
  readonly #done = new Map<string, number>();
  #now = 0;

  /** Whether nobody waits. */
  get isEmpty(): boolean {
    return this.#waiting.size === 0;
  }

  /** Whether nobody waits, nor has had more done than another. */
  get isIdle(): boolean {
    return this.isEmpty && this.#done.size === 0;
  }

  /** Has somebody wait; gives what ends the waiting. */
  add(who: string, value: T): () => void {
    const turn = { who, start: Math.max(this.#now, this.#done.get(who) ?? 0), value };
    this.#waiting.add(turn);
    return () => void this.#waiting.delete(turn);
  }

  /** Takes out whoever comes first; of equals, who has waited longest. Undefined where nobody waits. */
  next(): T | undefined {
    let first: Turn<T> | undefined;
    for (const turn of this.#waiting) if (first === undefined || turn.start < first.start) first = turn;
    if (first === undefined) return undefined;
    this.#waiting.delete(first);
    this.#now = Math.max(this.#now, first.start);
    for (const [who, done] of this.#done) if (done <= this.#now) this.#done.delete(who);
    return first.value;
  }

  /** Counts work that was done for somebody, such as milliseconds. */
  charge(who: string, work: number): void {
    this.#done.set(who, Math.max(this.#now, this.#done.get(who) ?? 0) + work);
  }

  /** Takes out all who wait. */
  empty(): readonly T[] {
    const all = Array.from(this.#waiting, ({ value }) => value);
    this.#waiting.clear();
    return all;
  }
}

/** Payers of whom it is kept which of their tables had more done, though none of them waits. */
const PAYERS_MAX = 1000;

/** The same on two levels: of all payers whoever has had least done comes first, and of that one's tables the one that has. */
export class SharesOfTables<T> {
  readonly #payers = new Shares<string>();
  readonly #tables = new Map<string, Shares<T>>();
  /** What ends the waiting of each payer, of whom at least one table waits: however many do, a payer stands in the queue once. */
  readonly #standing = new Map<string, () => void>();

  /** Has a table wait for a payer; gives what ends the waiting. */
  add(payer: string, table: string, value: T): () => void {
    const tables = this.#tables.get(payer) ?? new Shares<T>();
    this.#tables.set(payer, tables);
    const leave = tables.add(table, value);
    if (!this.#standing.has(payer)) this.#stand(payer);
    return () => {
      leave();
      if (tables.isEmpty) this.#leave(payer);
    };
  }

  /** Takes out whoever comes first; undefined where nobody waits. */
  next(): T | undefined {
    const payer = this.#payers.next();
    if (payer === undefined) return undefined;
    const value = this.#tables.get(payer)?.next();
    this.#stand(payer);
    return value;
  }

  /** Counts work that was done at a table for a payer. */
  charge(payer: string, table: string, work: number): void {
    this.#payers.charge(payer, work);
    this.#tables.get(payer)?.charge(table, work);
    this.#stand(payer);
  }

  /** Takes out all who wait. */
  empty(): readonly T[] {
    this.#payers.empty();
    this.#standing.clear();
    const all = [...this.#tables.values()].flatMap((tables) => tables.empty());
    this.#tables.clear();
    return all;
  }

  /** Puts a payer of whom a table waits at the place that the work done for them gives, and another nowhere. */
  #stand(payer: string): void {
    this.#leave(payer);
    if (this.#tables.get(payer)?.isEmpty === false) this.#standing.set(payer, this.#payers.add(payer, payer));
  }

  #leave(payer: string): void {
    this.#standing.get(payer)?.();
    this.#standing.delete(payer);
    const tables = this.#tables.get(payer);
    if (tables?.isIdle === true || (tables?.isEmpty === true && this.#tables.size > PAYERS_MAX)) this.#tables.delete(payer);
  }
}
