/** What only a program in a browser has for its tables: IndexedDB. */
export { indexedStore } from './store/indexed-store.ts';
