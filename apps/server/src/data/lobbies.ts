import {
  type Lobbies,
  type Lobby,
  ordinaryRunningMax,
  ordinaryWaitingMax,
  readPlan,
  usersAt,
  WAITING_DAYS,
  type WaitingMax,
} from '@crupier/host';
import { type NewMatch, sha256 } from '@crupier/table';
import { insertMatch } from '@crupier/table/node';
import { cardsSealOf, lobbySealOf } from './seals.ts';
import type { Database } from './server-tables.ts';

/** Lobbies that are kept on disk. */
export interface StoredLobbies extends Lobbies {
  /** Forgets which tables a user has opened. */
  readonly forgetOpener: (user: string) => Promise<void>;
  /** Removes those for which nobody has come. */
  readonly removeExpired: () => Promise<void>;
}

/** Tables that one list shows. */
const LISTED_MAX = 500;
const DAY_MS = 24 * 3600 * 1000;

/** What lobbies are kept with: how many may wait, and the time of day in milliseconds since 1970. */
export interface LobbyTerms {
  readonly waitingMax?: WaitingMax;
  /** How many matches of a user run at once. */
  readonly runningMax?: number;
  readonly now?: () => number;
}

/** Lobbies kept in the database. */
export function lobbiesIn(
  db: Database,
  { waitingMax = ordinaryWaitingMax, runningMax = ordinaryRunningMax, now = Date.now }: LobbyTerms = {},
): StoredLobbies {
  const expiry = (): number => now() - WAITING_DAYS * DAY_MS;
  return {
    find: async (id) => {
      const row = await db
        .selectFrom('lobby')
        .leftJoin('lobby_cards', 'lobby_cards.id', 'lobby.id')
        .selectAll('lobby')
        .select(['lobby_cards.text', 'lobby_cards.seal as cards_seal'])
        .where('lobby.id', '=', id)
        .where('lobby.created_at', '>', expiry())
        .executeTakeFirst();
      if (row === undefined || row.seal !== lobbySealOf(row)) return undefined;
      const plan = readPlan(row.plan);
      if (row.text === null) return plan?.ownCards === undefined ? plan : undefined;
      return row.cards_seal === cardsSealOf({ id, text: row.text }) && plan ? { ...plan, cards: row.text } : undefined;
    },
    open: (lobby, opener) =>
      db.transaction().execute(async (trx) => {
        const opened = { opened_by: opener.user, opened_from: hashOf(opener.network) };
        if ((await countBy(trx, 'opened_by', opened.opened_by, expiry())) >= waitingMax.perUser) return 'perUser';
        if ((await countBy(trx, 'opened_from', opened.opened_from, expiry())) >= waitingMax.perAddress) return 'perAddress';
        const { cards, ...plan } = lobby;
        const row = { id: plan.id, created_at: plan.createdAt, plan: JSON.stringify(plan), ...opened };
        await trx
          .insertInto('lobby')
          .values({ ...row, seal: lobbySealOf(row) })
          .execute();
        await seat(trx, lobby);
        if (cards !== undefined) await keepCards(trx, { id: plan.id, text: cards });
        return undefined;
      }),
    save: ({ cards: _kept, ...plan }) =>
      db.transaction().execute(async (trx) => {
        await trx
          .updateTable('lobby')
          .set({ plan: JSON.stringify(plan) })
          .where('id', '=', plan.id)
          .execute();
        await sealLobby(trx, plan.id);
        await seat(trx, plan);
      }),
    remove: (id) => db.transaction().execute((trx) => removeIn(trx, id)),
    deal: (match) =>
      db.transaction().execute(async (trx) => {
        for (const user of personsOf(match)) if ((await countRunning(trx, user)) >= runningMax) return user;
        await insertMatch(trx, match);
        await removeIn(trx, match.id);
        return undefined;
      }),
    list: async (user) => {
      const rows = await db
        .selectFrom('lobby_seat')
        .innerJoin('lobby', 'lobby.id', 'lobby_seat.lobby_id')
        .selectAll('lobby')
        .where('lobby_seat.user_id', '=', user)
        .where('lobby.created_at', '>', expiry())
        .orderBy('lobby.created_at', 'desc')
        .limit(LISTED_MAX)
        .execute();
      return rows.flatMap((row) => (row.seal === lobbySealOf(row) ? (readPlan(row.plan) ?? []) : []));
    },
    forgetOpener: (user) => db.transaction().execute((trx) => forgetOpenerIn(trx, user)),
    removeExpired: () => db.transaction().execute((trx) => removeOlderIn(trx, expiry())),
  };
}

async function forgetOpenerIn(trx: Database, user: string): Promise<void> {
  const opened = await trx.updateTable('lobby').set({ opened_by: '' }).where('opened_by', '=', user).returning('id').execute();
  for (const { id } of opened) await sealLobby(trx, id);
}

async function removeOlderIn(trx: Database, expiry: number): Promise<void> {
  const expired = await trx.selectFrom('lobby').select('id').where('created_at', '<=', expiry).execute();
  for (const { id } of expired) await removeIn(trx, id);
}

/** Whoever reads the database sees which tables came from one address, and not which it was. */
function hashOf(network: string): string {
  return sha256(`opened from ${network}`);
}

async function countBy(db: Database, column: 'opened_by' | 'opened_from', value: string, expiry: number): Promise<number> {
  const { count } = await db
    .selectFrom('lobby')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where(column, '=', value)
    .where('created_at', '>', expiry)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Makes the hash of a waiting table again after a change. */
async function sealLobby(db: Database, id: string): Promise<void> {
  const row = await db.selectFrom('lobby').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) return;
  await db
    .updateTable('lobby')
    .set({ seal: lobbySealOf(row) })
    .where('id', '=', id)
    .execute();
}

/** The persons of a match, each once. */
function personsOf({ head }: NewMatch): ReadonlySet<string> {
  return new Set(head.seats.flatMap((seat) => (seat.kind === 'person' ? [seat.user] : [])));
}

async function countRunning(db: Database, user: string): Promise<number> {
  const { count } = await db
    .selectFrom('match')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('outcome', 'is', null)
    .where('id', 'in', (of) => of.selectFrom('seat').select('match_id').where('user_id', '=', user))
    .executeTakeFirstOrThrow();
  return Number(count);
}

async function keepCards(db: Database, cards: { readonly id: string; readonly text: string }): Promise<void> {
  await db
    .insertInto('lobby_cards')
    .values({ ...cards, seal: cardsSealOf(cards) })
    .execute();
}

/** Notes who sits at a table. */
async function seat(db: Database, lobby: Lobby): Promise<void> {
  await db.deleteFrom('lobby_seat').where('lobby_id', '=', lobby.id).execute();
  const rows = usersAt(lobby).map((user) => ({ lobby_id: lobby.id, user_id: user }));
  if (rows.length > 0) await db.insertInto('lobby_seat').values(rows).execute();
}

async function removeIn(db: Database, id: string): Promise<void> {
  await db.deleteFrom('lobby_seat').where('lobby_id', '=', id).execute();
  await db.deleteFrom('lobby').where('id', '=', id).execute();
  await db.deleteFrom('lobby_cards').where('id', '=', id).execute();
}
