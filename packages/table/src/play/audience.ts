import type { Seat, Viewer } from '@crupier/kernel';
import { SPECTATOR } from '@crupier/kernel';
import type { Notice, Sight, TableFacts } from '../table-host.ts';
import type { RunningMatch } from './running-match.ts';
import type { Moment } from './timeline.ts';
import { undoPoints } from './undo.ts';

/** Somebody who listens to a table through the eyes of a viewer. */
export interface Listener {
  readonly viewer: Viewer;
  readonly hear: (notice: Notice) => void;
}

/** Who listens to a table. What several see through the same eyes is worked out once. */
export class Audience {
  readonly #running: RunningMatch;
  readonly #facts: () => TableFacts;
  readonly #listeners = new Set<Listener>();

  /** `facts` gives what is true of the table now. */
  constructor(running: RunningMatch, facts: () => TableFacts) {
    this.#running = running;
    this.#facts = facts;
  }

  get isEmpty(): boolean {
    return this.#listeners.size === 0;
  }

  /** Whether somebody looks through a seat's eyes. */
  hasViewer(seat: Seat): boolean {
    return [...this.#listeners].some((each) => each.viewer === seat);
  }

  /** Lets somebody in, and tells the others that they came. */
  add(listener: Listener): void {
    const isNews = listener.viewer !== SPECTATOR && !this.hasViewer(listener.viewer);
    this.#listeners.add(listener);
    if (isNews) this.tellFacts(listener);
  }

  /** Lets somebody go, and tells the others. */
  remove(listener: Listener): void {
    if (this.#listeners.delete(listener) && listener.viewer !== SPECTATOR) this.tellFacts();
  }

  /** Tells everybody, or all but one, what is true of the table. */
  tellFacts(except?: Listener): void {
    const facts = this.#facts();
    for (const each of this.#listeners) if (each !== except) each.hear({ kind: 'facts', facts });
  }

  /** Tells everybody what happened since a moment, or that the match went back. */
  tellStep(since: Moment, back?: number): void {
    const sights = new Map<Viewer, Sight>();
    for (const { viewer, hear } of this.#listeners) {
      const sight = sights.get(viewer) ?? this.#stepFor(viewer, since, back);
      sights.set(viewer, sight);
      hear({ kind: 'sight', sight });
    }
  }

  /** Tells everybody that this table is no more, and forgets them. */
  tellLost(): void {
    const listeners = [...this.#listeners];
    this.#listeners.clear();
    for (const { hear } of listeners) hear({ kind: 'lost' });
  }

  #stepFor(viewer: Viewer, since: Moment, back: number | undefined): Sight {
    const sight = sightOf(this.#running, viewer);
    return back === undefined ? { ...sight, events: this.#running.eventsSince(viewer, since).events } : { ...sight, back };
  }
}

/** What a viewer may know now, without the events that led here. */
export function sightOf(running: RunningMatch, viewer: Viewer): Sight {
  return {
    seq: running.seq,
    view: running.match.view(viewer),
    events: [],
    pending: running.pending(viewer),
    undo: undoPoints(running, viewer),
  };
}
