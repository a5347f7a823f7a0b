import type { Kysely } from 'kysely';
import { expect, test } from 'vitest';
import { contractMatch } from '../fixtures/table-host-contract.ts';
import { checkJournals } from './check-journals.ts';
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
