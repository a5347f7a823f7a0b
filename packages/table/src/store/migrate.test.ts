import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { type Migration, migrate } from './migrate.ts';
import { openSqlite } from './sqlite.ts';
import { sqlStore } from './sql-store.ts';
import type { JournalTables } from './schema.ts';

type Tables = { readonly thing: { readonly id: number; readonly name: string } };

const first: Migration<Tables> = async (db) => {
  await db.schema.createTable('thing').addColumn('id', 'integer').execute();
  await db
    .insertInto('thing')
    .values({ id: 1 } as Tables['thing'])
    .execute();
};
const second: Migration<Tables> = async (db) => {
  await db.schema
    .alterTable('thing')
    .addColumn('name', 'text', (column) => column.notNull().defaultTo('old'))
    .execute();
};
const failing: Migration<Tables> = async (db) => {
  await db.insertInto('thing').values({ id: 2, name: 'half' }).execute();
  throw new Error('power cut');
};

test('tables are brought to the latest version once, whatever version they had', async () => {
  const db = openSqlite<Tables>(':memory:');
  expect(await migrate(db, 'things', [first])).toEqual({ kind: 'latest', from: 0, version: 1 });
  expect(await migrate(db, 'things', [first, second])).toEqual({ kind: 'latest', from: 1, version: 2 });
  expect(await migrate(db, 'things', [first, second])).toEqual({ kind: 'latest', from: 2, version: 2 });
  expect(await db.selectFrom('thing').selectAll().execute()).toEqual([{ id: 1, name: 'old' }]);
});

test('a migration that fails leaves the tables and their version as they were', async () => {
  const db = openSqlite<Tables>(':memory:');
  await expect(migrate(db, 'things', [first, second, failing])).rejects.toThrow('power cut');
  expect(await migrate(db, 'things', [first, second])).toEqual({ kind: 'latest', from: 0, version: 2 });
});

test('each part of the program has its own version', async () => {
  const db = openSqlite<Tables>(':memory:');
  await migrate(db, 'things', [first, second]);
  expect(await migrate(db, 'others', [])).toEqual({ kind: 'latest', from: 0, version: 0 });
});

test('tables of a newer program are not touched', async () => {
  const db = openSqlite<Tables>(':memory:');
  await migrate(db, 'things', [first, second]);
  expect(await migrate(db, 'things', [first])).toEqual({ kind: 'newer', version: 2, known: 1 });
});

test('a store refuses journals of a newer program', async () => {
  const db = openSqlite<JournalTables>(':memory:');
  await sqlStore(db);
  await sql`update schema_version set version = 99`.execute(db);
  await expect(sqlStore(db)).rejects.toThrow('version 99');
});
