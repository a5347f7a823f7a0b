import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import type { SqliteDatabase } from 'kysely';

/** How many prepared statements are kept. */
const STATEMENTS_MAX = 200;

/** Milliseconds to wait for another connection that writes. */
const BUSY_MS = 5000;

/** Opens a file through Node's own driver. *Errors:* throws what SQLite says. */
export function openDatabase(file: string, { readOnly = false }: { readonly readOnly?: boolean } = {}): DatabaseSync {
  const database = new DatabaseSync(file, { readOnly, timeout: BUSY_MS });
  try {
    if (!readOnly) database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on');
  } catch (error) {
    database.close();
    throw error;
  }
  return database;
}

const nothingDone = { changes: 0, lastInsertRowid: 0 } as const;

/** What Kysely asks of a driver, in the terms of Node's. */
export function asKyselyDatabase(database: DatabaseSync): SqliteDatabase {
  const statements = new Map<string, StatementSync>();
  const prepare = (sql: string): StatementSync => {
    const known = statements.get(sql);
    if (known !== undefined) return known;
    const fresh = database.prepare(sql);
    if (statements.size >= STATEMENTS_MAX) statements.clear();
    statements.set(sql, fresh);
    return fresh;
  };
  return {
    close: () => database.close(),
    prepare: (sql) => {
      const statement = prepare(sql);
      return {
        reader: statement.columns().length > 0,
        all: (values) => statement.all(...(values as readonly SQLInputValue[])),
        iterate: (values) => statement.iterate(...(values as readonly SQLInputValue[])) as IterableIterator<unknown>,
        // After some failures, such as a full disk, SQLite has rolled the transaction back already: asked again it would hide why.
        run: (values) =>
          sql === 'rollback' && !database.isTransaction ? nothingDone : statement.run(...(values as readonly SQLInputValue[])),
      };
    },
  };
}
