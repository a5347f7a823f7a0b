import { sha256 } from '@crupier/table';
import type { Transaction } from 'kysely';
import type { Database, ServerTables } from './server-tables.ts';

type Unsealed<Row> = Omit<Row, 'seal'>;

/** The hash of a table that waits, but for its cards. */
export function lobbySealOf({ id, created_at, plan, opened_by, opened_from }: Unsealed<ServerTables['lobby']>): string {
  return sha256(JSON.stringify(['lobby', id, Number(created_at), plan, opened_by, opened_from]));
}

/** The hash of a file of own cards that waits with its table. */
export function cardsSealOf({ id, text }: Unsealed<ServerTables['lobby_cards']>): string {
  return sha256(JSON.stringify(['cards', id, text]));
}

/** The hash of whose a session is, and since when. */
export function sessionSealOf({ token_hash, user_id, created_at }: Unsealed<Omit<ServerTables['session'], 'used_at'>>): string {
  return sha256(JSON.stringify(['session', token_hash, user_id, Number(created_at)]));
}

/** Makes the hash of a waiting table again after a change. */
export async function sealLobby(db: Database, id: string): Promise<void> {
  const row = await db.selectFrom('lobby').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) return;
  await db
    .updateTable('lobby')
    .set({ seal: lobbySealOf(row) })
    .where('id', '=', id)
    .execute();
}

/** The fourth version: hashes of waiting tables, their cards and sessions. What was there is trusted once. */
export async function addSeals(db: Transaction<ServerTables>): Promise<void> {
  for (const table of ['lobby', 'lobby_cards', 'session'])
    await db.schema
      .alterTable(table)
      .addColumn('seal', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
  for (const row of await db.selectFrom('lobby').selectAll().execute())
    await db
      .updateTable('lobby')
      .set({ seal: lobbySealOf(row) })
      .where('id', '=', row.id)
      .execute();
  for (const row of await db.selectFrom('lobby_cards').selectAll().execute())
    await db
      .updateTable('lobby_cards')
      .set({ seal: cardsSealOf(row) })
      .where('id', '=', row.id)
      .execute();
  for (const row of await db.selectFrom('session').selectAll().execute())
    await db
      .updateTable('session')
      .set({ seal: sessionSealOf(row) })
      .where('token_hash', '=', row.token_hash)
      .execute();
}
