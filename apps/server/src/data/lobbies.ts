import { randomBytes } from 'node:crypto';
import type { MatchSettings } from '@crupier/kernel';
import type { BotLevel } from '@crupier/protocol';
import { insertMatch, type NewMatch } from '@crupier/table';
import * as z from 'zod';
import type { Database } from './server-tables.ts';

/** A seat of a table that is not dealt yet. An open one has no user. */
export type LobbySeat =
  | { readonly kind: 'person'; readonly name: string; readonly user?: string; readonly nonce?: string }
  | { readonly kind: 'bot'; readonly level: BotLevel; readonly name: string };

/** A table at which seats are still kept for somebody. */
export interface Lobby {
  readonly id: string;
  readonly createdAt: number;
  readonly game: string;
  /** One a seat. */
  readonly decks: readonly string[];
  /** What is set for the match beside its decks. */
  readonly settings?: MatchSettings;
  /** The file of own cards that the table plays with. */
  readonly cards?: string;
  /** How many cards it has. */
  readonly ownCards?: number;
  /** Games of the series, if it is one. */
  readonly bestOf?: number;
  readonly seats: readonly LobbySeat[];
  readonly invitation: string;
  readonly secret: string;
  readonly commitment: string;
}

/** Tables that wait for their players. */
export interface Lobbies {
  readonly find: (id: string) => Promise<Lobby | undefined>;
  readonly save: (lobby: Lobby) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
  /** Stores the match that a table was dealt as, and the table is waiting no more: both at once or neither. */
  readonly deal: (match: NewMatch) => Promise<void>;
  /** Those in which a user has a seat, without their cards. */
  readonly list: (user: string) => Promise<readonly Lobby[]>;
}

/** Open tables that are looked through for somebody's list. */
const LISTED_MAX = 500;

/** Lobbies kept in the database. */
export function lobbiesIn(db: Database): Lobbies {
  return {
    find: async (id) => {
      const row = await db
        .selectFrom('lobby')
        .leftJoin('lobby_cards', 'lobby_cards.id', 'lobby.id')
        .select(['lobby.plan', 'lobby_cards.text'])
        .where('lobby.id', '=', id)
        .executeTakeFirst();
      const plan = row && readPlan(row.plan);
      return plan && { ...plan, ...(row.text !== null && { cards: row.text }) };
    },
    save: async ({ cards, ...plan }) => {
      const row = { id: plan.id, created_at: plan.createdAt, plan: JSON.stringify(plan) };
      await db.transaction().execute(async (trx) => {
        await trx
          .insertInto('lobby')
          .values(row)
          .onConflict((conflict) => conflict.column('id').doUpdateSet({ plan: row.plan }))
          .execute();
        if (cards === undefined) return;
        await trx
          .insertInto('lobby_cards')
          .values({ id: plan.id, text: cards })
          .onConflict((conflict) => conflict.column('id').doNothing())
          .execute();
      });
    },
    remove: (id) => db.transaction().execute((trx) => removeIn(trx, id)),
    deal: (match) =>
      db.transaction().execute(async (trx) => {
        await insertMatch(trx, match);
        await removeIn(trx, match.id);
      }),
    list: async (user) => {
      const rows = await db.selectFrom('lobby').select('plan').orderBy('created_at', 'desc').limit(LISTED_MAX).execute();
      const lobbies = rows.flatMap((row) => readPlan(row.plan) ?? []);
      return lobbies.filter((lobby) => lobby.seats.some((seat) => seat.kind === 'person' && seat.user === user));
    },
  };
}

/**
 * Reads a table's plan; undefined for one that is damaged. One that was kept before games had settings of their own has their
 * format and teams beside them.
 */
export function readPlan(text: string): Lobby | undefined {
  const read = parsePlan(text);
  if (read === undefined) return undefined;
  const { format, teams, ...plan } = read;
  if (format === undefined && teams === undefined) return plan;
  return { ...plan, settings: { ...(format !== undefined && { format }), ...(teams && { teams }) } };
}

type KeptPlan = Lobby & { readonly format?: string; readonly teams?: readonly number[] };

const planShape = z.looseObject({
  id: z.string(),
  game: z.string(),
  decks: z.array(z.string()),
  seats: z.array(z.looseObject({ kind: z.string() })),
});

function parsePlan(text: string): KeptPlan | undefined {
  try {
    const parsed = planShape.safeParse(JSON.parse(text));
    return parsed.success ? (parsed.data as unknown as KeptPlan) : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

async function removeIn(db: Database, id: string): Promise<void> {
  await db.deleteFrom('lobby').where('id', '=', id).execute();
  await db.deleteFrom('lobby_cards').where('id', '=', id).execute();
}

/** A name for a match, or a right to a seat: 120 random bits, so that whoever has it was given it. */
export function drawId(): string {
  return randomBytes(15).toString('base64url');
}
