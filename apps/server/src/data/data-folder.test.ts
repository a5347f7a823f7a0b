import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
