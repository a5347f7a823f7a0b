import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { sql } from 'kysely';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { contractMatch } from '../fixtures/table-host-contract.ts';
import { journalStoreContract } from '../fixtures/journal-store-contract.ts';
import type { JournalStore } from './journal-store.ts';
import type { JournalTables } from './schema.ts';
import { groupCommit } from './group-commit.ts';
import { indexedStore } from './indexed-store.ts';
import { memoryStore } from './memory-store.ts';
import { openSqlite } from './sqlite.ts';
import { openSqliteThread } from './sqlite-thread.ts';
import { sqlStore } from './sql-store.ts';

const folders: string[] = [];

function fileIn(): string {
  const folder = mkdtempSync(join(tmpdir(), 'journal-'));
  folders.push(folder);
  return join(folder, 'x.sqlite');
}

async function storeInThread(): Promise<JournalStore> {
  const { db, append } = await openSqliteThread<JournalTables>(fileIn());
  return sqlStore(db, append);
}

/** A store in the database of a browser that has kept nothing yet. */
function storeInBrowser(): Promise<JournalStore> {
  Object.assign(globalThis, { indexedDB: new IDBFactory() });
  return indexedStore('test');
}

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

describe.each([
  ['memory', async () => memoryStore()],
  ['IndexedDB', () => storeInBrowser()],
  ['SQLite', () => sqlStore(openSqlite(fileIn()))],
  ['SQLite in a thread', () => storeInThread()],
])('a journal store in %s', (_name, make) => {
  test.each(journalStoreContract)('$name', ({ run }) => run(make));
});

describe('SQLite', () => {
  test('what was acknowledged is there after the file is opened again', async () => {
    const file = fileIn();
    const first = await sqlStore(openSqlite(file));
    await first.create(contractMatch('m', [{ kind: 'person', user: 'ana', name: 'Ana' }]));
    const fence = (await first.claim('m')) ?? -1;
    await first.append({ match: 'm', fence, after: 0, command: 'c', entries: [{ kind: 'leave', seat: 0, hash: 'h' }] });
    const second = await sqlStore(openSqlite(file));
    expect((await second.read('m'))?.lines).toEqual((await first.read('m'))?.lines);
    const later = (await second.claim('m')) ?? -1;
    const entries = [{ kind: 'leave', seat: 1, hash: 'i' }] as const;
    expect(await first.append({ match: 'm', fence, after: 1, entries })).toEqual({ kind: 'fenced' });
    expect(await second.append({ match: 'm', fence: later, after: 1, entries })).toEqual({ kind: 'appended', seq: 2 });
    await Promise.all([first.close(), second.close()]);
  });
});

test('an entry is written to SQLite without the long beginning of its match', async () => {
  const file = fileIn();
  const store = await sqlStore(openSqlite(file));
  const match = contractMatch('m', [{ kind: 'person', user: 'ana', name: 'Ana' }]);
  const configuration = { cards: 'x'.repeat(400_000) };
  await store.create({ ...match, head: { ...match.head, start: { ...match.head.start, configuration } } });
  const fence = (await store.claim('m')) ?? -1;
  const before = statSync(`${file}-wal`).size;
  for (let after = 0; after < 5; after++)
    await store.append({ match: 'm', fence, after, entries: [{ kind: 'leave', seat: 0, hash: 'h' }] });
  expect(statSync(`${file}-wal`).size - before).toBeLessThan(200_000);
  await store.close();
});

test('a group that fails midway in the thread leaves nothing, and the next group is written', async () => {
  const { db, append } = await openSqliteThread<JournalTables>(fileIn());
  const store = await sqlStore(db, append);
  await store.create(contractMatch('m', [{ kind: 'person', user: 'ana', name: 'Ana' }]));
  const fence = (await store.claim('m')) ?? -1;
  const batch = { match: 'm', fence, after: 0, entries: [{ kind: 'leave', seat: 0, hash: 'h' }] } as const;
  await sql`alter table remark rename to hidden`.execute(db);
  await expect(store.append({ ...batch, remarks: ['{}'] })).rejects.toThrow('remark');
  await sql`alter table hidden rename to remark`.execute(db);
  expect((await store.read('m'))?.lines).toEqual([]);
  expect(await store.append({ ...batch, remarks: ['{}'] })).toEqual({ kind: 'appended', seq: 1 });
  expect((await store.read('m'))?.remarks).toEqual([{ number: 1, seq: 1, text: '{}' }]);
  await store.close();
});

describe('one bad row', () => {
  test('in a list of matches hides no other', async () => {
    const db = openSqlite<JournalTables>(':memory:');
    const store = await sqlStore(db);
    for (const id of ['good', 'bad']) await store.create(contractMatch(id, [{ kind: 'person', user: 'ana', name: 'Ana' }]));
    for (const outcome of ['{', 'null', '[]', '{"winners":"Eve"}']) {
      await db.updateTable('match').set({ outcome }).where('id', '=', 'bad').execute();
      const listed = await store.list('ana');
      expect(listed.map(({ id, outcome: shown }) => [id, shown])).toEqual([
        ['bad', undefined],
        ['good', undefined],
      ]);
      expect((await store.find('bad'))?.outcome).toBeUndefined();
    }
  });
});

describe('group commit', () => {
  test('an item that cannot be written hinders no other of its group', async () => {
    const commits = groupCommit<number, number>(async (items) => {
      if (items.includes(2)) throw new Error('bad row');
      return items;
    }, 1);
    const written = await Promise.allSettled([1, 2, 3].map(commits.add));
    expect(written.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  });

  test('writes what comes together at once, and tells each its own', async () => {
    const groups: (readonly number[])[] = [];
    const commits = groupCommit<number, string>(async (items) => {
      groups.push(items);
      return items.map((item) => `did ${item}`);
    }, 1);
    expect(await Promise.all([1, 2, 3].map(commits.add))).toEqual(['did 1', 'did 2', 'did 3']);
    expect(await commits.add(4)).toBe('did 4');
    expect(groups).toEqual([[1, 2, 3], [4]]);
  });

  test('who is alone does not wait for company, and who was not does', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const commits = groupCommit<number, number>(async (items) => items, 1_000);
    expect(await commits.add(1)).toBe(1);
    expect(await Promise.all([commits.add(2), commits.add(3)])).toEqual([2, 3]);
    let isWritten = false;
    const fourth = commits.add(4).then(() => (isWritten = true));
    await new Promise((resolve) => setImmediate(resolve));
    expect(isWritten).toBe(false);
    vi.advanceTimersByTime(1_000);
    await fourth;
    vi.useRealTimers();
  });

  test('a failed write fails its own group only', async () => {
    let fails = true;
    const commits = groupCommit<number, number>(async (items) => {
      if (fails) throw new Error('disk full');
      return items;
    }, 1);
    await expect(Promise.all([commits.add(1), commits.add(2)])).rejects.toThrow('disk full');
    fails = false;
    expect(await commits.add(3)).toBe(3);
    await commits.settled();
  });
});
