import type { Kysely, Transaction } from 'kysely';
import type { StoredRemark } from './journal-store.ts';
import type { JournalTables } from './schema.ts';

/** The third version: what is said at a table beside playing. */
export async function addRemarks(db: Transaction<JournalTables>): Promise<void> {
  await db.schema
    .createTable('remark')
    .addColumn('match_id', 'text', (column) => column.notNull().references('match.id'))
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('cmd_id', 'text')
    .addColumn('text', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('remark_key', ['match_id', 'number'])
    .addUniqueConstraint('remark_once', ['match_id', 'cmd_id'])
    .execute();
}

/** The remarks of a match in their order, and the hash that each was written with. */
export async function readRemarks(
  db: Kysely<JournalTables>,
  match: string,
): Promise<{ readonly remarks: readonly StoredRemark[]; readonly links: readonly string[] }> {
  const rows = await db
    .selectFrom('remark')
    .select(['number', 'seq', 'cmd_id', 'text', 'hash'])
    .where('match_id', '=', match)
    .orderBy('number')
    .execute();
  return {
    remarks: rows.map(({ number, seq, cmd_id, text }) => ({ number, seq, text, ...(cmd_id !== null && { command: cmd_id }) })),
    links: rows.map(({ hash }) => hash),
  };
}
