import { join } from 'node:path';
import type { Worker } from 'node:worker_threads';
import { type Problem, type Result, ok } from '@crupier/kernel';
import type { JournalStore } from '@crupier/table';
import type { JournalTables, MatchProblem } from '@crupier/table/node';
import { storageProblem } from '@crupier/table';
import { findCutShort, isDamaged, migrateJournals, openSqlite, openSqliteThread, sqlStore } from '@crupier/table/node';
import { sql } from 'kysely';
import { type DataLock, lockData } from './data-lock.ts';
import { makeFolder } from './make-folder.ts';
import { keepDatabasePrivate } from './private-files.ts';
import { type Database, migrateServerTables, type ServerTables } from './server-tables.ts';

/** The name of a data folder's database. */
export const DATABASE = 'crupier.sqlite';

/** What is said of the store while there is no thread. */
const NO_THREAD = 'the thread of the database is being started again';

/** The database of a server, as journals see it and as the server does. */
export interface OpenData {
  readonly store: JournalStore;
  readonly db: Database;
  /** Matches that were found damaged when the database was opened. They hinder no other. */
  readonly damaged: readonly MatchProblem[];
  /** Tries whether it can be written to. *Errors:* as a problem. */
  readonly probe: () => Promise<Problem | undefined>;
  /** Is told of every end of the database's thread that nobody asked for: `data.threadEnded`. Another thread takes its place. */
  readonly onThreadEnded: (hear: (problem: Problem) => void) => void;
  /** Closes the database, and lets another server have the folder. */
  readonly close: () => Promise<void>;
}

/**
 * Opens the database of a folder for this process alone, looks whether it is sound, and brings its tables to this program's
 * version. `:memory:` keeps nothing. *Errors:* `data.inUse`, `data.damaged`, `data.newer`, `data.unusable`.
 */
export async function openData(folder: string, onWorker?: (worker: Worker) => void): Promise<Result<OpenData>> {
  let lock: DataLock | undefined;
  let db: Database | undefined;
  const give = async (problem: Problem): Promise<Result<OpenData>> => {
    await db?.destroy();
    lock?.release();
    return { ok: false, problems: [problem] };
  };
  try {
    if (folder !== ':memory:') {
      makeFolder(folder);
      lock = lockData(folder);
      if (lock === undefined) return give(problemOf('data.inUse', folder));
    }
    const file = folder === ':memory:' ? folder : join(folder, DATABASE);
    if (file !== ':memory:') keepDatabasePrivate(file);
    const threaded = file === ':memory:' ? undefined : await openSqliteThread<JournalTables & ServerTables>(file, onWorker);
    db = threaded?.db ?? openSqlite<JournalTables & ServerTables>(file);
    const problem = await prepare(db, folder);
    if (problem !== undefined) return give(problem);
    const store = await sqlStore(db.withTables<JournalTables>(), threaded?.append);
    const close = async (): Promise<void> => {
      await store.close();
      lock?.release();
    };
    const opened = db;
    return ok({
      store,
      db,
      probe: async () => (threaded?.isRunning() === false ? storageProblem(new Error(NO_THREAD)) : probe(opened)),
      onThreadEnded: (hear) => threaded?.onEnded((error) => hear(problemOf('data.threadEnded', folder, { reason: error.message }))),
      damaged: await findCutShort(db.withTables<JournalTables>()),
      close,
    });
  } catch (error) {
    return give(worldProblem(error, folder));
  }
}

/** Looks whether a database is sound, and brings its tables to the latest version. */
async function prepare(db: Database, folder: string): Promise<Problem | undefined> {
  const { rows } = await sql<{ readonly quick_check: string }>`pragma quick_check(1)`.execute(db);
  const reason = rows[0]?.quick_check ?? '';
  if (reason !== 'ok') return problemOf('data.damaged', folder, { reason });
  for (const step of [migrateJournals, migrateServerTables]) {
    const migrated = await step(db);
    if (migrated.kind === 'newer') return problemOf('data.newer', folder, { version: migrated.version, known: migrated.known });
  }
  return undefined;
}

/** Writes what is there already: the disk must have room for it all the same. */
async function probe(db: Database): Promise<Problem | undefined> {
  try {
    await sql`update schema_version set version = version`.execute(db);
    return undefined;
  } catch (error) {
    return storageProblem(error);
  }
}

function worldProblem(error: unknown, folder: string): Problem {
  const reason = error instanceof Error ? error.message : String(error);
  return problemOf(isDamaged(error) ? 'data.damaged' : 'data.unusable', folder, { reason });
}

function problemOf(code: string, folder: string, values: Problem['values'] = {}): Problem {
  return { code, at: 'CRUPIER_DATA', values: { folder, ...values } };
}
