import { randomBytes } from 'node:crypto';
import { Recent, sha256 } from '@crupier/table';
import { sessionSealOf } from './seals.ts';
import type { Database } from './server-tables.ts';

/** A guest, and the token in a cookie that the guest is known by: 256 random bits that only the browser keeps. */
export interface Guest {
  readonly token: string;
  readonly user: string;
}

/** A session that was found. */
export interface FoundSession {
  readonly user: string;
  /** Whether its life begins anew by this use, so that the cookie's does too. */
  readonly isRenewed: boolean;
}

/** Sessions of guests. One that is not used for `SESSION_DAYS` expires: nobody can be its user any more. */
export interface Sessions {
  /** The session of a token; undefined for one that is not ours or has expired. */
  readonly find: (token: string) => Promise<FoundSession | undefined>;
  /** Stores a session for a new guest. */
  readonly open: (guest: Guest) => Promise<void>;
  /** When a user's sessions were opened, in milliseconds since 1970. */
  readonly openedBy: (user: string) => Promise<readonly number[]>;
  /** Ends all sessions of a user, who is not known any more. */
  readonly endAll: (user: string) => Promise<void>;
  /** Removes sessions that have expired, and users who have none left. */
  readonly removeExpired: () => Promise<void>;
}

/** Days without use after which a session expires. */
export const SESSION_DAYS = 90;
/** Tokens remembered in memory, so that a request costs no look-up. */
const KNOWN_MAX = 10_000;
const DAY_MS = 24 * 3600 * 1000;

/** A guest nobody knows yet. */
export function drawGuest(): Guest {
  return { token: randomBytes(32).toString('base64url'), user: randomBytes(12).toString('base64url') };
}

/** Sessions kept in the database. `now` is the time of day, in milliseconds since 1970. */
export function sessionsIn(db: Database, now: () => number = Date.now): Sessions {
  const known = new Recent<{ readonly user: string; readonly usedAt: number }>(KNOWN_MAX);
  const read = async (hash: string): Promise<{ readonly user: string; readonly usedAt: number } | undefined> => {
    const row = await db.selectFrom('session').selectAll().where('token_hash', '=', hash).executeTakeFirst();
    // One that is not as it was stored is nobody's: it may have been another user's.
    return row?.seal === undefined || row.seal !== sessionSealOf(row) ? undefined : { user: row.user_id, usedAt: Number(row.used_at) };
  };
  return {
    find: async (token) => {
      const hash = sha256(token);
      const found = known.get(hash) ?? (await read(hash));
      const age = found === undefined ? 0 : now() - found.usedAt;
      if (found === undefined || age >= SESSION_DAYS * DAY_MS) return undefined;
      const isRenewed = age >= DAY_MS;
      const usedAt = isRenewed ? now() : found.usedAt;
      if (isRenewed) await db.updateTable('session').set({ used_at: usedAt }).where('token_hash', '=', hash).execute();
      known.set(hash, { user: found.user, usedAt });
      return { user: found.user, isRenewed };
    },
    open: async ({ token, user }) => {
      const createdAt = now();
      const session = { token_hash: sha256(token), user_id: user, created_at: createdAt };
      await db.transaction().execute(async (trx) => {
        await trx.insertInto('user').values({ id: user, created_at: createdAt }).execute();
        await trx
          .insertInto('session')
          .values({ ...session, used_at: createdAt, seal: sessionSealOf(session) })
          .execute();
      });
    },
    openedBy: async (user) => {
      const rows = await db.selectFrom('session').select('created_at').where('user_id', '=', user).orderBy('created_at').execute();
      return rows.map((row) => Number(row.created_at));
    },
    endAll: async (user) => {
      const rows = await db.selectFrom('session').select('token_hash').where('user_id', '=', user).execute();
      await db.transaction().execute(async (trx) => {
        await trx.deleteFrom('session').where('user_id', '=', user).execute();
        await trx.deleteFrom('user').where('id', '=', user).execute();
      });
      for (const { token_hash: hash } of rows) known.take(hash);
    },
    removeExpired: () =>
      db.transaction().execute(async (trx) => {
        const before = now() - SESSION_DAYS * DAY_MS;
        const expired = trx.selectFrom('session').select('user_id').where('used_at', '<=', before);
        const users = await expired.execute();
        await trx.deleteFrom('session').where('used_at', '<=', before).execute();
        for (const { user_id: user } of users) await removeSessionless(trx, user);
      }),
  };
}

async function removeSessionless(db: Database, user: string): Promise<void> {
  const left = await db.selectFrom('session').select('user_id').where('user_id', '=', user).executeTakeFirst();
  if (left === undefined) await db.deleteFrom('user').where('id', '=', user).execute();
}
