import { useSyncExternalStore } from 'react';
import type { Store } from './store.ts';

/** The value of a store, now and after every change. */
export function useStore<T>(store: Store<T>): T {
  return useSyncExternalStore(store.watch, store.read, store.read);
}

/** A part of a store's value: whoever shows it is drawn anew only when that part is another. */
export function usePart<T, Part>(store: Store<T>, part: (value: T) => Part): Part {
  const read = (): Part => part(store.read());
  return useSyncExternalStore(store.watch, read, read);
}
