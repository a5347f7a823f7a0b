import type { Outcome, Seat } from '@crupier/kernel';
import type { Kysely, Transaction } from 'kysely';
import * as z from 'zod';
import { onKysely } from './append-statements.ts';
import { groupCommit } from './group-commit.ts';
import { rootOf, sealOf, seatSealOf } from './hash-chain.ts';
import type {
  Appended,
  Batch,
  JournalStore,
  ListedMatch,
  NewMatch,
  Person,
  Snapshot,
  StoredBeginning,
  StoredMatch,
  StoredSeat,
} from './journal-store.ts';
import { SNAPSHOTS_KEPT } from './journal-store.ts';
import { forgetPerson } from './forget-person.ts';
import { migrateJournals } from './journal-migrations.ts';
import type { JournalTables } from './schema.ts';
import { appendAll } from './sql-append.ts';
import { talkSealOf } from './remark-chain.ts';
import { readChat, writeChat } from './sql-chat.ts';
import { readRemarks } from './sql-remarks.ts';
import { headText } from './stored-head.ts';

/** Milliseconds in which the answers of several tables are gathered into one commit. */
const GROUP_MS = 2;
/** The most matches in somebody's list where no other number is asked for. */
const LISTED_MAX = 200;

/**
 * A store in an SQL database. Makes its tables where they are missing; closing it closes the database. *Errors:* rejects where a
 * newer program has written the tables, which `migrateJournals` tells beforehand. `write` writes a group of batches in the place of `appendAll`.
 */
export async function sqlStore(
  db: Kysely<JournalTables>,
  write: (batches: readonly Batch[]) => Promise<readonly Appended[]> = (batches) =>
    db.transaction().execute((trx) => appendAll(onKysely(trx), batches)),
): Promise<JournalStore> {
  const migrated = await migrateJournals(db);
  if (migrated.kind === 'newer') throw new Error(`The journals have version ${migrated.version}; this program knows ${migrated.known}.`);
  const commits = groupCommit<Batch, Appended>(write, GROUP_MS);
  return {
    create: (match) => db.transaction().execute((trx) => insertMatch(trx, match)),
    claim: (match) => claim(db, match),
    append: (batch) => commits.add(batch),
    say: (match, line) => writeChat(db, match, line),
    read: (match) => readMatch(db, match),
    readHead: (match) => readBeginning(db, match),
    snapshot: (match, snapshot) => keepSnapshot(db, match, snapshot),
    snapshotBefore: (match, seq) => snapshotBefore(db, match, seq),
    list: (user, most) => list(db, user, most),
    forget: (user) => forgetPerson(db, user),
    find: async (match) => (await listed(db, [match]))[0],
    close: async () => {
      await commits.settled();
      await db.destroy();
    },
  };
}

