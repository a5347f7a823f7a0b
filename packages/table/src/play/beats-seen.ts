import type { PlayableMatch, SeenEvent, Viewer } from '@crupier/kernel';
import type { ViewedBeat } from '@crupier/protocol';

/**
 * The beats since the last answer as a viewer sees them; `events` are all that the viewer was told since then. A beat whose view cannot
 * be made is left out.
 */
export function beatsSeen(match: PlayableMatch, viewer: Viewer, events: readonly SeenEvent[]): readonly ViewedBeat[] {
  return match.beats().flatMap(({ kind, until, view }) => {
    const seen = view(viewer);
    return seen === undefined ? [] : [{ kind, events: events.length - match.events(viewer, until).length, view: seen }];
  });
}
