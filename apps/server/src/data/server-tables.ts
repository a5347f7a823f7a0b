import { type JournalTables, migrate, type Migrated, type Migration } from '@crupier/table/node';
import type { Kysely } from 'kysely';
import { readPlan, usersAt } from '@crupier/host';
import { cardsSealOf, lobbySealOf, sessionSealOf } from './seals.ts';

/** The server's own tables, beside the journals. */
export type ServerTables = {
  readonly user: { readonly id: string; readonly created_at: number };
  readonly session: {
    /** SHA-256 of the cookie's token: who reads the database cannot be anybody. */
    readonly token_hash: string;
    readonly user_id: string;
    readonly created_at: number;
    /** When it was last used, to the day, in milliseconds since 1970. */
    readonly used_at: number;
    /** Hash of the row but for its use. */
    readonly seal: string;
  };
  readonly lobby: {
    readonly id: string;
    readonly created_at: number;
    /** A `Lobby` as JSON, without its cards. */
    readonly plan: string;
    /** The user who opened it, and a hash of the address they came from: both may have so many. Empty where it is not known. */
    readonly opened_by: string;
    readonly opened_from: string;
    /** Hash of the row. */
    readonly seal: string;
  };
  /** Who sits at a table that waits: what its plan says, for the lists of users. */
  readonly lobby_seat: { readonly lobby_id: string; readonly user_id: string };
  /** Files of own cards of tables that wait: apart, for they are long and lists have no use for them. */
  readonly lobby_cards: { readonly id: string; readonly text: string; readonly seal: string };
};

/** Everything in the database. */
export type Database = Kysely<JournalTables & ServerTables>;

/** Brings the server's tables to the version that this program knows, and makes them where they are missing. */
export function migrateServerTables(db: Database): Promise<Migrated> {
  return migrate(db, 'server', migrations);
}

/** Never changed once they are released: a new version is a new entry. */
const migrations: readonly Migration<JournalTables & ServerTables>[] = [createServerTables, addSessionUse, addLobbySeats, addSeals];

/** The version of the server's tables that this program knows. */
export const SERVER_VERSION = migrations.length;

/** The tables as they were before they had versions. */
async function createServerTables(db: Database): Promise<void> {
  await db.schema
    .createTable('user')
    .ifNotExists()
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('session')
    .ifNotExists()
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('user.id'))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('lobby')
    .ifNotExists()
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('plan', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('lobby_cards')
    .ifNotExists()
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('text', 'text', (column) => column.notNull())
    .execute();
}

/** When a session was last used, so that it can expire; and an index, so that users without a session are found quickly. */
async function addSessionUse(db: Database): Promise<void> {
  await db.schema
    .alterTable('session')
    .addColumn('used_at', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.updateTable('session').set({ used_at: Date.now() }).execute();
  await db.schema.createIndex('session_by_user').on('session').column('user_id').execute();
  await db.schema.createIndex('session_by_use').on('session').column('used_at').execute();
}

/** Who sits at waiting tables and who opened them, so that they are found by user; the first of those who sit there opened it. */
async function addLobbySeats(db: Database): Promise<void> {
  await db.schema
    .createTable('lobby_seat')
    .addColumn('lobby_id', 'text', (column) => column.notNull().references('lobby.id'))
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('lobby_seat_key', ['lobby_id', 'user_id'])
    .execute();
  for (const column of ['opened_by', 'opened_from'])
    await db.schema
      .alterTable('lobby')
      .addColumn(column, 'text', (added) => added.notNull().defaultTo(''))
      .execute();
  for (const { id, plan } of await db.selectFrom('lobby').select(['id', 'plan']).execute()) {
    const read = readPlan(plan);
    const users = read === undefined ? [] : usersAt(read);
    for (const user of users) await db.insertInto('lobby_seat').values({ lobby_id: id, user_id: user }).execute();
    await db
      .updateTable('lobby')
      .set({ opened_by: users[0] ?? '' })
      .where('id', '=', id)
      .execute();
  }
  await db.schema.createIndex('lobby_seat_by_user').on('lobby_seat').column('user_id').execute();
  await db.schema.createIndex('lobby_by_opener').on('lobby').column('opened_by').execute();
  await db.schema.createIndex('lobby_by_address').on('lobby').column('opened_from').execute();
  await db.schema.createIndex('lobby_by_age').on('lobby').column('created_at').execute();
}

/** The fourth version: hashes of waiting tables, their cards and sessions. What was there is trusted once. */
async function addSeals(db: Database): Promise<void> {
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
