import { type Journal, type Outcome, type PlayableGame, type Resumable, type Result, type Viewer, fail, ok } from '@crupier/kernel';
import type { Sight } from '../table-host.ts';
import { sightAt } from './looks.ts';
import { fill, sourceOf } from './recover.ts';
import { ENTRIES_MAX } from './table-limits.ts';
import { type Place, Timeline } from './timeline.ts';

/** A whole journal as a viewer would have seen it. */
export interface Reel {
  /** From the deal, one after each entry. */
  readonly sights: readonly Sight[];
  readonly seats: number;
  /** How the match ended; absent where it goes on. */
  readonly outcome?: Outcome;
  /** Whether the cards are not quite those that it was played with. */
  readonly hasOtherCards: boolean;
}

/**
 * Plays a journal that somebody has brought, and keeps what a viewer sees after each entry. Every hash is compared. It is no match of this
 * host, and proves nothing about how it was shuffled. `game` has the cards of the journal. *Errors:* those of `game.start`;
 * `replay.disagrees` with the entry that does not fit; `replay.noSeat`, `replay.tooLong`.
 */
export function* reelOf(game: PlayableGame, journal: Journal, viewer: Viewer): Resumable<Result<Reel>> {
  const { start, entries } = journal;
  if (entries.length > ENTRIES_MAX) return fail('replay.tooLong', 'entries', { entries: entries.length, most: ENTRIES_MAX });
  const dealt = game.start(start.configuration, start.seed);
  if (!dealt.ok) return dealt;
  if (viewer >= dealt.value.seats) return fail('replay.noSeat', 'seat', { seats: dealt.value.seats });
  if (dealt.value.hash() !== start.hash) return disagrees(0);
  const timeline = new Timeline(sourceOf(game, journal), start.hash);
  for (const entry of entries) {
    const problem = fill(timeline, entry);
    if (problem !== undefined) return disagrees(timeline.length + 1);
  }
  const sights: Sight[] = [];
  let place: Place | undefined;
  for (let at = 0; at <= timeline.length; at++) {
    const moment = timeline.at(at) ?? timeline.now;
    const seen = yield* sightAt(timeline, { moment, at, viewer }, place);
    if (!seen.ok) return disagrees(at);
    sights.push(seen.value.sight);
    place = seen.value.place;
  }
  const outcome = place?.match.outcome();
  const hasOtherCards = start.definitions !== game.definitionsHash(start.configuration);
  return ok({ sights, seats: dealt.value.seats, ...(outcome && { outcome }), hasOtherCards });
}

function disagrees<T>(entry: number): Result<T> {
  return fail('replay.disagrees', entry === 0 ? 'start' : `entry ${entry}`, { entry });
}
