import type { Worker } from 'node:worker_threads';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  Kysely,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { statementTexts } from './append-statements.ts';
import { DatabaseThread, type QueryRows } from './database-thread.ts';
import type { Appended, Batch } from './journal-store.ts';

/** A database whose thread waits for the disk in the place of the caller's. */
export interface ThreadedSqlite<Tables> {
  /** Destroying it ends the thread. */
  readonly db: Kysely<Tables>;
  /** Writes batches in one transaction, as `appendAll` does, in one order to the thread. */
  readonly append: (batches: readonly Batch[]) => Promise<readonly Appended[]>;
  /** Whether there is a thread: not between the end of one and the beginning of the next. */
  readonly isRunning: () => boolean;
  /** Is told of every end that nobody asked for. */
  readonly onEnded: (hear: (error: Error) => void) => void;
}

/**
 * Opens a SQLite file as `openSqlite` does, in a thread of its own. *Errors:* rejects with what SQLite says. A thread that ends by itself
 * is started anew: what it had not answered is rejected, and so is the rest of a transaction that was cut in two.
 */
export async function openSqliteThread<Tables>(file: string, onWorker?: (worker: Worker) => void): Promise<ThreadedSqlite<Tables>> {
  const thread = new DatabaseThread(file, statementTexts(), onWorker);
  try {
    await thread.opened();
  } catch (error) {
    await thread.end();
    throw error;
  }
  const db = new Kysely<Tables>({ dialect: threadDialect(thread) });
  // No other query comes between: the connection is the batches' own meanwhile.
  const append = (batches: readonly Batch[]): Promise<readonly Appended[]> =>
    db.connection().execute(async () => (await thread.ask({ kind: 'append', batches })) as readonly Appended[]);
  return { db, append, isRunning: () => thread.isRunning, onEnded: (hear) => thread.onEnded(hear) };
}

function threadDialect(thread: DatabaseThread): Dialect {
  return {
    createDriver: () => new ThreadDriver(thread),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createAdapter: () => new SqliteAdapter(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  };
}

/** One connection: Kysely lets one caller have it at a time, and a transaction for as long as it lasts. */
class ThreadDriver implements Driver {
  readonly #thread: DatabaseThread;
  readonly #connection: DatabaseConnection;

  constructor(thread: DatabaseThread) {
    this.#thread = thread;
    this.#connection = {
      executeQuery: (compiled) => this.#query(compiled),
      streamQuery: () => {
        throw new Error('A database in a thread gives no streams.');
      },
    };
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    await this.#thread.hold();
    return this.#connection;
  }

  async releaseConnection(): Promise<void> {}

  async beginTransaction(): Promise<void> {
    await this.#thread.ask({ kind: 'query', sql: 'begin', parameters: [] });
  }

  async commitTransaction(): Promise<void> {
    await this.#thread.ask({ kind: 'query', sql: 'commit', parameters: [] });
  }

  async rollbackTransaction(): Promise<void> {
    // A transaction whose thread has ended went with it.
    if (this.#thread.isHeld) await this.#thread.ask({ kind: 'query', sql: 'rollback', parameters: [] });
  }

  destroy(): Promise<void> {
    return this.#thread.end();
  }

  async #query<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const done = (await this.#thread.ask({ kind: 'query', sql, parameters })) as QueryRows;
    const { rows, changes, lastInsertRowid } = done;
    return {
      rows: rows as Row[],
      ...(changes !== undefined && { numAffectedRows: changes }),
      ...(lastInsertRowid !== undefined && { insertId: lastInsertRowid }),
    };
  }
}
