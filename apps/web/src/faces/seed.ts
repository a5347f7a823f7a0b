/** Seeded randomness for pictures: a card looks the same for ever. */

/** A stream of numbers in [0, 1) that depends on its seed alone. */
export interface Seeded {
  readonly next: () => number;
  /** A number between two others. */
  readonly between: (low: number, high: number) => number;
  /** A whole number between two others, both included. */
  readonly whole: (low: number, high: number) => number;
  /** One item of a list that is not empty. */
  readonly pick: <T>(items: readonly [T, ...T[]]) => T;
}

/** FNV-1a: a number of 32 bits for a text. */
export function hashText(text: string): number {
  let hash = 2166136261;
  for (const character of text) {
    hash ^= character.codePointAt(0) ?? 0;
    hash = Math.imul(hash, 16777619);
  }
  return hash >>> 0;
}

/** A stream seeded by a text (mulberry32). */
export function seededBy(text: string): Seeded {
  let state = hashText(text) || 1;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const whole = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    whole,
    between: (low, high) => low + next() * (high - low),
    pick: (items) => items[whole(0, items.length - 1)] ?? items[0],
  };
}
