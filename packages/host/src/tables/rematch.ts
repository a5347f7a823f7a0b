import { type Result, fail, ok } from '@crupier/kernel';
import type { CreatedMatch, RematchRequest, RematchState } from '@crupier/protocol';
import { dealRematch, type MatchHead, type Rematch, rematchOf, rematchSeats, seatsOfUsers } from '@crupier/table';
import type { Lobbies } from './lobbies.ts';
import { dealtMatch, dealWhenReady, type Following, type FollowingParts, usersOf } from './following-match.ts';

/** What dealing a rematch needs. */
export interface RematchParts extends FollowingParts {
  readonly lobbies: Pick<Lobbies, 'deal'>;
  /** How many matches of a user run at once. */
  readonly runningMax: number;
}

/** A match that is over, and its rematch. */
interface Found {
  /** The match that is played again. */
  readonly head: MatchHead;
  /** Who sits at the match that is over. */
  readonly seats: MatchHead['seats'];
  readonly rematch: Rematch;
}

/** *Errors:* `match.unknown`, `rematch.notOver`. */
async function find({ host, store }: FollowingParts, id: string): Promise<Result<Found>> {
  const last = await host.head(id);
  if (!last.ok) return last;
  const rematch = await rematchOf({ id, head: last.value, outcome: (await store.find(id))?.outcome }, store);
  if (!rematch.ok) return rematch;
  const head = await host.head(rematch.value.of);
  return head.ok ? ok({ head: head.value, seats: last.value.seats, rematch: rematch.value }) : head;
}

/**
 * The rematch of a match, dealt when every person wants the same one: with everybody at their place, or with places exchanged.
 * *Errors:* `rematch.notOver`, `seat.notYours`, `fairness.commitment`, `running.tooMany`.
 */
export async function playAgain(
  parts: RematchParts,
  { id, request, user }: { readonly id: string; readonly request: RematchRequest; readonly user: string },
): Promise<Result<CreatedMatch>> {
  const found = await find(parts, id);
  if (!found.ok) return found;
  const { head, rematch } = found.value;
  if (!usersOf(head).includes(user)) return fail('seat.notYours', '', { seat: 0 });
  const { swap = false, share } = request;
  const following: Following = {
    id: rematch.id,
    preparation: preparationOf(rematch, swap),
    head,
    seats: rematchSeats(head.seats, swap),
    deal: (game, origin) => dealRematch(head, rematch, { game, engine: parts.engine, createdAt: Date.now(), origin, swap }),
    keep: async (match) => {
      const busy = await parts.lobbies.deal(match);
      if (busy !== undefined) return { code: 'running.tooMany', at: '', values: { max: parts.runningMax } };
      await parts.host.announceNext(id, match.id);
      return undefined;
    },
  };
  return dealWhenReady(parts, following, { share, user });
}

/** Who wants a rematch of a match, and where it is played once it was dealt. *Errors:* `match.unknown`, `rematch.notOver`. */
export async function rematchState(parts: FollowingParts, id: string): Promise<Result<RematchState>> {
  const found = await find(parts, id);
  if (!found.ok) return found;
  const { rematch, seats } = found.value;
  const dealt = await dealtMatch(parts.host, rematch.id);
  if (dealt.ok) return ok({ ready: [], swapped: [], match: rematch.id });
  const ready = (swap: boolean): RematchState['ready'] =>
    seatsOfUsers(seats, new Set(parts.nextGames.find(preparationOf(rematch, swap))?.nonces.keys()));
  return ok({ ready: ready(false), swapped: ready(true) });
}

function preparationOf({ id }: Rematch, swap: boolean): string {
  return swap ? `${id}/swap` : id;
}
