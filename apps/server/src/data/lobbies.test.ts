import { openSqlite, sqlStore, type JournalTables } from '@crupier/table/node';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { type Lobby, WAITING_DAYS } from '@crupier/host';
import { lobbiesIn } from './lobbies.ts';
import { lobbySealOf } from './seals.ts';
import { migrateServerTables, type Database, type ServerTables } from './server-tables.ts';

const now = Date.now();
const ana = { user: 'ana', network: '10.0.0.1' };

const lobby: Lobby = {
  id: 'one',
  createdAt: now,
  game: 'inferno',
  decks: ['', ''],
  seats: [{ kind: 'person', name: 'Ana', user: 'ana' }],
  invitation: 'i',
  secret: 's',
  commitment: 'c',
};

test('a table that was kept before seats were noted is listed, with its format and teams among its settings', async () => {
  const db: Database = openSqlite<JournalTables & ServerTables>(':memory:');
  await migrateServerTables(db);
  // The tables as they were at version 2.
  await sql`drop table lobby_seat`.execute(db);
  await sql`drop table lobby`.execute(db);
  await sql`create table lobby (id text primary key, created_at bigint not null, plan text not null)`.execute(db);
  await sql`alter table lobby_cards drop column seal`.execute(db);
  await sql`alter table session drop column seal`.execute(db);
  await sql`update schema_version set version = 2 where part = 'server'`.execute(db);
  const plan = JSON.stringify({ ...lobby, format: 'limited', teams: [0, 1] });
  await sql`insert into lobby values (${lobby.id}, ${now}, ${plan}), ('bad', ${now}, '{')`.execute(db);
  await migrateServerTables(db);
  const settings = { format: 'limited', teams: [0, 1] };
  expect(await lobbiesIn(db).find('one')).toEqual({ ...lobby, settings });
  expect(await lobbiesIn(db).list('ana')).toEqual([{ ...lobby, settings }]);
});

test('a table is found as it was saved', async () => {
  const db: Database = openSqlite<JournalTables & ServerTables>(':memory:');
  await migrateServerTables(db);
  const saved = { ...lobby, settings: { format: 'limited' } };
  await lobbiesIn(db).open(saved, ana);
  expect(await lobbiesIn(db).find('one')).toEqual(saved);
});

test('a table that cannot be read hides no other', async () => {
  const db: Database = openSqlite<JournalTables & ServerTables>(':memory:');
  await migrateServerTables(db);
  for (const [at, plan] of ['{', 'null', '{"id":"x"}', '[]'].entries()) {
    const row = { id: `bad ${at}`, created_at: now, plan, opened_by: '', opened_from: '' };
    await db
      .insertInto('lobby')
      .values({ ...row, seal: lobbySealOf(row) })
      .execute();
  }
  await lobbiesIn(db).open(lobby, ana);
  expect(await lobbiesIn(db).list('ana')).toEqual([lobby]);
  expect(await lobbiesIn(db).find('bad 0')).toBeUndefined();
});

test('a crash while a table is dealt leaves it waiting, and no match beside it that others could join', async () => {
  const journals = openSqlite<JournalTables>(':memory:');
  const db: Database = journals.withTables<ServerTables>();
  await migrateServerTables(db);
  const store = await sqlStore(journals);
  const lobbies = lobbiesIn(db);
  await lobbies.open(lobby, ana);
  const start = { format: 1, game: 'inferno', engine: '1', definitions: '', configuration: {}, seed: '', hash: '' } as const;
  const seats = [{ kind: 'person', user: 'ana', name: 'Ana' }] as const;
  const match = { id: 'one', createdAt: 1, head: { start, seats, origin: { secret: 's', commitment: 'c', nonces: [] } } };
  await sql`create trigger crash before delete on lobby begin select raise(abort, 'crash'); end`.execute(db);
  await expect(lobbies.deal(match)).rejects.toThrow('crash');
  expect(await store.find('one')).toBeUndefined();
  expect(await lobbies.find('one')).toEqual(lobby);
  await sql`drop trigger crash`.execute(db);
  await lobbies.deal(match);
  expect(await store.find('one')).toMatchObject({ id: 'one' });
  expect(await lobbies.find('one')).toBeUndefined();
});

