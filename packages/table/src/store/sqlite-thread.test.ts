import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isDamaged, isDiskFull } from './sqlite-faults.ts';
import { openSqliteThread, type ThreadedSqlite } from './sqlite-thread.ts';

interface Tables {
  readonly thing: { readonly id: number; readonly text: string | null };
}

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'thread-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

async function opened(): Promise<ThreadedSqlite<Tables>> {
  const threaded = await openSqliteThread<Tables>(join(folder, 'x.sqlite'));
  await sql`create table thing (id integer primary key, text text)`.execute(threaded.db);
  return threaded;
}

test('what was written is read, and counted', async () => {
  const { db } = await opened();
  const written = await db.insertInto('thing').values({ id: 7, text: null }).executeTakeFirst();
  expect(written).toMatchObject({ insertId: 7n, numInsertedOrUpdatedRows: 1n });
  expect(await db.selectFrom('thing').selectAll().execute()).toEqual([{ id: 7, text: null }]);
  await db.destroy();
});

test('a transaction that fails leaves nothing, and nobody comes between its queries', async () => {
  const { db } = await opened();
  const failing = db.transaction().execute(async (trx) => {
    await trx.insertInto('thing').values({ id: 1, text: 'a' }).execute();
    await trx.insertInto('thing').values({ id: 1, text: 'again' }).execute();
  });
  const beside = db.insertInto('thing').values({ id: 2, text: 'b' }).execute();
  await expect(failing).rejects.toThrow('UNIQUE');
  await beside;
  expect(await db.selectFrom('thing').select('id').execute()).toEqual([{ id: 2 }]);
  await db.destroy();
});

test('the codes of SQLite come over', async () => {
  writeFileSync(join(folder, 'odd.sqlite'), 'no database at all, '.repeat(100));
  await expect(openSqliteThread(join(folder, 'odd.sqlite'))).rejects.toSatisfy(isDamaged);
  const { db } = await opened();
  await sql`pragma max_page_count = 3`.execute(db);
  const long = db
    .insertInto('thing')
    .values({ id: 1, text: 'x'.repeat(100_000) })
    .execute();
  await expect(long).rejects.toSatisfy(isDiskFull);
  await db.destroy();
});

test('after its end everything is rejected', async () => {
  const { db, append } = await opened();
  await db.selectFrom('thing').selectAll().execute();
  await db.destroy();
  await expect(append([])).rejects.toThrow('destroyed');
});

test('while a commit waits for the disk, other work is done', async () => {
  const { db } = await opened();
  let rounds = 0;
  const count = setInterval(() => rounds++, 0);
  // A query that takes the thread some hundred milliseconds.
  await sql`with recursive n (i) as (select 1 union all select i + 1 from n where i < 2000000) select max(i) from n`.execute(db);
  clearInterval(count);
  expect(rounds).toBeGreaterThan(10);
  await db.destroy();
});
