import type { Outcome } from '@crupier/kernel';
import type { Kysely, Transaction } from 'kysely';
import { groupCommit } from './group-commit.ts';
import type { Appended, Batch, JournalStore, ListedMatch, NewMatch, Snapshot, StoredMatch } from './journal-store.ts';
import { SNAPSHOTS_KEPT } from './journal-store.ts';
import { type JournalTables, migrateJournals } from './schema.ts';

/** Milliseconds in which the answers of several tables are gathered into one commit. */
const GROUP_MS = 2;
/** The most matches in somebody's list. */
const LISTED_MAX = 200;

/**
 * A store in an SQL database. Makes its tables where they are missing; closing it closes the database. *Errors:* rejects where a
 * newer program has written the tables, which `migrateJournals` tells beforehand.
 */
export async function sqlStore(db: Kysely<JournalTables>): Promise<JournalStore> {
  const migrated = await migrateJournals(db);
  if (migrated.kind === 'newer') throw new Error(`The journals have version ${migrated.version}; this program knows ${migrated.known}.`);
  const commits = groupCommit<Batch, Appended>((batches) => writeAll(db, batches), GROUP_MS);
  return {
    create: (match) => create(db, match),
    claim: (match) => claim(db, match),
    append: (batch) => commits.add(batch),
    read: (match) => read(db, match),
    snapshot: (match, snapshot) => keepSnapshot(db, match, snapshot),
    snapshotBefore: (match, seq) => snapshotBefore(db, match, seq),
    list: (user) => list(db, user),
    find: async (match) => (await listed(db, [match]))[0],
    close: async () => {
      await commits.settled();
      await db.destroy();
    },
  };
}

async function create(db: Kysely<JournalTables>, { id, createdAt, head }: NewMatch): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const known = await trx.selectFrom('match').select('id').where('id', '=', id).executeTakeFirst();
    if (known !== undefined) return;
    const row = { id, game: head.start.game, created_at: createdAt, fence: 0, head: JSON.stringify(head), outcome: null };
    await trx.insertInto('match').values(row).execute();
    const seats = head.seats.map((seat, at) => ({
      match_id: id,
      seat: at,
      kind: seat.kind,
      name: seat.name,
      user_id: seat.kind === 'person' ? seat.user : null,
    }));
    await trx.insertInto('seat').values(seats).execute();
  });
}

async function claim(db: Kysely<JournalTables>, match: string): Promise<number | undefined> {
  const row = await db
    .updateTable('match')
    .set((each) => ({ fence: each('fence', '+', 1) }))
    .where('id', '=', match)
    .returning('fence')
    .executeTakeFirst();
  return row?.fence;
}

function writeAll(db: Kysely<JournalTables>, batches: readonly Batch[]): Promise<readonly Appended[]> {
  return db.transaction().execute(async (trx) => {
    const outcomes: Appended[] = [];
    for (const batch of batches) outcomes.push(await write(trx, batch));
    return outcomes;
  });
}

/** Checks everything before it writes anything: one bad batch spoils no other of its group. */
async function write(trx: Transaction<JournalTables>, batch: Batch): Promise<Appended> {
  const { match, command, entries, outcome } = batch;
  const hindrance = await findHindrance(trx, batch);
  if (hindrance !== undefined) return hindrance;
  const rows = entries.map((entry, at) => ({
    match_id: match,
    seq: batch.after + at + 1,
    cmd_id: at === 0 ? (command ?? null) : null,
    entry: JSON.stringify(entry),
  }));
  if (rows.length > 0) await trx.insertInto('event').values(rows).execute();
  if (outcome !== undefined)
    await trx
      .updateTable('match')
      .set({ outcome: JSON.stringify(outcome) })
      .where('id', '=', match)
      .execute();
  return { kind: 'appended', seq: batch.after + rows.length };
}