test('a user and an address have so many tables waiting, and one that goes makes room', async () => {
  const db: Database = openSqlite<JournalTables & ServerTables>(':memory:');
  await migrateServerTables(db);
  const lobbies = lobbiesIn(db, { waitingMax: { perUser: 2, perAddress: 3 } });
  const open = (id: string, user: string, network = '10.0.0.1'): Promise<string | undefined> =>
    lobbies.open({ ...lobby, id, seats: [{ kind: 'person', name: 'A', user }] }, { user, network });
  expect(await Promise.all([open('1', 'ana'), open('2', 'ana'), open('3', 'ana')])).toEqual([undefined, undefined, 'perUser']);
  expect([await open('4', 'luis'), await open('5', 'eva'), await open('6', 'eva', '10.0.0.2')]).toEqual([
    undefined,
    'perAddress',
    undefined,
  ]);
  await lobbies.remove('1');
  expect(await open('7', 'ana')).toBeUndefined();
  expect((await lobbies.list('ana')).map(({ id }) => id).toSorted()).toEqual(['2', '7']);
});

test('a table for which nobody comes is found no more, and then removed with its cards and seats', async () => {
  const db: Database = openSqlite<JournalTables & ServerTables>(':memory:');
  await migrateServerTables(db);
  let later = 0;
  const lobbies = lobbiesIn(db, { waitingMax: { perUser: 1, perAddress: 1 }, now: () => now + later });
  await lobbies.open({ ...lobby, cards: 'cards' }, ana);
  await lobbies.removeExpired();
  expect(await lobbies.find('one')).toMatchObject({ cards: 'cards' });
  later = WAITING_DAYS * 24 * 3600 * 1000;
  expect([await lobbies.find('one'), await lobbies.list('ana')]).toEqual([undefined, []]);
  expect(await lobbies.open({ ...lobby, id: 'two', createdAt: now + later }, ana)).toBeUndefined();
  await lobbies.removeExpired();
  for (const table of ['lobby', 'lobby_seat', 'lobby_cards'] as const)
    expect((await db.selectFrom(table).selectAll().execute()).length).toBe(table === 'lobby_cards' ? 0 : 1);
});

test('who has sat down finds the table, and who has gone does not', async () => {
  const db: Database = openSqlite<JournalTables & ServerTables>(':memory:');
  await migrateServerTables(db);
  const lobbies = lobbiesIn(db);
  const seats = [...lobby.seats, { kind: 'person', name: 'Luis' }] as const;
  await lobbies.open({ ...lobby, seats }, ana);
  expect(await lobbies.list('luis')).toEqual([]);
  await lobbies.save({
    ...lobby,
    seats: [
      { kind: 'person', name: '—' },
      { kind: 'person', name: 'Luis', user: 'luis' },
    ],
  });
  expect([(await lobbies.list('luis')).length, (await lobbies.list('ana')).length]).toEqual([1, 0]);
});

test.each([
  ['its secret', `update lobby set plan = json_set(plan, '$.secret', 'other')`],
  ['a seat', `update lobby set plan = json_set(plan, '$.seats[0].user', 'eve')`],
  ['who opened it', `update lobby set opened_by = 'eve'`],
  ['its own cards', `update lobby_cards set text = 'other'`],
  ['its own cards, deleted', 'delete from lobby_cards'],
])('a table that waits is found no more where somebody has changed %s', async (_what, change) => {
  const db: Database = openSqlite<JournalTables & ServerTables>(':memory:');
  await migrateServerTables(db);
  const saved = { ...lobby, cards: 'cards', ownCards: 1 };
  await lobbiesIn(db).open(saved, ana);
  await lobbiesIn(db).save({ ...saved, bestOf: 3 });
  await lobbiesIn(db).forgetOpener('ana');
  expect(await lobbiesIn(db).find('one')).toEqual({ ...saved, bestOf: 3 });
  await sql.raw(change).execute(db);
  expect(await lobbiesIn(db).find('one')).toBeUndefined();
});
