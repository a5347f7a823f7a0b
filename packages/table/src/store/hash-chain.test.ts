import { highCard } from '@crupier/high-card';
import { type Kysely, sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { contractMatch, ContractPlayer } from '../fixtures/table-host-contract.ts';
import { localHost } from '../local-host.ts';
import type { TableHost } from '../table-host.ts';
import { checkJournals } from './check-journals.ts';
import type { SeatRecord } from './journal-store.ts';
import type { JournalTables } from './schema.ts';
import { openSqlite } from './sqlite.ts';
import { sqlStore } from './sql-store.ts';

const ana: SeatRecord = { kind: 'person', user: 'ana', name: 'Ana' };
const luis: SeatRecord = { kind: 'person', user: 'luis', name: 'Luis' };

async function hostOn(db: Kysely<JournalTables>): Promise<TableHost> {
  return localHost({ games: [highCard], store: await sqlStore(db), engine: 'contract', upkeep: { snapshotEvery: 3, eventsMargin: 2 } });
}

async function seated(host: TableHost, match: string): Promise<readonly ContractPlayer[]> {
  const players = [0, 1].map((seat) => new ContractPlayer(host, match, seat));
  for (const player of players) await player.sit();
  return players;
}

/** A database with a match of two persons that is over, and one that goes on. */
async function played(): Promise<Kysely<JournalTables>> {
  const db = openSqlite<JournalTables>(':memory:');
  const host = await hostOn(db);
  await host.create(contractMatch('over', [ana, luis]));
  await host.create(contractMatch('open', [ana, luis], 'long'));
  await Promise.all((await seated(host, 'over')).map((player) => player.playOn()));
  const players = await seated(host, 'open');
  for (const command of ['one', 'two']) for (const player of players) await player.answer(command);
  return db;
}

/** What is said of a match when it is opened anew: its problem's code and entry, `status` where it has none. */
async function opened(db: Kysely<JournalTables>, match: string): Promise<readonly unknown[]> {
  const subscribed = await (await hostOn(db)).subscribe(match, { viewer: 0 }, () => undefined);
  if (!subscribed.ok) return subscribed.problems.map(({ code }) => code);
  const { problem, status } = subscribed.value.facts;
  return problem === undefined ? [status] : [problem.code, problem.values['entry'] ?? problem.values['entries']];
}

describe.each(['over', 'open'])('a journal of a match that is %s', (match) => {
  test('is opened as it was written', async () => {
    expect(await opened(await played(), match)).toEqual([match === 'over' ? 'finished' : 'running']);
  });

  test.each([
    ['an early answer', `update event set entry = replace(entry, '"seat":0', '"seat":1') where seq = 1`, ['journal.altered', 1]],
    ['a command', `update event set cmd_id = 'x' where seq = 2`, ['journal.altered', 2]],
    ['a hash', `update event set hash = 'x' where seq = 2`, ['journal.altered', 2]],
    [
      'two answers, exchanged',
      'update event set seq = case seq when 2 then -3 else -2 end where seq in (2, 3); update event set seq = -seq where seq < 0',
      ['journal.altered', 2],
    ],
    ['an answer in the middle, deleted', 'delete from event where seq = 2', ['journal.missing', 2]],
    [
      'the last answer, deleted',
      'delete from event where seq = (select length from chain where chain.match_id = event.match_id)',
      ['journal.cutShort', expect.any(Number)],
    ],
    [
      'the last answer with the length',
      'delete from event where seq = (select length from chain where chain.match_id = event.match_id); update chain set length = length - 1',
      ['journal.alteredEnd', undefined],
    ],
    ['all answers, deleted', 'delete from event', ['journal.cutShort', 0]],
    ['the length', 'update chain set length = length + 1', ['journal.cutShort', expect.any(Number)]],
    ['the outcome', `update match set outcome = '{"winners":[1],"reason":"bribed"}'`, ['journal.alteredEnd', undefined]],
    ['the seal', `update chain set seal = 'x'`, ['journal.alteredEnd', undefined]],
    ['the seed', `update match set head = json_set(head, '$.start.seed', printf('%064d', 1))`, ['journal.alteredHead']],
    ['the secret', `update match set head = json_set(head, '$.origin.secret', 'cd')`, ['journal.alteredHead']],
    ['a deck', `update match set head = json_set(head, '$.start.configuration.decks[0]', 'other')`, ['journal.alteredHead']],
    ['the game', `update match set game = 'inferno'`, ['journal.alteredHead']],
    ['the day', 'update match set created_at = 5', ['journal.alteredHead']],
    ['the first hash', `update chain set root = 'x'`, ['journal.alteredHead']],
    ['its hashes, deleted', 'delete from chain', ['journal.alteredHead']],
    ['who sits there', `update seat set user_id = 'eve' where seat = 1`, ['journal.alteredSeat']],
    ['a name', `update seat set name = 'Eve' where seat = 1`, ['journal.alteredSeat']],
    ['a seat that is gone', 'delete from seat where seat = 1', ['journal.alteredHead']],
  ])('with %s changed says so', async (_what, change, said) => {
    const db = await played();
    for (const statement of change.split(';')) await sql.raw(statement).execute(db);
    expect(await opened(db, match)).toEqual(said);
  });

  test('is not written over where its last answers are gone', async () => {
    const db = await played();
    const store = await sqlStore(db);
    await sql`delete from event where seq = 3`.execute(db);
    const fence = (await store.claim(match)) ?? 0;
    const entries = [{ kind: 'leave', seat: 0, hash: 'h' }] as const;
    expect(await store.append({ match, fence, after: 2, entries })).toMatchObject({ kind: 'gap' });
  });
});

describe('what was said at a table', () => {
  /** A match in which the first player has said three times how to pass. */
  async function talked(): Promise<Kysely<JournalTables>> {
    const db = await played();
    const host = await hostOn(db);
    for (const command of ['first', 'second', 'third'])
      await host.send('open', { kind: 'passing', seat: 0, command, own: [], others: [], everything: false });
    await host.close();
    return db;
  }

  /** Beside what `opened` says, what `checkJournals` does. */
  async function found(change: string): Promise<readonly unknown[]> {
    const db = await talked();
    await sql.raw(change).execute(db);
    const [said] = await opened(db, 'open');
    const { problems } = await checkJournals(db);
    expect(problems.map(({ match, problem }) => [match, problem.code])).toEqual(said === 'running' ? [] : [['open', said]]);
    return problems.map(({ problem }) => problem.at);
  }

  test('is as it was written, also after a restart', async () => {
    expect(await found('select 1')).toEqual([]);
  });

  test.each([
    ['a setting', `update remark set text = replace(text, 'false', 'true') where number = 2`, ['remark 2']],
    ['a command', `update remark set cmd_id = 'x' where number = 2`, ['remark 2']],
    ['its place among the entries', 'update remark set seq = seq - 1 where number = 2', ['remark 2']],
    ['its number', 'update remark set number = 7 where number = 3', ['remark 3']],
    ['its hash', `update remark set hash = 'x' where number = 1`, ['remark 1']],
    ['one in the middle, deleted', 'delete from remark where number = 2', ['remark 2']],
    ['the last one, deleted', 'delete from remark where number = 3', ['remarks']],
    ['all of them, deleted', 'delete from remark', ['remarks']],
    ['their number', `update chain set remarks = 2 where match_id = 'open'`, ['remarks']],
    ['their seal', `update chain set talk = 'x' where match_id = 'open'`, ['remarks']],
  ])('is found changed: %s', async (_what, change, places) => {
    expect(await found(change)).toEqual(places);
  });

  test('stays in its chain when a person is forgotten', async () => {
    const db = await talked();
    await (await sqlStore(db)).forget('ana');
    expect((await checkJournals(db)).problems).toEqual([]);
  });

  test('before its chain is chained once, and found changed from then on', async () => {
    const db = await talked();
    for (const column of ['remark.hash', 'chain.remarks', 'chain.talk', 'chain.asked']) {
      const [table = '', name = ''] = column.split('.');
      await sql.raw(`alter table ${table} drop column ${name}`).execute(db);
    }
    await sql`drop table chat`.execute(db);
    await sql`update schema_version set version = 3 where part = 'journals'`.execute(db);
    expect(await opened(db, 'open')).toEqual(['running']);
    expect((await checkJournals(db)).problems).toEqual([]);
    await sql`delete from remark where number = 3`.execute(db);
    expect(await opened(db, 'open')).toEqual(['journal.missingRemarks', undefined]);
  });
});

test.each(['over', 'open'])('a person is forgotten, and the match that is %s is as it was written', async (match) => {
  const db = await played();
  await (await sqlStore(db)).forget('luis');
  expect(await opened(db, match)).toEqual([match === 'over' ? 'finished' : 'running']);
  expect((await checkJournals(db)).problems).toEqual([]);
});

test('kept states that were changed are not used', async () => {
  const db = await played();
  await sql`update snapshot set state = 'x', seq = seq + 1`.execute(db);
  expect(await opened(db, 'open')).toEqual(['running']);
});