async function findHindrance(trx: Transaction<JournalTables>, { match, command, fence, after }: Batch): Promise<Appended | undefined> {
  const owner = await trx.selectFrom('match').select('fence').where('id', '=', match).executeTakeFirst();
  if (owner === undefined) return { kind: 'unknownMatch' };
  if (command !== undefined) {
    const before = await trx
      .selectFrom('event')
      .select('seq')
      .where('match_id', '=', match)
      .where('cmd_id', '=', command)
      .executeTakeFirst();
    if (before !== undefined) return { kind: 'repeated', seq: before.seq };
  }
  if (owner.fence !== fence) return { kind: 'fenced' };
  const last = await trx.selectFrom('event').select('seq').where('match_id', '=', match).orderBy('seq', 'desc').limit(1).executeTakeFirst();
  const seq = last?.seq ?? 0;
  return seq === after ? undefined : { kind: 'gap', seq };
}

async function read(db: Kysely<JournalTables>, id: string): Promise<StoredMatch | undefined> {
  const match = await db.selectFrom('match').select(['head', 'created_at']).where('id', '=', id).executeTakeFirst();
  if (match === undefined) return undefined;
  const rows = await db.selectFrom('event').select(['seq', 'cmd_id', 'entry']).where('match_id', '=', id).orderBy('seq').execute();
  const lines = rows.map((row) => ({ seq: row.seq, text: row.entry, ...(row.cmd_id !== null && { command: row.cmd_id }) }));
  return { createdAt: Number(match.created_at), head: match.head, lines };
}

async function keepSnapshot(db: Kysely<JournalTables>, match: string, { seq, state }: Snapshot): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx.deleteFrom('snapshot').where('match_id', '=', match).where('seq', '=', seq).execute();
    await trx.insertInto('snapshot').values({ match_id: match, seq, state }).execute();
    const rows = await trx.selectFrom('snapshot').select('seq').where('match_id', '=', match).orderBy('seq', 'desc').execute();
    const oldest = rows[SNAPSHOTS_KEPT - 1]?.seq;
    if (oldest !== undefined) await trx.deleteFrom('snapshot').where('match_id', '=', match).where('seq', '<', oldest).execute();
  });
}

async function snapshotBefore(db: Kysely<JournalTables>, match: string, seqMax: number): Promise<Snapshot | undefined> {
  const row = await db
    .selectFrom('snapshot')
    .select(['seq', 'state'])
    .where('match_id', '=', match)
    .where('seq', '<=', seqMax)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && { seq: row.seq, state: row.state };
}

async function list(db: Kysely<JournalTables>, user: string): Promise<readonly ListedMatch[]> {
  const rows = await db
    .selectFrom('match')
    .select('id')
    .where('id', 'in', (each) => each.selectFrom('seat').select('match_id').where('user_id', '=', user))
    .orderBy('created_at', 'desc')
    .limit(LISTED_MAX)
    .execute();
  return listed(
    db,
    rows.map((row) => row.id),
  );
}

/** Matches as lists show them, newest first. */
async function listed(db: Kysely<JournalTables>, ids: readonly string[]): Promise<readonly ListedMatch[]> {
  if (ids.length === 0) return [];
  const matches = await db
    .selectFrom('match')
    .select(['id', 'game', 'created_at', 'outcome'])
    .select((each) =>
      each
        .selectFrom('event')
        .select((inner) => inner.fn.max('seq').as('last'))
        .whereRef('match_id', '=', 'match.id')
        .as('entries'),
    )
    .where('id', 'in', ids)
    .orderBy('created_at', 'desc')
    .execute();
  const seats = await db.selectFrom('seat').selectAll().where('match_id', 'in', ids).orderBy('seat').execute();
  return matches.map((match) => ({
    id: match.id,
    game: match.game,
    createdAt: Number(match.created_at),
    entries: Number(match.entries ?? 0),
    seats: seats
      .filter((seat) => seat.match_id === match.id)
      .map(({ seat, kind, name, user_id }) => ({
        seat,
        kind: kind === 'bot' ? 'bot' : 'person',
        name,
        ...(user_id !== null && { user: user_id }),
      })),
    ...(match.outcome !== null && { outcome: JSON.parse(match.outcome) as Outcome }),
  }));
}
