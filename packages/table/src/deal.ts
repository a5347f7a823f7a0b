import { type PlayableGame, type Result, type SeriesScore, ok, SPECTATOR } from '@crupier/kernel';
import type { TableTerms } from '@crupier/protocol';
import { seedOf } from './play/seed.ts';
import type { NewMatch, SeatRecord, SeedOrigin } from './store/journal-store.ts';

/** A table at which everybody has sat down. */
export interface Deal {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  readonly game: PlayableGame;
  /** What `game.configure` made. */
  readonly configuration: unknown;
  readonly seats: readonly SeatRecord[];
  readonly origin: SeedOrigin;
  /** The engine's version. */
  readonly engine: string;
  /** The series that it is a game of, as it stands before. */
  readonly series?: SeriesScore | undefined;
  /** What is agreed for the table beside the game. */
  readonly terms?: TableTerms | undefined;
}

/** Deals a match from a seed that nobody could choose alone. *Errors:* what `game.start` says. */
export function dealMatch({ id, createdAt, game, configuration, seats, origin, engine, series, terms }: Deal): Result<NewMatch> {
  const seed = seedOf(origin);
  const dealt = game.start(configuration, seed);
  if (!dealt.ok) return dealt;
  const definitions = game.definitionsHash(configuration);
  const hash = dealt.value.hash();
  const asked = dealt.value.pending(SPECTATOR)?.waiting ?? [];
  const start = { format: 1, game: game.id, engine, definitions, configuration, seed, ...(series && { series }), hash } as const;
  return ok({ id, createdAt, head: { start, seats, origin, ...(terms && { terms }) }, asked });
}
