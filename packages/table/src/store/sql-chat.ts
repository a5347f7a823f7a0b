import type { Kysely, Transaction } from 'kysely';
import { sha256 } from '../play/seed.ts';
import type { StoredChat } from './journal-store.ts';
import type { JournalTables } from './schema.ts';

type ChatRow = JournalTables['chat'];

/** The hash of a line. Lines are apart from the hash chains, so that a person's can be deleted. */
function chatSealOf(match: string, { number, seat, seq, command, text }: StoredChat): string {
  return sha256(JSON.stringify(['chat', match, number, seat, seq, command, text]));
}

function lineOf({ number, seat, seq, cmd_id, text }: ChatRow): StoredChat {
  return { number, seat, seq, command: cmd_id, text };
}

/** The fifth version: what is said at a table. */
export async function addChat(db: Transaction<JournalTables>): Promise<void> {
  await db.schema
    .createTable('chat')
    .addColumn('match_id', 'text', (column) => column.notNull().references('match.id'))
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('cmd_id', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('seal', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('chat_key', ['match_id', 'number'])
    .execute();
}

/** Writes a line. */
export async function writeChat(db: Kysely<JournalTables>, match: string, line: StoredChat): Promise<void> {
  const { number, seat, seq, command, text } = line;
  const row = { match_id: match, number, seat, seq, cmd_id: command, text, seal: chatSealOf(match, line) };
  await db.insertInto('chat').values(row).execute();
}

/** The lines of a match as they were written, in their order: one that was changed since is none of them. */
export async function readChat(db: Kysely<JournalTables>, match: string): Promise<readonly StoredChat[]> {
  const rows = await db.selectFrom('chat').selectAll().where('match_id', '=', match).orderBy('number').execute();
  return rows.filter((row) => row.seal === chatSealOf(match, lineOf(row))).map(lineOf);
}

/** The number of the first line of a match that is not as it was written. */
export async function findAlteredChat(db: Kysely<JournalTables>, match: string): Promise<number | undefined> {
  const rows = await db.selectFrom('chat').selectAll().where('match_id', '=', match).orderBy('number').execute();
  return rows.find((row) => row.seal !== chatSealOf(match, lineOf(row)))?.number;
}

/** Deletes what was said at a seat. */
export async function deleteChat(db: Kysely<JournalTables>, match: string, seat: number): Promise<void> {
  await db.deleteFrom('chat').where('match_id', '=', match).where('seat', '=', seat).execute();
}
