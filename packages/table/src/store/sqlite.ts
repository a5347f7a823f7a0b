import { Kysely, SqliteDialect } from 'kysely';
import { asKyselyDatabase, openDatabase } from './sqlite-database.ts';

/**
 * Opens a SQLite file (or `:memory:`) for Kysely, through Node's own driver. A commit is on disk when it returns: write-ahead log
 * with a full sync. *Errors:* rejects or throws what SQLite says.
 */
export function openSqlite<Tables>(file: string, options: { readonly readOnly?: boolean } = {}): Kysely<Tables> {
  return new Kysely<Tables>({ dialect: new SqliteDialect({ database: asKyselyDatabase(openDatabase(file, options)) }) });
}
