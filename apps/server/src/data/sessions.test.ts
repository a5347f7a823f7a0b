import { openSqlite, type JournalTables } from '@crupier/table/node';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { type Database, migrateServerTables, type ServerTables } from './server-tables.ts';
import { drawGuest, SESSION_DAYS, type Sessions, sessionsIn } from './sessions.ts';

const DAY_MS = 24 * 3600 * 1000;
const guest = drawGuest();
let db: Database;
let today = 0;
let sessions: Sessions;

/** The same database under a server that was started anew. */
const restarted = (): Sessions => sessionsIn(db, () => today * DAY_MS);

beforeEach(async () => {
  db = openSqlite<JournalTables & ServerTables>(':memory:');
  await migrateServerTables(db);
  today = 0;
  sessions = restarted();
  await sessions.open(guest);
});

test('a session that is used lives on, and one that is not expires', async () => {
  for (today = 1; today < 2 * SESSION_DAYS; today += SESSION_DAYS - 1)
    expect(await sessions.find(guest.token)).toEqual({ user: guest.user, isRenewed: true });
  expect(await restarted().find(guest.token)).toMatchObject({ user: guest.user });
  today += SESSION_DAYS;
  expect(await sessions.find(guest.token)).toBeUndefined();
  expect(await restarted().find(guest.token)).toBeUndefined();
});

test('a session is written to again after a day and not before', async () => {
  today = 0.9;
  expect(await sessions.find(guest.token)).toEqual({ user: guest.user, isRenewed: false });
  today = 1;
  expect(await sessions.find(guest.token)).toEqual({ user: guest.user, isRenewed: true });
  today = 1.9;
  expect(await sessions.find(guest.token)).toEqual({ user: guest.user, isRenewed: false });
});

test('sessions that have expired are removed, with users who have none left', async () => {
  today = 1;
  const later = drawGuest();
  await sessions.open(later);
  today = SESSION_DAYS;
  await sessions.removeExpired();
  expect(await sessions.openedBy(guest.user)).toEqual([]);
  expect((await db.selectFrom('user').select('id').execute()).map(({ id }) => id)).toEqual([later.user]);
  expect(await sessions.find(later.token)).toMatchObject({ user: later.user });
});

test('a session that has ended is known no more', async () => {
  await sessions.find(guest.token);
  await sessions.endAll(guest.user);
  expect(await sessions.find(guest.token)).toBeUndefined();
});

test('a session that was given to another user in the database is nobody’s', async () => {
  const other = drawGuest();
  await sessions.open(other);
  await db.updateTable('session').set({ user_id: other.user }).where('user_id', '=', guest.user).execute();
  expect(await restarted().find(guest.token)).toBeUndefined();
  expect(await restarted().find(other.token)).toMatchObject({ user: other.user });
});

test('a session of before hashes is its user’s', async () => {
  await sql`alter table session drop column seal`.execute(db);
  await sql`alter table lobby drop column seal`.execute(db);
  await sql`alter table lobby_cards drop column seal`.execute(db);
  await sql`update schema_version set version = 3 where part = 'server'`.execute(db);
  await migrateServerTables(db);
  expect(await restarted().find(guest.token)).toMatchObject({ user: guest.user });
});
