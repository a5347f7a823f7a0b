import type { Kysely } from 'kysely';
import { addHashChain } from './add-hash-chain.ts';
import { type Migrated, type Migration, migrate } from './migrate.ts';
import type { JournalTables } from './schema.ts';
import { addRemarkChain } from './remark-chain.ts';
import { addChat } from './sql-chat.ts';
import { addRemarks } from './sql-remarks.ts';

/** Brings the tables of journals to the version that this program knows, and makes them where they are missing. */
export function migrateJournals(db: Kysely<JournalTables>): Promise<Migrated> {
  return migrate(db, 'journals', migrations);
}

/** Never changed once they are released: a new version is a new entry. */
const migrations: readonly Migration<JournalTables>[] = [createJournalTables, addHashChain, addRemarks, addRemarkChain, addChat, addAsked];

/** The sixth version: whom the open question of a match waits for. Of matches that are there it is written with their next entries. */
async function addAsked(db: Kysely<JournalTables>): Promise<void> {
  await db.schema.alterTable('chain').addColumn('asked', 'text').execute();
}

/** The version of the tables of journals that this program knows. */
export const JOURNALS_VERSION = migrations.length;

/** The tables as they were before they had versions. */
async function createJournalTables(db: Kysely<JournalTables>): Promise<void> {
  await db.schema
    .createTable('match')
    .ifNotExists()
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('fence', 'integer', (column) => column.notNull())
    .addColumn('head', 'text', (column) => column.notNull())
    .addColumn('outcome', 'text')
    .execute();
  await db.schema
    .createTable('seat')
    .ifNotExists()
    .addColumn('match_id', 'text', (column) => column.notNull().references('match.id'))
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('user_id', 'text')
    .addPrimaryKeyConstraint('seat_key', ['match_id', 'seat'])
    .execute();
  await db.schema.createIndex('seat_by_user').ifNotExists().on('seat').column('user_id').execute();
  await db.schema
    .createTable('event')
    .ifNotExists()
    .addColumn('match_id', 'text', (column) => column.notNull().references('match.id'))
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('cmd_id', 'text')
    .addColumn('entry', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('event_key', ['match_id', 'seq'])
    .addUniqueConstraint('event_once', ['match_id', 'cmd_id'])
    .execute();
  await db.schema
    .createTable('snapshot')
    .ifNotExists()
    .addColumn('match_id', 'text', (column) => column.notNull().references('match.id'))
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('snapshot_key', ['match_id', 'seq'])
    .execute();
}
