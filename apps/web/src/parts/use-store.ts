import { useSyncExternalStore } from 'react';
import type { Store } from './store.ts';

/** The value of a store, now and after every change. */
export function useStore<T>(store: Store<T>): T {
  return useSyncExternalStore(store.watch, store.read, store.read);
}
