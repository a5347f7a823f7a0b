import type { Kysely, Transaction } from 'kysely';
import type { Batch, StoredRemark } from './journal-store.ts';
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

/** How many remarks a match has. */
export async function countRemarks(db: Kysely<JournalTables>, match: string): Promise<number> {
  const last = await db
    .selectFrom('remark')
    .select((each) => each.fn.max('number').as('number'))
    .where('match_id', '=', match)
    .executeTakeFirst();
  return Number(last?.number ?? 0);
}

/** Writes the remarks of a batch whose entries are written. */
export async function writeRemarks(
  trx: Transaction<JournalTables>,
  { match, command, after, entries, remarks = [] }: Batch,
): Promise<void> {
  if (remarks.length === 0) return;
  const before = await countRemarks(trx, match);
  const rows = remarks.map((text, at) => ({
    match_id: match,
    number: before + at + 1,
    seq: after + entries.length,
    cmd_id: at === 0 && entries.length === 0 ? (command ?? null) : null,
    text,
  }));
  await trx.insertInto('remark').values(rows).execute();
}

/** The remarks of a match in their order. */
export async function readRemarks(db: Kysely<JournalTables>, match: string): Promise<readonly StoredRemark[]> {
  const rows = await db
    .selectFrom('remark')
    .select(['number', 'seq', 'cmd_id', 'text'])
    .where('match_id', '=', match)
    .orderBy('number')
    .execute();
  return rows.map(({ number, seq, cmd_id, text }) => ({ number, seq, text, ...(cmd_id !== null && { command: cmd_id }) }));
}
