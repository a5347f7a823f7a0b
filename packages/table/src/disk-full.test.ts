import { highCard } from '@crupier/high-card';
import type { Problem } from '@crupier/kernel';
import { type Kysely, sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { contractMatch, ContractPlayer } from './fixtures/table-host-contract.ts';
import { localHost } from './local-host.ts';
import type { SeatRecord } from './store/journal-store.ts';
import type { JournalTables } from './store/schema.ts';
import { openSqlite } from './store/sqlite.ts';
import { sqlStore } from './store/sql-store.ts';
import type { TableHost } from './table-host.ts';

const seats: readonly SeatRecord[] = [
  { kind: 'person', user: 'ana', name: 'Ana' },
  { kind: 'person', user: 'luis', name: 'Luis' },
];

/** Lets the database grow no more, and gives what gives it room again. */
async function fill(db: Kysely<JournalTables>): Promise<() => Promise<unknown>> {
  await sql`create table if not exists ballast (text text)`.execute(db);
  await sql`pragma max_page_count = 1`.execute(db);
  await expect(sql`insert into ballast values (${'x'.repeat(100_000)})`.execute(db)).rejects.toThrow('full');
  // What is left of the last pages goes too.
  await sql`with recursive n (i) as (select 1 union all select i + 1 from n where i < 200) insert into ballast select ${'y'.repeat(60)} from n`
    .execute(db)
    .catch(() => undefined);
  return () => sql`pragma max_page_count = 1000000`.execute(db);
}

async function openHost(db: Kysely<JournalTables>): Promise<TableHost> {
  return localHost({ games: [highCard], store: await sqlStore(db), engine: 'contract' });
}

/** Sends commands until one finds no room: rows go on fitting into pages that have some left. */
async function answerUntilRefused(player: ContractPlayer): Promise<Awaited<ReturnType<TableHost['send']>>> {
  for (;;) {
    const reply = await player.answer(`${'long'.repeat(500)} ${player.sight?.seq}`);
    if (reply.kind === 'refused') return reply;
    await player.until(() => (player.sight?.seq ?? 0) >= reply.seq);
  }
}

describe('a full disk', () => {
  test('is said, leaves what was acknowledged, and is no longer in the way once there is room', async () => {
    const db = openSqlite<JournalTables>(':memory:');
    const host = await openHost(db);
    await host.create(contractMatch('m', [seats[0] as SeatRecord, { kind: 'bot', level: 'random', name: 'Bot' }], 'long'));
    const player = new ContractPlayer(host, 'm', 0);
    await player.sit();
    expect((await player.answer('before')).kind).toBe('acknowledged');
    const makeRoom = await fill(db);
    expect(await answerUntilRefused(player)).toMatchObject({ problem: { code: 'table.diskFull' } });
    const watcher = new ContractPlayer(host, 'm', 0);
    const { facts } = await watcher.sit();
    expect(facts.status).toBe('running');
    await makeRoom();
    expect((await watcher.answer('after')).kind).toBe('acknowledged');
    await host.close();
  });

  test('is said to all who open a match at the same time, and noted once', async () => {
    const store = await sqlStore(openSqlite<JournalTables>(':memory:'));
    const noted: string[] = [];
    const read = (): Promise<never> => Promise.reject(Object.assign(new Error('database or disk is full'), { errcode: 13 }));
    const onTrouble = (match: string, { code }: Problem): void => void noted.push(`${match} ${code}`);
    const host = localHost({ games: [highCard], store: { ...store, read }, engine: 'contract', onTrouble });
    const opening = [0, 1].map((viewer) => host.subscribe('m', { viewer }, () => undefined));
    for (const opened of await Promise.all(opening)) expect(opened).toMatchObject({ ok: false, problems: [{ code: 'table.diskFull' }] });
    expect(noted).toEqual(['m table.diskFull']);
  });

  test('lets matches be opened and looked at', async () => {
    const db = openSqlite<JournalTables>(':memory:');
    const first = await openHost(db);
    await first.create(contractMatch('m', seats));
    await fill(db);
    await sql`pragma query_only = on`.execute(db);
    const host = await openHost(db);
    expect((await host.subscribe('m', { viewer: 0 }, () => undefined)).ok).toBe(true);
    expect((await host.look('m', { at: 0, viewer: 0, own: [0] })).ok).toBe(true);
  });
});
