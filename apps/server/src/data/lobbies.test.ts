import { openSqlite, sqlStore, type JournalTables } from '@crupier/table';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { lobbiesIn, type Lobby } from './lobbies.ts';
import { migrateServerTables, type Database, type ServerTables } from './server-tables.ts';

const lobby: Lobby = {
  id: 'one',
  createdAt: 1,
  game: 'inferno',
  decks: ['', ''],
  seats: [{ kind: 'person', name: 'Ana', user: 'ana' }],
  invitation: 'i',
  secret: 's',
  commitment: 'c',
};

test('a table that was kept before games had settings has its format and teams among them', async () => {
  const db: Database = openSqlite<JournalTables & ServerTables>(':memory:');
  await migrateServerTables(db);
  const plan = JSON.stringify({ ...lobby, format: 'limited', teams: [0, 1] });
  await db.insertInto('lobby').values({ id: lobby.id, created_at: 1, plan }).execute();
  const settings = { format: 'limited', teams: [0, 1] };
  expect(await lobbiesIn(db).find('one')).toEqual({ ...lobby, settings });
  expect(await lobbiesIn(db).list('ana')).toEqual([{ ...lobby, settings }]);
});

test('a table is found as it was saved', async () => {
  const db: Database = openSqlite<JournalTables & ServerTables>(':memory:');
  await migrateServerTables(db);
  const saved = { ...lobby, settings: { format: 'limited' } };
  await lobbiesIn(db).save(saved);
  expect(await lobbiesIn(db).find('one')).toEqual(saved);
});

test('a table that cannot be read hides no other', async () => {
  const db: Database = openSqlite<JournalTables & ServerTables>(':memory:');
  await migrateServerTables(db);
  for (const [at, plan] of ['{', 'null', '{"id":"x"}', '[]'].entries()) {
    await db
      .insertInto('lobby')
      .values({ id: `bad ${at}`, created_at: 2, plan })
      .execute();
  }
  await lobbiesIn(db).save(lobby);
  expect(await lobbiesIn(db).list('ana')).toEqual([lobby]);
  expect(await lobbiesIn(db).find('bad 0')).toBeUndefined();
});

test('a crash while a table is dealt leaves it waiting, and no match beside it that others could join', async () => {
  const journals = openSqlite<JournalTables>(':memory:');
  const db: Database = journals.withTables<ServerTables>();
  await migrateServerTables(db);
  const store = await sqlStore(journals);
  const lobbies = lobbiesIn(db);
  await lobbies.save(lobby);
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
