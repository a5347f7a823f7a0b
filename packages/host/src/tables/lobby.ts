import type { MatchSettings } from '@crupier/kernel';
import type { BotLevel, TableTerms } from '@crupier/protocol';
import * as z from 'zod';

/** A seat of a table that is not dealt yet. An open one has no user; a guest has come by invitation, and is not who opened the table. */
export type LobbySeat =
  | { readonly kind: 'person'; readonly name: string; readonly user?: string; readonly nonce?: string; readonly isGuest?: true }
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
  /** What is agreed for the table beside the game. */
  readonly terms?: TableTerms;
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

/** The users who sit at a table, each once. */
export function usersAt({ seats }: Lobby): readonly string[] {
  return [...new Set(seats.flatMap((seat) => (seat.kind === 'person' && seat.user !== undefined ? [seat.user] : [])))];
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
