import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Worker } from 'node:worker_threads';
import { afterEach, expect, test } from 'vitest';
import { sql } from 'kysely';
import { DATABASE, type OpenData, openData } from './data-folder.ts';

const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function freshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'data-'));
  folders.push(folder);
  return folder;
}

async function opened(folder: string): Promise<OpenData> {
  const data = await openData(folder);
  if (!data.ok) throw new Error(JSON.stringify(data.problems));
  return data.value;
}

test('a folder is opened by one at a time, and another folder beside it', async () => {
  const folder = freshFolder();
  const first = await opened(folder);
  expect(await openData(folder)).toMatchObject({ ok: false, problems: [{ code: 'data.inUse', values: { folder } }] });
  expect(await openData(folder)).toMatchObject({ ok: false, problems: [{ code: 'data.inUse' }] });
  await (await opened(freshFolder())).close();
  await first.close();
  await (await opened(folder)).close();
});

test('a folder that cannot be made is refused with the reason', async () => {
  const file = join(freshFolder(), 'file');
  writeFileSync(file, '');
  // Of `/proc` the system says that a folder there does not exist, whatever is done.
  const places = [join(file, 'data'), ...(process.platform === 'linux' ? ['/proc/crupier/data', '/proc/crupier'] : [])];
  for (const folder of places)
    expect(await openData(folder)).toMatchObject({ ok: false, problems: [{ code: 'data.unusable', values: { folder } }] });
});

/** A folder with some users, closed again. */
async function usedFolder(change?: (data: OpenData) => Promise<unknown>): Promise<string> {
  const folder = freshFolder();
  const data = await opened(folder);
  const users = Array.from({ length: 500 }, (_, at) => ({ id: `user ${at}`, created_at: at }));
  await data.db.insertInto('user').values(users).execute();
  await change?.(data);
  await data.close();
  return folder;
}

test.each(['journals', 'server'])(
  'the %s of a newer program are refused and left as they are, and the folder is free again',
  async (part) => {
    const folder = await usedFolder(({ db }) => sql`update schema_version set version = 99 where part = ${part}`.execute(db));
    const before = readFileSync(join(folder, DATABASE));
    for (const _ of [1, 2])
      expect(await openData(folder)).toMatchObject({ ok: false, problems: [{ code: 'data.newer', values: { version: 99 } }] });
    expect(readFileSync(join(folder, DATABASE)).equals(before)).toBe(true);
  },
);

test('a database with a damaged page is refused and left as it is', async () => {
  const folder = await usedFolder();
  const bytes = readFileSync(join(folder, DATABASE));
  bytes.fill(0xff, bytes.length - 4096 * 2, bytes.length - 4096);
  writeFileSync(join(folder, DATABASE), bytes);
  for (const _ of [1, 2]) expect(await openData(folder)).toMatchObject({ ok: false, problems: [{ code: 'data.damaged' }] });
  expect(readFileSync(join(folder, DATABASE)).equals(bytes)).toBe(true);
});

test('a file that is no database is refused and left as it is', async () => {
  const folder = freshFolder();
  writeFileSync(join(folder, DATABASE), 'my diary '.repeat(100));
  expect(await openData(folder)).toMatchObject({
    ok: false,
    problems: [{ code: 'data.damaged', values: { reason: 'file is not a database' } }],
  });
  expect(readFileSync(join(folder, DATABASE), 'utf8')).toContain('my diary');
});

/** Rights of the files in a folder, as octal digits. */
function modesIn(folder: string): Readonly<Record<string, string>> {
  return Object.fromEntries(readdirSync(folder).map((name) => [name, (statSync(join(folder, name)).mode & 0o777).toString(8)]));
}

const privateFiles = { 'crupier.lock': '600', 'crupier.sqlite': '600', 'crupier.sqlite-shm': '600', 'crupier.sqlite-wal': '600' };

test('nobody but its owner reads a data folder', async () => {
  const folder = join(freshFolder(), 'new');
  const data = await opened(folder);
  expect(modesIn(folder)).toEqual(privateFiles);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  await data.close();
});

test('files that others could read are theirs no longer', async () => {
  const folder = await usedFolder();
  for (const name of readdirSync(folder)) chmodSync(join(folder, name), 0o644);
  for (const name of [`${DATABASE}-wal`, `${DATABASE}-shm`]) writeFileSync(join(folder, name), '', { mode: 0o644 });
  const data = await opened(folder);
  expect(modesIn(folder)).toEqual(privateFiles);
  await data.close();
});

test('the thread of a database that ends is said, and another one has what was written', async () => {
  const workers: Worker[] = [];
  const data = await openData(freshFolder(), (worker) => void workers.push(worker));
  if (!data.ok) throw new Error(JSON.stringify(data.problems));
  const { db, probe, onThreadEnded, close } = data.value;
  const said: string[] = [];
  onThreadEnded(({ code }) => said.push(code));
  await db.insertInto('user').values({ id: 'ana', created_at: 1 }).execute();
  expect(await probe()).toBeUndefined();
  await workers[0]?.terminate();
  expect(await probe()).toMatchObject({ code: 'table.storage' });
  await expect.poll(() => probe(), { timeout: 60_000 }).toBeUndefined();
  expect(await db.selectFrom('user').select('id').execute()).toEqual([{ id: 'ana' }]);
  expect(said).toEqual(['data.threadEnded']);
  await close();
});
