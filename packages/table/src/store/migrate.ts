import type { Kysely, Transaction } from 'kysely';

/** One step from a version of some tables to the next. */
export type Migration<Tables> = (db: Transaction<Tables>) => Promise<void>;

/** What became of tables that should be of the latest version. */
export type Migrated =
  | { readonly kind: 'latest'; readonly from: number; readonly version: number }
  /** A newer program has written them: nothing was touched. */
  | { readonly kind: 'newer'; readonly version: number; readonly known: number };

type VersionTables = {
  /** Tables that are kept by one part of the program, and how many migrations they have had. */
  readonly schema_version: { readonly part: string; readonly version: number };
};

/**
 * Brings the tables of one part of the program to the version that its last migration makes: wholly, or not at all. Tables
 * without a version have had none of the migrations, so that the first one takes over those that are there.
 */
export function migrate<Tables>(db: Kysely<Tables>, part: string, migrations: readonly Migration<Tables>[]): Promise<Migrated> {
  return db.transaction().execute(async (trx) => {
    const versions = trx.withTables<VersionTables>() as unknown as Transaction<VersionTables>;
    const from = await versionOf(versions, part);
    const version = migrations.length;
    if (from > version) return { kind: 'newer', version: from, known: version };
    if (from === version) return { kind: 'latest', from, version };
    for (const step of migrations.slice(from)) await step(trx);
    await versions
      .insertInto('schema_version')
      .values({ part, version })
      .onConflict((conflict) => conflict.column('part').doUpdateSet({ version }))
      .execute();
    return { kind: 'latest', from, version };
  });
}

async function versionOf(db: Transaction<VersionTables>, part: string): Promise<number> {
  await db.schema
    .createTable('schema_version')
    .ifNotExists()
    .addColumn('part', 'text', (column) => column.primaryKey())
    .addColumn('version', 'integer', (column) => column.notNull())
    .execute();
  const row = await db.selectFrom('schema_version').select('version').where('part', '=', part).executeTakeFirst();
  return row?.version ?? 0;
}
