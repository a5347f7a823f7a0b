import type { PlayableMatch, SeenEvent, Viewer } from '@crupier/kernel';
import type { ViewedBeat } from '@crupier/protocol';

/** What a viewer was told since the last answer, and whether what players do is shown moment by moment, but for what the viewer does. */
interface Watching {
  readonly viewer: Viewer;
  readonly events: readonly SeenEvent[];
  readonly ofPlayers: boolean;
}

/** The beats since the last answer as a viewer sees them. A beat whose view cannot be made is left out. */
export function beatsSeen(match: PlayableMatch, { viewer, events, ofPlayers }: Watching): readonly ViewedBeat[] {
  return match.beats().flatMap(({ kind, by, until, view }) => {
    if (by !== undefined && (!ofPlayers || by === viewer)) return [];
    const seen = view(viewer);
    const told = events.length - match.events(viewer, until).length;
    return seen === undefined ? [] : [{ kind, ...(by !== undefined && { by }), events: told, view: seen }];
  });
}
