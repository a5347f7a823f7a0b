import type { JournalStore } from './journal-store.ts';
import { type Cabinet, shelvedStore } from './shelved-store.ts';

/** A store that forgets when the process ends: for tests, and for matches that nobody wants to keep. */
export function memoryStore(): JournalStore {
  const kept: Map<string, unknown>[] = [];
  return shelvedStore({
    shelves: cabinet(kept),
    snapshots: cabinet(kept),
    close: async () => {
      for (const values of kept) values.clear();
    },
  });
}

function cabinet<Value>(all: Map<string, unknown>[]): Cabinet<Value> {
  const values = new Map<string, Value>();
  all.push(values);
  return {
    get: async (id) => values.get(id),
    all: async () => [...values.values()],
    change: async (id, change) => {
      const { put, said } = change(values.get(id));
      if (put !== undefined) values.set(id, put);
      return said;
    },
  };
}
