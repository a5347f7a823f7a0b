import type { Match, Observer } from '../match/match.ts';
import type { Happened } from './redact.ts';
import { seeEvent } from './redact.ts';
import type { CoreState } from '../state/state.ts';
import type { SeenEvent } from './view.ts';
import type { Viewer } from '../state/viewers.ts';

/** The name of what a viewer is told when an announcement was taken back; `amount` is the place from which events are undone. */
export const REWOUND = 'rewound';

/** An event, and whether it is the first one after a player chose an act. */
interface Kept extends Happened {
  readonly begins: boolean;
}

/** The news that the events of a log from a place on were taken back; empty once it was itself taken back, as they are. */
interface TakenBack {
  readonly revision: number;
  readonly back: number | undefined;
}

/** What has happened in a match since it began to be watched. Its places only grow, so that whoever reads on misses nothing. */
export interface EventLog<S extends CoreState> {
  readonly observer: (match: Match<S>) => Observer;
  /** How many places there are: where to read on. */
  readonly count: () => number;
  /** What a viewer may know of what happened from a place on; what was forgotten is not told. */
  readonly seen: (match: Match<S>, viewer: Viewer, from: number) => readonly SeenEvent[];
  /** Forgets what happened before a place. The other places stay as they are. */
  readonly forget: (before: number) => void;
}

/** A log of nothing. */
export function eventLog<S extends CoreState>(): EventLog<S> {
  const places: (Kept | TakenBack)[] = [];
  // How many places were forgotten: they lay before those that are kept.
  let gone = 0;
  let begins = false;
  const rewound = (revision: number): void => {
    let back = places.length;
    while (back > 0 && (places[back - 1]?.revision ?? 0) > revision) back--;
    if (back === places.length) return;
    for (let at = back; at < places.length; at++) places[at] = { revision: places[at]?.revision ?? 0, back: undefined };
    places.push({ revision, back: gone + back });
  };
  return {
    observer: (match) => ({
      event: (event, before, after) => {
        places.push({ event, before, after, revision: match.state.revision, begins });
        begins = false;
      },
      actChosen: () => {
        begins = true;
      },
      rewound,
    }),
    count: () => gone + places.length,
    forget: (before) => {
      const forgotten = Math.min(places.length, Math.max(0, before - gone));
      places.splice(0, forgotten);
      gone += forgotten;
    },
    seen: (match, viewer, from) =>
      places.slice(Math.max(0, from - gone)).flatMap((place): SeenEvent[] => {
        if ('event' in place) return [{ ...seeEvent(match, viewer, place), ...(place.begins && { begins: true }) }];
        const { back } = place;
        // Who has seen nothing of what was taken back need not hear of it.
        return back !== undefined && back < from ? [{ name: REWOUND, amount: back }] : [];
      }),
  };
}
