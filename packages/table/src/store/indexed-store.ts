import { type IDBPDatabase, openDB } from 'idb';
import type { JournalStore } from './journal-store.ts';
import { type Cabinet, shelvedStore } from './shelved-store.ts';

/** The version of the database's stores: a change is another step of `upgrade`. */
const VERSION = 1;

/** A store in this browser's IndexedDB. Several pages may use it at once. *Errors:* rejects where the browser keeps nothing. */
export async function indexedStore(name: string): Promise<JournalStore> {
  const db = await openDB(name, VERSION, {
    upgrade: (opened, before) => {
      if (before < 1) {
        opened.createObjectStore('matches');
        opened.createObjectStore('snapshots');
      }
    },
    // A page with a newer version wants to open it: this one gives way.
    blocking: (_version, _blocked, { target }) => (target as unknown as { readonly close: () => void }).close(),
  });
  return shelvedStore({ shelves: cabinet(db, 'matches'), snapshots: cabinet(db, 'snapshots'), close: async () => db.close() });
}

function cabinet<Value>(db: IDBPDatabase, of: string): Cabinet<Value> {
  return {
    get: (id) => db.get(of, id),
    all: () => db.getAll(of),
    change: async (id, change) => {
      const { store, done } = db.transaction(of, 'readwrite', { durability: 'strict' });
      const { put, said } = change((await store.get(id)) as Value | undefined);
      if (put !== undefined) await store.put(put, id);
      await done;
      return said;
    },
  };
}
