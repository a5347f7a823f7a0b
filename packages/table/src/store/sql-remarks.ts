import type { Kysely, Transaction } from 'kysely';
import type { Batch, StoredRemark } from './journal-store.ts';
import { remarkLinkOf, talkSealOf } from './remark-chain.ts';
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

/** What the next remark is written after. */
export interface TalkEnd {
  /** The first hash of the match's chains. */
  readonly root: string;
  /** How many remarks were written. */
  readonly remarks: number;
}

/** Writes the remarks of a batch whose entries are written, and gives the new end of their chain: undefined where there are none. */
export async function writeRemarks(
  trx: Transaction<JournalTables>,
  { match, command, after, entries, remarks = [] }: Batch,
  end: TalkEnd,
): Promise<{ readonly remarks: number; readonly talk: string } | undefined> {
  if (remarks.length === 0) return undefined;
  let last = end.remarks === 0 ? end.root : await hashOf(trx, match, end.remarks);
  const rows = remarks.map((text, at) => {
    const remark = { number: end.remarks + at + 1, seq: after + entries.length, text };
    const cmd_id = at === 0 && entries.length === 0 ? (command ?? null) : null;
    last = remarkLinkOf(last, { ...remark, ...(cmd_id !== null && { command: cmd_id }) });
    return { ...remark, match_id: match, cmd_id, hash: last };
  });
  await trx.insertInto('remark').values(rows).execute();
  const written = end.remarks + rows.length;
  return { remarks: written, talk: talkSealOf(written, last) };
}

/** The hash of a remark: nothing fits that of one which is gone. */
async function hashOf(db: Kysely<JournalTables>, match: string, number: number): Promise<string> {
  const row = await db.selectFrom('remark').select('hash').where('match_id', '=', match).where('number', '=', number).executeTakeFirst();
  return row?.hash ?? '';
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
