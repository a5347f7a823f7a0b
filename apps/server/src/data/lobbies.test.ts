import { openSqlite, type JournalTables } from '@crupier/table';
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
