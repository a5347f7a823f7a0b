import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Worker } from 'node:worker_threads';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
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

async function opened(onWorker?: (worker: Worker) => void): Promise<ThreadedSqlite<Tables>> {
  const threaded = await openSqliteThread<Tables>(join(folder, 'x.sqlite'), onWorker);
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

describe('a thread that ends by itself', () => {
  const workers: Worker[] = [];
  const note = (worker: Worker): void => void workers.push(worker);

  afterEach(() => void workers.splice(0));

  test('is started anew, and has all that was written', async () => {
    const threaded = await opened(note);
    const { db } = threaded;
    const ends: string[] = [];
    threaded.onEnded((error) => ends.push(error.message));
    await db.insertInto('thing').values({ id: 1, text: 'kept' }).execute();
    expect(threaded.isRunning()).toBe(true);
    await workers[0]?.terminate();
    expect(threaded.isRunning()).toBe(false);
    await expect.poll(() => threaded.isRunning(), { timeout: 60_000 }).toBe(true);
    await db.insertInto('thing').values({ id: 2, text: 'after' }).execute();
    expect(await db.selectFrom('thing').select('id').execute()).toEqual([{ id: 1 }, { id: 2 }]);
    expect([ends.length, workers.length]).toEqual([1, 2]);
    await db.destroy();
    expect(ends).toHaveLength(1);
  });

  test('rejects what it has not answered', async () => {
    const { db } = await opened(note);
    const asked = sql`with recursive n (i) as (select 1 union all select i + 1 from n where i < 20000000) select max(i) from n`.execute(db);
    const [reason] = await Promise.all([asked.catch(String), workers[0]?.terminate()]);
    expect(reason).toContain('has ended');
    await db.destroy();
  });

  test('writes nothing of a transaction that it has begun, also not what comes after', async () => {
    const threaded = await opened(note);
    const { db } = threaded;
    const cut = db.transaction().execute(async (trx) => {
      await trx.insertInto('thing').values({ id: 1, text: 'before' }).execute();
      await workers[0]?.terminate();
      await expect.poll(() => threaded.isRunning(), { timeout: 60_000 }).toBe(true);
      await trx.insertInto('thing').values({ id: 2, text: 'after' }).execute();
    });
    await expect(cut).rejects.toThrow('has ended');
    expect(await db.selectFrom('thing').selectAll().execute()).toEqual([]);
    await db.insertInto('thing').values({ id: 3, text: 'free' }).execute();
    await db.destroy();
  });

  test('tries again by and by where the database cannot be opened, and works once it can', async () => {
    let isBroken = false;
    const threaded = await opened((worker) => {
      note(worker);
      if (isBroken) void worker.terminate();
    });
    isBroken = true;
    await workers[0]?.terminate();
    await expect(threaded.db.selectFrom('thing').selectAll().execute()).rejects.toThrow('has ended');
    isBroken = false;
    await expect.poll(() => threaded.isRunning(), { timeout: 60_000 }).toBe(true);
    expect(await threaded.db.selectFrom('thing').selectAll().execute()).toEqual([]);
    await threaded.db.destroy();
  });
});
