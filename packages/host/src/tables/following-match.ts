import { type PlayableGame, type Problem, type Result, fail, ok } from '@crupier/kernel';
import type { CreatedMatch, NextMatchRequest } from '@crupier/protocol';
import {
  drawNonce,
  type JournalStore,
  type MatchHead,
  type NewMatch,
  runWithPauses,
  type SeatRecord,
  type SeedOrigin,
  type TableHost,
} from '@crupier/table';
import { playedWith } from '../cards/cards-of.ts';
import type { NextGames } from '../fairness/next-games.ts';

/** What dealing a match that follows another one needs. */
export interface FollowingParts {
  readonly games: readonly PlayableGame[];
  readonly host: TableHost;
  readonly store: JournalStore;
  readonly nextGames: NextGames;
  /** The engine's version, as journals name it. */
  readonly engine: string;
}

/** A match that follows another one as soon as every person at it is ready. */
export interface Following {
  readonly id: string;
  /** Its preparation, of which one match may have several: what all agree on is dealt. */
  readonly preparation: string;
  /** The match before. */
  readonly head: MatchHead;
  /** Who sits at it. */
  readonly seats: readonly SeatRecord[];
  readonly deal: (game: PlayableGame, origin: SeedOrigin) => Result<NewMatch>;
  /** Stores it, or says why it may not be played. */
  readonly keep: (match: NewMatch) => Promise<Problem | undefined>;
}

/**
 * Deals a following match once everybody has given a share of its seed, and tells its commitment before. Whoever asks at the same time
 * finds what the first has dealt. *Errors:* `fairness.commitment`, `match.unknownGame`, what `deal` and `keep` say.
 */
export async function dealWhenReady(
  parts: FollowingParts,
  following: Following,
  { share, user }: { readonly share: NextMatchRequest['share']; readonly user: string },
): Promise<Result<CreatedMatch>> {
  const { id, seats, preparation } = following;
  const dealt = await dealtMatch(parts.host, id);
  if (dealt.ok) return dealt;
  const { secret, commitment, nonces } = parts.nextGames.prepare(preparation);
  if (share !== undefined && share.commitment !== commitment) return fail('fairness.commitment', 'share.commitment');
  // The first nonce counts: nobody changes it once others have given theirs.
  if (share !== undefined && !nonces.has(user)) nonces.set(user, share.nonce);
  if (usersOf(following).some((each) => !nonces.has(each))) return ok({ id, status: 'waiting', fairness: { commitment, nonces: [] } });
  const given = seats.map((seat) => (seat.kind === 'person' ? nonces.get(seat.user) : undefined) ?? drawNonce());
  return deal(parts, following, { secret, commitment, nonces: given });
}

async function deal(parts: FollowingParts, following: Following, origin: SeedOrigin): Promise<Result<CreatedMatch>> {
  const { id, head, preparation, keep } = following;
  const base = parts.games.find((each) => each.id === head.start.game);
  if (base === undefined) return fail('match.unknownGame', '', { game: head.start.game });
  const match = following.deal(await playedWith(base, head.start.configuration, runWithPauses), origin);
  if (!match.ok) return match;
  const problem = await keep(match.value);
  if (problem !== undefined) return { ok: false, problems: [problem] };
  parts.nextGames.forget(preparation);
  return dealtMatch(parts.host, id);
}

/** The persons at a match, each once. Who has deleted their data is nobody any more. */
export function usersOf({ seats }: Pick<MatchHead, 'seats'>): readonly string[] {
  return [...new Set(seats.flatMap((seat) => (seat.kind === 'person' && seat.user !== '' ? [seat.user] : [])))];
}

/** A match that was dealt. *Errors:* `match.unknown`. */
export async function dealtMatch(host: TableHost, id: string): Promise<Result<CreatedMatch>> {
  const head = await host.head(id);
  if (!head.ok) return head;
  const { commitment, nonces } = head.value.origin;
  return ok({ id, status: 'running', fairness: { commitment, nonces } });
}
