import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Result, fail, ok } from '@crupier/kernel';
import type { JournalStore, JournalTables } from '@crupier/table';
import { openSqlite, sqlStore } from '@crupier/table';
import { type DataLock, lockData } from './data-lock.ts';
import { createServerTables, type Database, type ServerTables } from './server-tables.ts';

/** The name of a data folder's database. */
export const DATABASE = 'crupier.sqlite';

/** The database of a server, as journals see it and as the server does. */
export interface OpenData {
  readonly store: JournalStore;
  readonly db: Database;
  /** Closes the database, and lets another server have the folder. */
  readonly close: () => Promise<void>;
}

/** Opens the database of a folder for this process alone. `:memory:` keeps nothing. *Errors:* `data.inUse`, `data.unusable`. */
export async function openData(folder: string): Promise<Result<OpenData>> {
  try {
    if (folder === ':memory:') return ok(await openDatabase(folder, undefined));
    mkdirSync(folder, { recursive: true });
    const lock = lockData(folder);
    if (lock === undefined) return fail('data.inUse', 'CRUPIER_DATA', { folder });
    return ok(await openDatabase(join(folder, DATABASE), lock));
  } catch (error) {
    return fail('data.unusable', 'CRUPIER_DATA', { folder, reason: error instanceof Error ? error.message : String(error) });
  }
}

async function openDatabase(file: string, lock: DataLock | undefined): Promise<OpenData> {
  try {
    const journals = openSqlite<JournalTables>(file);
    const db: Database = journals.withTables<ServerTables>();
    await createServerTables(db);
    const store = await sqlStore(journals);
    const close = async (): Promise<void> => {
      await store.close();
      lock?.release();
    };
    return { store, db, close };
  } catch (error) {
    lock?.release();
    throw error;
  }
}
