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