/** Stores a fresh match as part of a transaction. Storing the same id again changes nothing. */
export async function insertMatch(trx: Transaction<JournalTables>, { id, createdAt, head, asked }: NewMatch): Promise<void> {
  const known = await trx.selectFrom('match').select('id').where('id', '=', id).executeTakeFirst();
  if (known !== undefined) return;
  const text = headText(head);
  const { game } = head.start;
  const root = rootOf({ id, game, createdAt, head: text, seats: head.seats.length });
  const seal = sealOf(0, root, undefined);
  const seats = head.seats.map(({ kind, name, ...seated }, seat) => {
    const user = 'user' in seated ? seated.user : undefined;
    return { match_id: id, seat, kind, name, user_id: user ?? null, seal: seatSealOf(id, { seat, kind, name, user }) };
  });
  const row = { id, game, created_at: createdAt, fence: 0, head: text, outcome: null };
  await trx.insertInto('match').values(row).execute();
  await trx.insertInto('seat').values(seats).execute();
  await trx
    .insertInto('chain')
    .values({
      match_id: id,
      root,
      length: 0,
      seal,
      remarks: 0,
      talk: talkSealOf(0, root),
      asked: asked === undefined ? null : JSON.stringify(asked),
    })
    .execute();
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

/** In the place of hashes that are gone: nothing fits them. */
const noChain = { root: '', length: 0, seal: '', remarks: 0, talk: '' };

/** A match as it was written. */
export async function readMatch(db: Kysely<JournalTables>, id: string): Promise<StoredMatch | undefined> {
  const match = await db.selectFrom('match').selectAll().where('id', '=', id).executeTakeFirst();
  if (match === undefined) return undefined;
  const rows = await db.selectFrom('event').selectAll().where('match_id', '=', id).orderBy('seq').execute();
  const seats = await readSeats(db, id);
  const { head, game, outcome } = match;
  const chain = await db
    .selectFrom('chain')
    .select(['root', 'length', 'seal', 'remarks', 'talk'])
    .where('match_id', '=', id)
    .executeTakeFirst();
  const { remarks, links: remarkLinks } = await readRemarks(db, id);
  return {
    createdAt: Number(match.created_at),
    head,
    persons: personsAt(seats),
    lines: rows.map(({ seq, entry, cmd_id }) => ({ seq, text: entry, ...(cmd_id !== null && { command: cmd_id }) })),
    remarks,
    chat: await readChat(db, id),
    chain: { ...(chain ?? noChain), game, seats, links: rows.map(({ hash }) => hash), remarkLinks, outcome: outcome ?? undefined },
  };
}

async function readBeginning(db: Kysely<JournalTables>, id: string): Promise<StoredBeginning | undefined> {
  const match = await db.selectFrom('match').select(['created_at', 'head']).where('id', '=', id).executeTakeFirst();
  if (match === undefined) return undefined;
  return { createdAt: Number(match.created_at), head: match.head, persons: personsAt(await readSeats(db, id)) };
}

function personsAt(seats: readonly StoredSeat[]): readonly (Person | undefined)[] {
  const persons: (Person | undefined)[] = [];
  for (const { seat, kind, name, user } of seats) if (kind === 'person') persons[seat] = { name, user: user ?? '' };
  return persons;
}

async function readSeats(db: Kysely<JournalTables>, match: string): Promise<readonly StoredSeat[]> {
  const rows = await db.selectFrom('seat').selectAll().where('match_id', '=', match).orderBy('seat').execute();
  return rows.map(({ seat, kind, name, user_id, seal }) => ({ seat, kind, name, user: user_id ?? undefined, seal }));
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

async function list(db: Kysely<JournalTables>, user: string, most = LISTED_MAX): Promise<readonly ListedMatch[]> {
  const rows = await db
    .selectFrom('match')
    .select('id')
    .where('id', 'in', (each) => each.selectFrom('seat').select('match_id').where('user_id', '=', user))
    .orderBy('created_at', 'desc')
    .limit(most)
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
    .leftJoin('chain', 'chain.match_id', 'match.id')
    .select(['id', 'game', 'created_at', 'length', 'outcome', 'asked'])
    .where('id', 'in', ids)
    .orderBy('created_at', 'desc')
    .execute();
  const seats = await db.selectFrom('seat').selectAll().where('match_id', 'in', ids).orderBy('seat').execute();
  return matches.map((match) => ({
    id: match.id,
    game: match.game,
    createdAt: Number(match.created_at),
    entries: match.length ?? 0,
    seats: seats
      .filter((seat) => seat.match_id === match.id)
      .map(({ seat, kind, name, user_id }) => ({
        seat,
        kind: kind === 'bot' ? 'bot' : 'person',
        name,
        ...(user_id !== null && { user: user_id }),
      })),
    ...readOutcome(match.outcome),
    ...readAsked(match.asked),
  }));
}

const outcomeShape = z.looseObject({ winners: z.array(z.int()), reason: z.string() });

/** An outcome as it is listed. One that is damaged hides no match: what is wrong is said where that is opened. */
function readOutcome(text: string | null): { readonly outcome?: Outcome } {
  const parsed = outcomeShape.safeParse(parseJson(text));
  return parsed.success ? { outcome: parsed.data as Outcome } : {};
}

const askedShape = z.array(z.int().min(0));

/** The seats that are asked, as they are listed; damaged ones are as if they had never been written. */
function readAsked(text: string | null): { readonly asked?: readonly Seat[] } {
  const parsed = askedShape.safeParse(parseJson(text));
  return parsed.success ? { asked: parsed.data } : {};
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
