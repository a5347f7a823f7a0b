import { type PlayableGame, type Result, fail, ok } from '@crupier/kernel';
import type { CreatedMatch, NextMatchRequest } from '@crupier/protocol';
import {
  dealNext,
  drawNonce,
  type JournalStore,
  type MatchHead,
  nextGame,
  runWithPauses,
  type NextGame,
  type SeedOrigin,
  type TableHost,
} from '@crupier/table';
import { playedWith } from '../cards/cards-of.ts';
import type { NextGames } from '../fairness/next-games.ts';

/** What dealing the next game of a series needs. */
export interface NextMatchParts {
  readonly games: readonly PlayableGame[];
  readonly host: TableHost;
  readonly store: JournalStore;
  readonly nextGames: NextGames;
  /** The engine's version, as journals name it. */
  readonly engine: string;
}

/**
 * The next game of a series. Its commitment is shown at once; it is dealt when every person has given a share of its seed.
 * *Errors:* `series.*`, `seat.notYours`, `fairness.commitment`.
 */
export async function nextMatch(
  parts: NextMatchParts,
  { id, request, user }: { readonly id: string; readonly request: NextMatchRequest; readonly user: string },
): Promise<Result<CreatedMatch>> {
  const { host, store, nextGames } = parts;
  const head = await host.head(id);
  if (!head.ok) return head;
  if (!usersOf(head.value).includes(user)) return fail('seat.notYours', '', { seat: 0 });
  const comes = nextGame({ id, head: head.value, outcome: (await store.find(id))?.outcome });
  if (!comes.ok) return comes;
  const dealt = await dealtGame(host, comes.value.id);
  if (dealt.ok) return dealt;
  const prepared = nextGames.prepare(comes.value.id);
  const { secret, commitment, nonces } = prepared;
  const { share } = request;
  if (share !== undefined && share.commitment !== commitment) return fail('fairness.commitment', 'share.commitment');
  // The first nonce counts: nobody changes it once others have given theirs.
  if (share !== undefined && !nonces.has(user)) nonces.set(user, share.nonce);
  if (usersOf(head.value).some((each) => !nonces.has(each)))
    return ok({ id: comes.value.id, status: 'waiting', fairness: { commitment, nonces: [] } });
  const given = head.value.seats.map((seat) => (seat.kind === 'person' ? nonces.get(seat.user) : undefined) ?? drawNonce());
  return dealReady(parts, head.value, { next: comes.value, origin: { secret, commitment, nonces: given } });
}

/** Deals a game for which everybody is ready. Whoever asks at the same time finds what the first has dealt. */
async function dealReady(
  { games, host, engine, nextGames }: NextMatchParts,
  head: MatchHead,
  { next: comes, origin }: { readonly next: NextGame; readonly origin: SeedOrigin },
): Promise<Result<CreatedMatch>> {
  const base = games.find((each) => each.id === head.start.game);
  if (base === undefined) return fail('match.unknownGame', '', { game: head.start.game });
  const game = await playedWith(base, head.start.configuration, runWithPauses);
  const dealt = dealNext(head, comes, { game, engine, createdAt: Date.now(), origin });
  if (!dealt.ok) return dealt;
  await host.create(dealt.value);
  nextGames.forget(comes.id);
  return dealtGame(host, comes.id);
}

/** The persons at a match, each once. Who has deleted their data is nobody any more. */
function usersOf({ seats }: MatchHead): readonly string[] {
  return [...new Set(seats.flatMap((seat) => (seat.kind === 'person' && seat.user !== '' ? [seat.user] : [])))];
}

async function dealtGame(host: TableHost, id: string): Promise<Result<CreatedMatch>> {
  const head = await host.head(id);
  if (!head.ok) return head;
  const { commitment, nonces } = head.value.origin;
  return ok({ id, status: 'running', fairness: { commitment, nonces } });
}
