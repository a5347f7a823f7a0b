import { type Result, fail, ok, SPECTATOR } from '@crupier/kernel';
import type { LookWish, Sight } from '../table-host.ts';
import type { RunningMatch } from './running-match.ts';

/** A moment of a match as a viewer may see it. *Errors:* `watch.beyond`, `watch.hidden`, or why the journal leads no farther. */
export function lookAt(running: RunningMatch, { at, viewer, own }: LookWish): Result<Sight & { readonly of: number }> {
  const { timeline, match: present, head } = running;
  const of = timeline.length;
  const moment = timeline.at(at);
  if (moment === undefined) return fail('watch.beyond', 'at', { at, of });
  const isOpen = present.outcome() !== undefined || viewer === SPECTATOR || own.includes(viewer);
  if (!isOpen || viewer >= head.seats.length) return fail('watch.hidden', 'seat');
  const isBack = moment.seq !== at;
  const { match, problem, eventCounts } = timeline.walkTo(moment, isBack ? 0 : 1);
  if (problem !== undefined) return { ok: false, problems: [problem] };
  const from = isBack ? match.eventCount() : (eventCounts.get(moment.depth - 1) ?? 0);
  return ok({
    seq: at,
    of,
    view: match.view(viewer),
    events: match.events(viewer, from),
    pending: match.pending(viewer),
    undo: {},
    ...(isBack && { back: moment.seq }),
  });
}
