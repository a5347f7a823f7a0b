import { Worker } from 'node:worker_threads';
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
import type { Appended, Batch } from './journal-store.ts';

/** What the thread of a database is asked to do. */
export type Order =
  | { readonly kind: 'open'; readonly file: string }
  | { readonly kind: 'query'; readonly sql: string; readonly parameters: readonly unknown[] }
  | { readonly kind: 'append'; readonly batches: readonly Batch[] }
  | { readonly kind: 'close' };

/** What a query gave. */
export interface QueryRows {
  readonly rows: readonly unknown[];
  readonly changes?: bigint;
  readonly lastInsertRowid?: bigint;
}

/** What became of an order. */
export interface OrderReply {
  readonly id: number;
  readonly done?: QueryRows | readonly Appended[] | undefined;
  readonly failure?: { readonly message: string; readonly code: unknown; readonly errcode: unknown };
}

/** A database whose thread waits for the disk in the place of the caller's. */
export interface ThreadedSqlite<Tables> {
  /** Destroying it ends the thread. */
  readonly db: Kysely<Tables>;
  /** Writes batches in one transaction, as `appendAll` does, in one order to the thread. */
  readonly append: (batches: readonly Batch[]) => Promise<readonly Appended[]>;
}

/**
 * Opens a SQLite file as `openSqlite` does, in a thread of its own. *Errors:* rejects with what SQLite says; where the thread has
 * ended everything is rejected, for a transaction may have been cut in two.
 */
export async function openSqliteThread<Tables>(file: string): Promise<ThreadedSqlite<Tables>> {
  const thread = new DatabaseThread();
  try {
    await thread.ask({ kind: 'open', file });
  } catch (error) {
    await thread.end();
    throw error;
  }
  const db = new Kysely<Tables>({ dialect: threadDialect(thread) });
  // No other query comes between: the connection is the batches' own meanwhile.
  const append = (batches: readonly Batch[]): Promise<readonly Appended[]> =>
    db.connection().execute(async () => (await thread.ask({ kind: 'append', batches })) as readonly Appended[]);
  return { db, append };
}

interface Waiting {
  readonly resolve: (done: OrderReply['done']) => void;
  readonly reject: (error: Error) => void;
}

/** The thread, and the orders that it has not answered yet. */
class DatabaseThread {
  readonly #worker = new Worker(new URL('sqlite-worker.ts', import.meta.url));
  readonly #waiting = new Map<number, Waiting>();
  #orders = 0;
  #ended: Error | undefined;

  constructor() {
    this.#worker.on('message', ({ id, done, failure }: OrderReply) => {
      const waiting = this.#waiting.get(id);
      this.#waiting.delete(id);
      if (failure === undefined) waiting?.resolve(done);
      else waiting?.reject(Object.assign(new Error(failure.message), { code: failure.code, errcode: failure.errcode }));
    });
    this.#worker.on('error', (error) => this.#fail(error as Error));
    this.#worker.on('exit', () => this.#fail(new Error('The thread of the database has ended.')));
  }

  ask(order: Order): Promise<OrderReply['done']> {
    const ended = this.#ended;
    if (ended !== undefined) return Promise.reject(ended);
    const id = this.#orders++;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#worker.postMessage({ id, order });
    });
  }

  async end(): Promise<void> {
    if (this.#ended === undefined) await this.ask({ kind: 'close' });
    await this.#worker.terminate();
  }

  #fail(error: Error): void {
    this.#ended ??= error;
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }
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
    await this.#thread.ask({ kind: 'query', sql: 'rollback', parameters: [] });
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
