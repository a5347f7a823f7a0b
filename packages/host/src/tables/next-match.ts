import { type Result, fail } from '@crupier/kernel';
import type { CreatedMatch, NextMatchRequest } from '@crupier/protocol';
import { dealNext, nextGame } from '@crupier/table';
import { dealWhenReady, type Following, type FollowingParts, usersOf } from './following-match.ts';

/**
 * The next game of a series. Its commitment is shown at once; it is dealt when every person has given a share of its seed.
 * *Errors:* `series.*`, `seat.notYours`, `fairness.commitment`.
 */
export async function nextMatch(
  parts: FollowingParts,
  { id, request, user }: { readonly id: string; readonly request: NextMatchRequest; readonly user: string },
): Promise<Result<CreatedMatch>> {
  const { host, store, engine } = parts;
  const found = await host.head(id);
  if (!found.ok) return found;
  const head = found.value;
  if (!usersOf(head).includes(user)) return fail('seat.notYours', '', { seat: 0 });
  const next = nextGame({ id, head, outcome: (await store.find(id))?.outcome });
  if (!next.ok) return next;
  const following: Following = {
    id: next.value.id,
    preparation: next.value.id,
    head,
    seats: head.seats,
    deal: (game, origin) => dealNext(head, next.value, { game, engine, createdAt: Date.now(), origin }),
    keep: async (match) => {
      await host.create(match);
      await host.announceNext(id, match.id);
      return undefined;
    },
  };
  return dealWhenReady(parts, following, { share: request.share, user });
}
