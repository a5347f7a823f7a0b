import type { JournalEntry } from '@crupier/kernel';
import type { Kysely } from 'kysely';
import { expect, test } from 'vitest';
import { contractMatch } from '../fixtures/table-host-contract.ts';
import { checkJournals, findCutShort } from './check-journals.ts';
import type { NewMatch, SeatRecord } from './journal-store.ts';
import type { JournalTables } from './schema.ts';
import { openSqlite } from './sqlite.ts';
import { sqlStore } from './sql-store.ts';

const seats: readonly SeatRecord[] = [
  { kind: 'person', user: 'ana', name: 'Ana' },
  { kind: 'bot', level: 'random', name: 'Bot' },
];

/** A match whose head was stored so, and is as it was stored. */
function matchWith(change: (match: NewMatch) => NewMatch['head']): NewMatch {
  const match = contractMatch('m', seats);
  return { ...match, head: change(match) };
}

async function problemsOf(match: NewMatch): Promise<readonly string[]> {
  const db: Kysely<JournalTables> = openSqlite(':memory:');
  await (await sqlStore(db)).create(match);
  return (await checkJournals(db)).problems.map(({ problem }) => problem.code);
}

test('a seed that the secret does not make, and a secret that nobody was committed to, are found whatever the hashes say', async () => {
  expect(await problemsOf(matchWith(({ head }) => head))).toEqual([]);
  expect(await problemsOf(matchWith(({ head }) => ({ ...head, start: { ...head.start, seed: '0'.repeat(64) } })))).toEqual([
    'journal.unfair',
  ]);
  expect(await problemsOf(matchWith(({ head }) => ({ ...head, origin: { ...head.origin, commitment: 'other' } })))).toEqual([
    'journal.unfair',
  ]);
  expect(await problemsOf(matchWith(({ head }) => ({ ...head, origin: { ...head.origin, nonces: ['01', '03'] } })))).toEqual([
    'journal.unfair',
  ]);
});

test('journals that have lost entries, or got some, are found by counting', async () => {
  const db: Kysely<JournalTables> = openSqlite(':memory:');
  const store = await sqlStore(db);
  for (const id of ['whole', 'shorter', 'longer', 'empty']) {
    await store.create(contractMatch(id, seats));
    const fence = (await store.claim(id)) ?? 0;
    const entries = id === 'empty' ? [] : ([1, 2, 3].map((at) => ({ kind: 'leave', seat: 0, hash: `${at}` })) as JournalEntry[]);
    await store.append({ match: id, fence, after: 0, entries });
  }
  expect(await findCutShort(db)).toEqual([]);
  await db.deleteFrom('event').where('match_id', '=', 'shorter').where('seq', '=', 3).execute();
  await db.insertInto('event').values({ match_id: 'longer', seq: 4, cmd_id: null, entry: '{}', hash: '' }).execute();
  expect((await findCutShort(db)).map(({ match, problem }) => [match, problem.code]).toSorted()).toEqual([
    ['longer', 'journal.alteredEnd'],
    ['shorter', 'journal.cutShort'],
  ]);
});
