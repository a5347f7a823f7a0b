/** Small values that this browser remembers for each match. */

import { createStore, type Store } from '../parts/store.ts';

/** The most matches that are remembered: beyond, the oldest are forgotten. */
const matchesMax = 50;

/** Values by match. */
export interface KeptByMatch<T> {
  readonly store: Store<Readonly<Record<string, T>>>;
  /** Remembers the value of a match. */
  readonly note: (match: string, value: T) => void;
}

/** Reads the values that were kept; those that `readValue` does not know are left out. */
export function parseByMatch<T>(text: string | null, readValue: (value: unknown) => T | undefined): Readonly<Record<string, T>> {
  if (text === null) return {};
  try {
    const kept: unknown = JSON.parse(text);
    if (typeof kept !== 'object' || kept === null) return {};
    return Object.fromEntries(
      Object.entries(kept).flatMap(([match, value]) => {
        const known = readValue(value);
        return known === undefined ? [] : [[match, known] as const];
      }),
    );
  } catch (error) {
    console.warn('What was kept of matches could not be read and is forgotten.', error);
    return {};
  }
}

/** Values of matches under a key of this browser's storage. */
export function keepByMatch<T>(key: string, readValue: (value: unknown) => T | undefined): KeptByMatch<T> {
  const store = createStore(parseByMatch(typeof window === 'undefined' ? null : localStorage.getItem(key), readValue));
  return {
    store,
    note: (match, value) => {
      const known = store.read();
      if (Object.is(known[match], value)) return;
      const others = Object.entries(known).filter(([each]) => each !== match);
      store.write(Object.fromEntries([...others.slice(1 - matchesMax), [match, value]]));
      try {
        localStorage.setItem(key, JSON.stringify(store.read()));
      } catch (error) {
        console.warn('This browser keeps no more: this is forgotten with the page.', error);
      }
    },
  };
}

/** A whole number, such as that of a turn. */
export function readInteger(value: unknown): number | undefined {
  return Number.isInteger(value) ? (value as number) : undefined;
}
