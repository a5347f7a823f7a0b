import { highCard } from '@crupier/high-card';
import { type Kysely, sql } from 'kysely';
import { expect, test } from 'vitest';
import { contractMatch, ContractPlayer } from '../fixtures/table-host-contract.ts';
import { localHost } from '../local-host.ts';
import type { SeatRecord } from './journal-store.ts';
import { memoryStore } from './memory-store.ts';
import type { JournalTables } from './schema.ts';
import { openSqlite } from './sqlite.ts';
import { sqlStore } from './sql-store.ts';

const seats: readonly SeatRecord[] = [
  { kind: 'person', user: 'ana', name: 'Ana' },
  { kind: 'bot', level: 'random', name: 'Bot' },
];

/** The tables of version 1, which had no version. */
const version1 = `
  create table match (id text primary key, game text not null, created_at bigint not null, fence integer not null, head text not null, outcome text);
  create table seat (match_id text not null references match (id), seat integer not null, kind text not null, name text not null,
    user_id text, primary key (match_id, seat));
  create index seat_by_user on seat (user_id);
  create table event (match_id text not null references match (id), seq integer not null, cmd_id text, entry text not null,
    primary key (match_id, seq), unique (match_id, cmd_id));
  create table snapshot (match_id text not null references match (id), seq integer not null, state text not null, primary key (match_id, seq))`;

/** A database of version 1 with a match in which the person has answered three times, and one whose head is damaged. */
async function databaseOfVersion1(): Promise<Kysely<JournalTables>> {
  const db = openSqlite<JournalTables>(':memory:');
  for (const statement of version1.split(';')) await sql.raw(statement).execute(db);
  const match = contractMatch('m', seats, 'long');
  const store = memoryStore();
  const host = localHost({ games: [highCard], store, engine: 'contract' });
  await host.create(match);
  const player = new ContractPlayer(host, 'm', 0);
  await player.sit();
  for (let count = 0; count < 3; count++) {
    const before = player.sight?.seq ?? 0;
    await player.answer();
    await player.until(() => (player.sight?.seq ?? 0) > before && player.sight?.pending?.waiting[0] === 0);
  }
  await host.close();
  for (const [id, head] of [
    ['m', JSON.stringify(match.head)],
    ['damaged', '{"start":'],
  ] as const) {
    await sql`insert into match values (${id}, 'high-card', 1, 1, ${head}, null)`.execute(db);
    await sql`insert into seat values (${id}, 0, 'person', 'Ana', 'ana'), (${id}, 1, 'bot', 'Bot', null)`.execute(db);
  }
  for (const { seq, command, text } of (await store.read('m'))?.lines ?? []) {
    await sql`insert into event values ('m', ${seq}, ${command ?? null}, ${text})`.execute(db);
  }
  return db;
}

test('journals of version 1 are chained, lose the persons from their heads, and go on', async () => {
  const db = await databaseOfVersion1();
  const store = await sqlStore(db);
  const host = localHost({ games: [highCard], store, engine: 'contract' });
  expect(await host.head('m')).toEqual({ ok: true, value: contractMatch('m', seats, 'long').head });
  const { head } = await db.selectFrom('match').select('head').where('id', '=', 'm').executeTakeFirstOrThrow();
  expect(head).not.toContain('Ana');
  const player = new ContractPlayer(host, 'm', 0);
  expect((await player.sit()).facts.status).toBe('running');
  expect((await store.find('m'))?.asked).toBeUndefined();
  expect((await player.answer('later')).kind).toBe('acknowledged');
  // Whom the question waits for is written from now on.
  expect((await store.find('m'))?.asked).toBeDefined();
  await host.close();
});

test('a journal of version 1 whose last entries are deleted afterwards is found cut short', async () => {
  const db = await databaseOfVersion1();
  const store = await sqlStore(db);
  await sql`delete from event where seq > 2`.execute(db);
  const host = localHost({ games: [highCard], store, engine: 'contract' });
  const subscription = await new ContractPlayer(host, 'm', 0).sit();
  expect(subscription.facts).toMatchObject({ status: 'paused', problem: { code: 'journal.cutShort' } });
});

test('a damaged head of version 1 hinders no other match', async () => {
  const store = await sqlStore(await databaseOfVersion1());
  const host = localHost({ games: [highCard], store, engine: 'contract' });
  expect(await host.head('damaged')).toMatchObject({ ok: false, problems: [{ code: 'journal.corruptHead' }] });
  expect((await host.head('m')).ok).toBe(true);
});
