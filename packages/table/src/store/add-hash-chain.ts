import { sql, type Transaction } from 'kysely';
import { linkOf, rootOf, sealOf, seatSealOf } from './hash-chain.ts';
import type { JournalTables } from './schema.ts';

type Db = Transaction<JournalTables>;

/** The second version: a hash chain over every journal, and heads without their persons. What was there is trusted once. */
export async function addHashChain(db: Db): Promise<void> {
  await addTextColumn(db, 'seat', 'seal');
  await addTextColumn(db, 'event', 'hash');
  await db.schema
    .createTable('chain')
    .addColumn('match_id', 'text', (column) => column.primaryKey().references('match.id'))
    .addColumn('root', 'text', (column) => column.notNull())
    .addColumn('length', 'integer', (column) => column.notNull())
    .addColumn('seal', 'text', (column) => column.notNull())
    .execute();
  for (const { id } of await db.selectFrom('match').select('id').execute()) await chain(db, id);
}

async function addTextColumn(db: Db, table: string, name: string): Promise<void> {
  await db.schema
    .alterTable(table)
    .addColumn(name, 'text', (column) => column.notNull().defaultTo(''))
    .execute();
}

async function chain(db: Db, id: string): Promise<void> {
  const match = await db
    .selectFrom('match')
    .select(['game', 'created_at', 'head', 'outcome'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const head = withoutPersons(match.head);
  const seats = await sealSeats(db, id);
  const root = rootOf({ id, game: match.game, createdAt: Number(match.created_at), head, seats });
  const events = await db.selectFrom('event').select(['seq', 'cmd_id', 'entry']).where('match_id', '=', id).orderBy('seq').execute();
  let last = root;
  for (const { seq, cmd_id, entry } of events) {
    last = linkOf(last, { seq, text: entry, ...(cmd_id !== null && { command: cmd_id }) });
    await db.updateTable('event').set({ hash: last }).where('match_id', '=', id).where('seq', '=', seq).execute();
  }
  const length = events.length;
  const seal = sealOf(length, last, match.outcome ?? undefined);
  await db.updateTable('match').set({ head }).where('id', '=', id).execute();
  // Later columns are not there yet.
  await sql`insert into chain (match_id, root, length, seal) values (${id}, ${root}, ${length}, ${seal})`.execute(db);
}

async function sealSeats(db: Db, id: string): Promise<number> {
  const seats = await db.selectFrom('seat').select(['seat', 'kind', 'name', 'user_id']).where('match_id', '=', id).execute();
  for (const { user_id, ...seat } of seats) {
    const seal = seatSealOf(id, { ...seat, user: user_id ?? undefined });
    await db.updateTable('seat').set({ seal }).where('match_id', '=', id).where('seat', '=', seat.seat).execute();
  }
  return seats.length;
}

/** A head as it is kept from now on. One that cannot be read stays as it is, and is found damaged when it is opened. */
function withoutPersons(text: string): string {
  try {
    const head = JSON.parse(text) as { readonly seats: readonly { readonly kind: string }[] };
    return JSON.stringify({ ...head, seats: head.seats.map((seat) => (seat.kind === 'person' ? { kind: 'person' } : seat)) });
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof TypeError) return text;
    throw error;
  }
}
