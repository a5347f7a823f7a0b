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
  /** The outermost of them that was read by another one, as a place in `open`; Infinity if none was. */
  circled: number;
  /** How many values were worked out within the outermost one that is. */
  worked: number;
  /** What texts have looked at since the last question was answered or the match was looked at: see `countWork`. */
  work: number;
  /** Values that hold only where they are asked for while no other is worked out, with their ages: see `growingFrom`. */
  readonly alone: { readonly values: unknown[]; readonly stamps: number[] };
}

/** A cache that knows nothing. */
export function emptyCache(): DerivedCache {
  return {
    revision: -1,
    age: 0,
    values: [],
    stamps: [],
    open: [],
    read: 0,
    circled: Infinity,
    worked: 0,
    work: 0,
    alone: { values: [], stamps: [] },
  };
}

/** Forgets what is known: for whoever asks what would be without a rule on which it may rest. */
export function forgetAll(cache: DerivedCache): void {
  cache.revision = -1;
}

/** What is known of a slot. A value that is not final yet leaves its mark on whoever reads it. */
export function recall(cache: DerivedCache, slot: number): unknown {
  if (cache.stamps[slot] !== cache.age) {
    const { open, alone, age } = cache;
    return open.length === 0 && alone.stamps[slot] === age ? alone.values[slot] : undefined;
  }
  if (cache.open.length > 0) {
    const at = cache.open.indexOf(slot);
    if (at >= 0 && at < cache.read) cache.read = at;
    if (at >= 0 && at < cache.open.length - 1 && at < cache.circled) cache.circled = at;
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

/** How many values are worked out within each other at most where they may rest on each other: the next one is what it was before any change. */
const NESTED_MAX = 5;

/**
 * The same of other values, and how many in all within an outermost one: texts whose cards speak of each other would have more worked out
 * than any machine can.
 */
const OTHERS_NESTED_MAX = 40;
const WORKED_MAX = 20_000;

/** Whether no more values may be worked out within those that are. None of these is final then. */
export function isTooDeep(cache: DerivedCache, mayCircle = true): boolean {
  if (cache.open.length < (mayCircle ? NESTED_MAX : OTHERS_NESTED_MAX) && cache.worked < WORKED_MAX) return false;
  cache.read = 0;
  cache.circled = 0;
  return true;
}

/**
 * Works a value out as `settle` does where whatever works it out keeps the value so far in its slot. With `forAsker` a value that rests on
 * another, and that one on it, is kept for those who ask while no other is worked out: to the other one it is another value, so that it
 * does not matter which is asked for first.
 */
export function growingFrom<V>(cache: DerivedCache, slot: number, compute: () => V, forAsker = false): V {
  const { read: outer, circled } = cache;
  const depth = cache.open.length;
  cache.worked = depth === 0 ? 0 : cache.worked + 1;
  cache.open.push(slot);
  cache.read = depth + 1;
  cache.circled = Infinity;
  const value = compute();
  cache.open.pop();
  // Its own value while it grew is no other's: only what lies further out still matters.
  const isCircled = forAsker && cache.circled === depth;
  if (cache.read >= depth && !isCircled) keep(cache, slot, value);
  else cache.stamps[slot] = -1;
  if (isCircled && depth === 0) {
    cache.alone.values[slot] = value;
    cache.alone.stamps[slot] = cache.age;
  }
  cache.read = Math.min(outer, cache.read, depth);
  cache.circled = Math.min(circled, cache.circled < depth ? cache.circled : Infinity);
  return value;
}
