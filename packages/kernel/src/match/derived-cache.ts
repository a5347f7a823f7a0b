/** Values worked out from the state at one revision. */
export interface DerivedCache {
  /** The revision of the state that the present age holds for. */
  revision: number;
  /** Grows with every commit that may change a value. */
  age: number;
  readonly values: unknown[];
  /** The age at which each value was worked out: one of another age counts for nothing. Cheaper than emptying the list. */
  readonly stamps: number[];
  /** Slots of the characteristics that are being worked out, outermost first: what they hold is not final. */
  readonly open: number[];
  /** The outermost of them that was read since, as a place in `open`; the length of `open` if none was. */
  read: number;
}

/** A cache that knows nothing. */
export function emptyCache(): DerivedCache {
  return { revision: -1, age: 0, values: [], stamps: [], open: [], read: 0 };
}

/** What is known of a slot. A value that is not final yet leaves its mark on whoever reads it. */
export function recall(cache: DerivedCache, slot: number): unknown {
  if (cache.stamps[slot] !== cache.age) return undefined;
  if (cache.open.length > 0) {
    const at = cache.open.indexOf(slot);
    if (at >= 0 && at < cache.read) cache.read = at;
  }
  return cache.values[slot];
}

/** Keeps what was worked out for a slot. */
export function keep(cache: DerivedCache, slot: number, value: unknown): void {
  cache.values[slot] = value;
  cache.stamps[slot] = cache.age;
}

/** Works a value out and keeps it, unless it rests on one that is not final: then it is worked out again when asked for. */
export function settle<T>(cache: DerivedCache, slot: number, compute: () => T): T {
  const outer = cache.read;
  cache.read = cache.open.length;
  const value = compute();
  if (cache.read === cache.open.length) keep(cache, slot, value);
  else cache.stamps[slot] = -1;
  cache.read = Math.min(outer, cache.read);
  return value;
}

/** Works a value out as `settle` does where whatever works it out keeps the value so far in its slot. */
export function growingFrom<V>(cache: DerivedCache, slot: number, compute: () => V): V {
  const outer = cache.read;
  const depth = cache.open.length;
  cache.open.push(slot);
  cache.read = depth + 1;
  const value = compute();
  cache.open.pop();
  // Its own value while it grew is no other's: only what lies further out still matters.
  if (cache.read >= depth) keep(cache, slot, value);
  else cache.stamps[slot] = -1;
  cache.read = Math.min(outer, cache.read, depth);
  return value;
}
