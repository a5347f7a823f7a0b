import { copyMatch } from '../events/machine.ts';
import type { Match, Observer } from '../match/match.ts';
import { TooMuchWork } from '../match/text-work.ts';
import type { CoreState, GameEvent, Seat } from '../state/state.ts';
import type { Viewer } from '../state/viewers.ts';
import type { View } from '../views/view.ts';

/**
 * A moment between two questions that a table shows before it goes on: what an enemy or an opponent does, card by card. Nothing in it is
 * later than its events: a figure that changes afterwards has its old value.
 */
export interface Beat {
  /** What it shows, by the game's names: see `BeatRules`. */
  readonly kind: string;
  /** Whose doing it is, who need not be shown it; absent where it is no player's. */
  readonly by?: Seat;
  /** How many events had happened: see `PlayableMatch.eventCount`. */
  readonly until: number;
  /** Undefined where the texts of own cards take too much work for it: then the table goes on over the beat. */
  readonly view: (viewer: Viewer) => View | undefined;
}

/** Which events of a game are beats. */
export interface BeatRules<S extends CoreState> {
  /** What an event shows, right after it; undefined where the table goes on over it. */
  readonly kindOf: (match: Match<S>, event: GameEvent) => string | undefined;
  /** Whose doing an event is that is a beat. Absent in games whose beats are no player's. */
  readonly actorOf?: (match: Match<S>, event: GameEvent) => Seat;
  /** The kinds of which several in a row are one beat, such as cards that are dealt one by one. */
  readonly gathered: ReadonlySet<string>;
}

/** What a recorder needs beside the rules. */
interface RecorderParts<S extends CoreState> {
  readonly match: Match<S>;
  /** How many events have happened. */
  readonly count: () => number;
  readonly view: (match: Match<S>, viewer: Viewer) => View;
}

/** A beat, and the revision of the state at it. */
interface Kept extends Beat {
  readonly revision: number;
}

/** The beats of a match since the last answer. */
export interface BeatRecorder {
  /** What a match is watched with: another observer, and the beats. */
  readonly observing: (observer: Observer) => Observer;
  readonly beats: () => readonly Beat[];
  /** Forgets them: a new answer is taken. */
  readonly begin: () => void;
}

/** Keeps what a match looked like at each beat, in a copy of it: what nobody asks to see costs no view. */
export function beatRecorder<S extends CoreState>(rules: BeatRules<S>, parts: RecorderParts<S>): BeatRecorder {
  const { match, count } = parts;
  let kept: Kept[] = [];
  let due: Pick<Beat, 'kind' | 'by'> | undefined;
  const dueAt = (event: GameEvent): typeof due => {
    const kind = rules.kindOf(match, event);
    return kind === undefined ? undefined : { kind, ...(rules.actorOf && { by: rules.actorOf(match, event) }) };
  };
  const keep = (beat: NonNullable<typeof due>): void => {
    const last = kept.at(-1);
    if (last?.kind === beat.kind && last.by === beat.by && rules.gathered.has(beat.kind)) kept.pop();
    kept.push({
      ...beat,
      until: count(),
      revision: match.state.revision,
      view: viewsOf({ ...copyMatch(match), toldWith: match }, parts.view),
    });
  };
  return {
    observing: (observer) => ({
      ...observer,
      event: (event, before, after) => {
        observer.event(event, before, after);
        due ??= dueAt(event);
      },
      stepped: () => {
        if (due !== undefined) keep(due);
        due = undefined;
      },
      rewound: (revision) => {
        observer.rewound(revision);
        kept = kept.filter((each) => each.revision <= revision);
        due = undefined;
      },
    }),
    beats: () => kept,
    begin: () => {
      kept = [];
      due = undefined;
    },
  };
}

/** The views of a match that does not change any more, each made once. */
function viewsOf<S extends CoreState>(match: Match<S>, view: RecorderParts<S>['view']): Beat['view'] {
  const made = new Map<Viewer, View | undefined>();
  return (viewer) => {
    if (!made.has(viewer))
      made.set(
        viewer,
        viewIfCheap(() => view(match, viewer)),
      );
    return made.get(viewer);
  };
}

function viewIfCheap(look: () => View): View | undefined {
  try {
    return look();
  } catch (error) {
    if (error instanceof TooMuchWork) return undefined;
    throw error;
  }
}
