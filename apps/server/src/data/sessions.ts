import { randomBytes } from 'node:crypto';
import { sha256 } from '@crupier/table';
import type { Database } from './server-tables.ts';

/** Guests, each known by a token in a cookie: 256 random bits that only the browser keeps. */
export interface Sessions {
  /** The user of a token; undefined for one that is not ours. */
  readonly find: (token: string) => Promise<string | undefined>;
  /** A new guest, with the token to remember them by. */
  readonly open: () => Promise<{ readonly token: string; readonly user: string }>;
  /** When a user's sessions were opened, in milliseconds since 1970. */
  readonly openedBy: (user: string) => Promise<readonly number[]>;
  /** Ends all sessions of a user, who is not known any more. */
  readonly endAll: (user: string) => Promise<void>;
}

/** Tokens remembered in memory, so that a request costs no look-up. */
const KNOWN_MAX = 10_000;

/** Sessions kept in the database. */
export function sessionsIn(db: Database): Sessions {
  const known = new Map<string, string>();
  const remember = (hash: string, user: string): void => {
    if (known.size >= KNOWN_MAX) known.clear();
    known.set(hash, user);
  };
  return {
    find: async (token) => {
      const hash = sha256(token);
      const remembered = known.get(hash);
      if (remembered !== undefined) return remembered;
      const row = await db.selectFrom('session').select('user_id').where('token_hash', '=', hash).executeTakeFirst();
      if (row !== undefined) remember(hash, row.user_id);
      return row?.user_id;
    },
    open: async () => {
      const token = randomBytes(32).toString('base64url');
      const user = randomBytes(12).toString('base64url');
      const hash = sha256(token);
      const createdAt = Date.now();
      await db.transaction().execute(async (trx) => {
        await trx.insertInto('user').values({ id: user, created_at: createdAt }).execute();
        await trx.insertInto('session').values({ token_hash: hash, user_id: user, created_at: createdAt }).execute();
      });
      remember(hash, user);
      return { token, user };
    },
    openedBy: async (user) => {
      const rows = await db.selectFrom('session').select('created_at').where('user_id', '=', user).orderBy('created_at').execute();
      return rows.map((row) => Number(row.created_at));
    },
    endAll: async (user) => {
      await db.transaction().execute(async (trx) => {
        await trx.deleteFrom('session').where('user_id', '=', user).execute();
        await trx.deleteFrom('user').where('id', '=', user).execute();
      });
      for (const [hash, remembered] of known) if (remembered === user) known.delete(hash);
    },
  };
}
