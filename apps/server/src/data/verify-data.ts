import { existsSync, statSync } from 'node:fs';
import { type Problem, type Result, fail, ok } from '@crupier/kernel';
import { sha256 } from '@crupier/table';
import { checkJournals, isDamaged, JOURNALS_VERSION, type JournalTables, openSqlite } from '@crupier/table/node';
import { sql } from 'kysely';
import { readPlan, usersAt } from '@crupier/host';
import { cardsSealOf, lobbySealOf, sessionSealOf } from './seals.ts';
import { type Database, SERVER_VERSION, type ServerTables } from './server-tables.ts';

/** Something wrong with a database. `match` is absent where it is not about one match. */
export interface DataProblem {
  readonly match?: string;
  readonly problem: Problem;
}

/** What came of looking through a database. */
export interface DataVerified {
  readonly file: string;
  readonly matches: number;
  readonly entries: number;
  readonly problems: readonly DataProblem[];
}

/** How many faults of the file itself are told. */
const FILE_FAULTS_MAX = 20;

/**
 * Looks through a whole database without changing it, also while a server writes to it: the file's pages, the rows that belong
 * to each other, waiting tables, and every journal's hashes. *Errors:* `data.none`, `data.damaged`, `data.newer`, `data.older`,
 * `data.unusable`: then nothing more could be looked at.
 */
export async function verifyData(file: string): Promise<Result<DataVerified>> {
  if (!existsSync(file) || !statSync(file).isFile() || statSync(file).size === 0) return fail('data.none', file);
  let db: Database | undefined;
  try {
    db = openSqlite<JournalTables & ServerTables>(file, { readOnly: true });
    return await db.transaction().execute((trx) => verify(trx, file));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return fail(isDamaged(error) ? 'data.damaged' : 'data.unusable', file, { folder: file, reason });
  } finally {
    await db?.destroy();
  }
}

async function verify(db: Database, file: string): Promise<Result<DataVerified>> {
  const { rows } = await sql<{ readonly integrity_check: string }>`pragma integrity_check(${sql.lit(FILE_FAULTS_MAX)})`.execute(db);
  const faults = rows.map((row) => row.integrity_check).filter((line) => line !== 'ok');
  if (faults.length > 0) return fail('data.damaged', file, { folder: file, reason: faults.join('; ') });
  const wrongVersion = await findWrongVersion(db, file);
  if (wrongVersion !== undefined) return { ok: false, problems: [wrongVersion] };
  const { matches, entries, problems } = await checkJournals(db.withTables<JournalTables>());
  return ok({ file, matches, entries, problems: [...(await findOrphans(db)), ...(await findUnreadable(db)), ...problems] });
}

async function findWrongVersion(db: Database, file: string): Promise<Problem | undefined> {
  const names = await tableNames(db);
  if (!names.has('match')) return { code: 'data.none', at: file, values: {} };
  const { rows } = names.has('schema_version')
    ? await sql<{ readonly part: string; readonly version: number }>`select part, version from schema_version`.execute(db)
    : { rows: [] };
  for (const [part, known] of [
    ['journals', JOURNALS_VERSION],
    ['server', SERVER_VERSION],
  ] as const) {
    const version = rows.find((row) => row.part === part)?.version ?? 0;
    if (version > known) return { code: 'data.newer', at: file, values: { folder: file, version, known } };
    if (version < known) return { code: 'data.older', at: file, values: {} };
  }
  return undefined;
}

async function tableNames(db: Database): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ readonly name: string }>`select name from sqlite_master where type = 'table'`.execute(db);
  return new Set(rows.map(({ name }) => name));
}

/** Rows that belong to a match or a user that is not there. */
async function findOrphans(db: Database): Promise<readonly DataProblem[]> {
  const { rows } = await sql<{ readonly table: string; readonly parent: string; readonly count: number }>`
    select "table", parent, count(*) as count from pragma_foreign_key_check group by "table", parent`.execute(db);
  return rows.map((row) => ({ problem: { code: 'data.orphans', at: row.table, values: row } }));
}

/** Waiting tables that cannot be read or are not as they were kept, cards of none, and sessions that were another user's. */
async function findUnreadable(db: Database): Promise<readonly DataProblem[]> {
  const lobbies = await db.selectFrom('lobby').selectAll().execute();
  const seats = await db.selectFrom('lobby_seat').selectAll().execute();
  const cards = await db.selectFrom('lobby_cards').selectAll().execute();
  const sessions = await db.selectFrom('session').selectAll().execute();
  const wrong = [
    ...lobbies.filter((row) => !isSound(row)).map(({ id }) => ({ table: 'lobby', id })),
    ...lobbies.filter((row) => !isSeated(row, seats)).map(({ id }) => ({ table: 'lobby_seat', id })),
    ...lobbies.filter((row) => hasLostCards(row, cards)).map(({ id }) => ({ table: 'lobby_cards', id })),
    ...cards
      .filter((row) => row.seal !== cardsSealOf(row) || !lobbies.some((lobby) => lobby.id === row.id))
      .map(({ id }) => ({ table: 'lobby_cards', id })),
    ...sessions.filter((row) => row.seal !== sessionSealOf(row)).map(({ token_hash: id }) => ({ table: 'session', id })),
  ];
  return wrong.map(({ table, id }) => ({
    ...(table !== 'session' && { match: id }),
    problem: { code: 'data.unreadable', at: table, values: { table, id } },
  }));
}

function isSound(row: ServerTables['lobby']): boolean {
  const { id, created_at, plan } = row;
  const lobby = readPlan(plan);
  return (
    row.seal === lobbySealOf(row) &&
    lobby !== undefined &&
    lobby.id === id &&
    lobby.createdAt === Number(created_at) &&
    sha256(lobby.secret) === lobby.commitment
  );
}

/** Whether a table plays with own cards that are not there. */
function hasLostCards({ id, plan }: ServerTables['lobby'], cards: readonly ServerTables['lobby_cards'][]): boolean {
  return readPlan(plan)?.ownCards !== undefined && !cards.some((row) => row.id === id);
}

/** Whether those who are noted to sit at a table are those whom its plan names. */
function isSeated({ id, plan }: ServerTables['lobby'], seats: readonly ServerTables['lobby_seat'][]): boolean {
  const lobby = readPlan(plan);
  const noted = seats.filter((each) => each.lobby_id === id).map((each) => each.user_id);
  return lobby === undefined || noted.toSorted().join(' ') === usersAt(lobby).toSorted().join(' ');
}
