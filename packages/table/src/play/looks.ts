import { type Resumable, type Result, fail, ok, SPECTATOR } from '@crupier/kernel';
import type { LookWish, Sight } from '../table-host.ts';
import { runInTicks } from '../ticks/run-in-ticks.ts';
import type { Payer, Ticks } from '../ticks/ticks.ts';
import { Recent } from '../recent.ts';
import { beatsSeen } from './beats-seen.ts';
import type { RunningMatch } from './running-match.ts';
import type { Moment, Place, Timeline } from './timeline.ts';

/** A moment that somebody may look at. */
export interface Wished {
  readonly moment: Moment;
  readonly wish: LookWish;
  /** How many entries the journal had. */
  readonly of: number;
}

/** Sights of past moments that are kept for all tables together. One has some ten kilobytes. */
const SIGHTS_MAX = 128;
/** Matches at a past moment that are kept, so that the next moment is one entry away. */
const PLACES_MAX = 16;

/** The moment that somebody wishes to see; `reach` is how far those see who play no seat, where that is not all. *Errors:* `watch.beyond`, `watch.hidden`, `watch.seriesOpen`. */
export function findWished(
  { timeline, match, head }: RunningMatch,
  wish: LookWish,
  isDisclosed: boolean,
  reach = timeline.length,
): Result<Wished> {
  const { at, viewer, own } = wish;
  const of = own.length === 0 ? Math.min(reach, timeline.length) : timeline.length;
  const moment = timeline.at(at);
  if (moment === undefined || at > of) return fail('watch.beyond', 'at', { at, of });
  const isOpen = isDisclosed || viewer === SPECTATOR || own.includes(viewer);
  if (viewer >= head.seats.length) return fail('watch.hidden', 'seat');
  if (!isOpen) return fail(match.outcome() === undefined ? 'watch.hidden' : 'watch.seriesOpen', 'seat');
  return ok({ moment, wish, of });
}

/**
 * Shows past moments of all tables. A look takes ticks that no command wants. Moments that are on disk never change, so what was
 * looked at is kept for a while, and two who look at the same moment wait for the same work.
 */
export class Looks {
  readonly #ticks: Ticks;
  readonly #sights = new Recent<Promise<Result<Sight>>>(SIGHTS_MAX);
  readonly #places = new Recent<Place>(PLACES_MAX);

  constructor(ticks: Ticks) {
    this.#ticks = ticks;
  }

  /** Shows a moment that is on disk. `id` names the match. *Errors:* why the journal leads no farther. */
  async show(id: string, running: RunningMatch, wished: Wished, payer?: Payer): Promise<Result<Sight & { readonly of: number }>> {
    const { wish, of } = wished;
    const key = `${id} ${wish.at} ${wish.viewer}`;
    const found = this.#sights.get(key) ?? runInTicks(this.#look(id, running, wished), { ticks: this.#ticks, kind: 'rest', payer });
    this.#sights.set(key, found);
    let isKept = false;
    try {
      const sight = await found;
      isKept = sight.ok;
      return sight.ok ? ok({ ...sight.value, of }) : sight;
    } finally {
      if (!isKept) this.#sights.take(key);
    }
  }

  *#look(id: string, { timeline }: RunningMatch, { moment, wish }: Wished): Resumable<Result<Sight>> {
    const seen = yield* sightAt(timeline, { moment, ...wish }, this.#places.take(id));
    if (!seen.ok) return seen;
    this.#places.set(id, seen.value.place);
    return ok(seen.value.sight);
  }
}

/** A moment, and through whose eyes it is looked at: `at` is its entry, which may be an undo that leads back to the moment. */
interface Look extends Pick<LookWish, 'at' | 'viewer'> {
  readonly moment: Moment;
}

/**
 * What a viewer sees at a moment, and the match there, for the next look; it begins at a place on the way to the moment, where one is given.
 * *Errors:* why the journal leads no farther.
 */
export function* sightAt(
  timeline: Timeline,
  { moment, at, viewer }: Look,
  from?: Place,
): Resumable<Result<{ readonly sight: Sight; readonly place: Place }>> {
  const isBack = moment.seq !== at;
  const { match, problem, eventCounts } = yield* timeline.walkingTo(moment, isBack ? 0 : 1, from);
  if (problem !== undefined) return { ok: false, problems: [problem] };
  const told = isBack ? match.eventCount() : (eventCounts.get(moment.depth - 1) ?? 0);
  yield;
  const events = match.events(viewer, told);
  // What players do is looked at answer by answer.
  const beats = isBack ? [] : beatsSeen(match, { viewer, events, ofPlayers: false });
  const sight: Sight = {
    seq: at,
    view: match.view(viewer),
    events,
    pending: match.pending(viewer),
    undo: {},
    ...(beats.length > 0 && { beats }),
    ...(isBack && { back: moment.seq }),
  };
  return ok({ sight, place: { moment, match } });
}
