import type { Match, Observer } from '../match/match.ts';
import type { Happened } from './redact.ts';
import { seeEvent } from './redact.ts';
import type { CoreState } from '../state/state.ts';
import type { SeenEvent } from './view.ts';
import type { Viewer } from '../state/viewers.ts';

/** The name of what a viewer is told when an announcement was taken back; `amount` is the place from which events are undone. */
export const REWOUND = 'rewound';

/** One place of a log: an event, or the news that those from a place on were taken back; empty once it was itself taken back. */
interface Place {
  readonly revision: number;
  readonly happened: Happened | undefined;
  readonly back: number | undefined;
}

/** What has happened in a match since it began to be watched. Its places only grow, so that whoever reads on misses nothing. */
export interface EventLog<S extends CoreState> {
  readonly observer: (match: Match<S>) => Observer;
  /** How many places there are: where to read on. */
  readonly count: () => number;
  /** What a viewer may know of what happened from a place on. */
  readonly seen: (match: Match<S>, viewer: Viewer, from: number) => readonly SeenEvent[];
}

/** A log of nothing. */
export function eventLog<S extends CoreState>(): EventLog<S> {
  const places: Place[] = [];
  const rewound = (revision: number): void => {
    let back = places.length;
    while (back > 0 && (places[back - 1]?.revision ?? 0) > revision) back--;
    if (back === places.length) return;
    for (let at = back; at < places.length; at++)
      places[at] = { revision: places[at]?.revision ?? 0, happened: undefined, back: undefined };
    places.push({ revision, happened: undefined, back });
  };
  return {
    observer: (match) => ({
      event: (event, before, after) => {
        const { revision } = match.state;
        places.push({ revision, happened: { event, before, after, revision }, back: undefined });
      },
      rewound,
    }),
    count: () => places.length,
    seen: (match, viewer, from) =>
      places.slice(from).flatMap(({ happened, back }): SeenEvent[] => {
        if (happened !== undefined) return [seeEvent(match, viewer, happened)];
        // Who has seen nothing of what was taken back need not hear of it.
        return back !== undefined && back < from ? [{ name: REWOUND, amount: back }] : [];
      }),
  };
}
