import { type Seat, type Viewer, SPECTATOR } from '@crupier/kernel';
import type { BotPlan, ChatLine, PassSetting, SeenClock } from '@crupier/protocol';
import type { Notice, Sight, TableFacts } from '../table-host.ts';
import type { RunningMatch } from './running-match.ts';
import type { Moment } from './timeline.ts';
import { undoPoints } from './undo.ts';

/** Somebody who listens to a table through the eyes of a viewer. */
export interface Listener {
  readonly viewer: Viewer;
  readonly hear: (notice: Notice) => void;
}

/** An undo: back to the state after so many entries, as a seat wished. */
export interface WayBack {
  readonly to: number;
  readonly by: Seat;
}

/** What an audience is told beside the match. */
export interface AudienceParts {
  /** What is true of the table now. */
  readonly facts: () => TableFacts;
  /** Whether it is about to pass for a seat. */
  readonly passes: (seat: Seat) => boolean;
  /** What bots mean to do. */
  readonly plans: () => readonly BotPlan[];
}

/** Who listens to a table. What several see through the same eyes is worked out once. */
export class Audience {
  readonly #running: RunningMatch;
  readonly #parts: AudienceParts;
  readonly #listeners = new Set<Listener>();

  constructor(running: RunningMatch, parts: AudienceParts) {
    this.#running = running;
    this.#parts = parts;
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
    const facts = this.#parts.facts();
    for (const each of this.#listeners) if (each !== except) each.hear({ kind: 'facts', facts });
  }

  /** Tells everybody what happened since a moment, or that the match went back. */
  tellStep(since: Moment, back?: WayBack): void {
    const sights = new Map<Viewer, Sight>();
    for (const { viewer, hear } of this.#listeners) {
      const sight = sights.get(viewer) ?? this.#stepFor(viewer, since, back);
      sights.set(viewer, sight);
      hear({ kind: 'sight', sight });
    }
  }

  /** Tells whoever looks through a seat's eyes when the table passes for it. */
  tellPassing(seat: Seat, passing: PassSetting): void {
    for (const { viewer, hear } of this.#listeners) if (viewer === seat) hear({ kind: 'passing', passing });
  }

  /** Tells everybody what somebody has said. */
  tellChat(line: ChatLine): void {
    for (const { hear } of this.#listeners) hear({ kind: 'chat', line });
  }

  /** Tells everybody how the clocks stand. */
  tellClock(clock: SeenClock): void {
    for (const { hear } of this.#listeners) hear({ kind: 'clock', clock });
  }

  /** Tells everybody that this table is no more, and forgets them. */
  tellLost(): void {
    const listeners = [...this.#listeners];
    this.#listeners.clear();
    for (const { hear } of listeners) hear({ kind: 'lost' });
  }

  /** What a viewer may know now, without the events that led here. Whoever is about to be passed for is not asked. */
  sightFor(viewer: Viewer): Sight {
    const plans = this.#parts.plans();
    const sight: Sight = { ...sightOf(this.#running, viewer), ...(plans.length > 0 && { plans }) };
    if (sight.pending?.ask === undefined || !this.#parts.passes(viewer)) return sight;
    const { ask: _passed, ...pending } = sight.pending;
    return { ...sight, pending };
  }

  #stepFor(viewer: Viewer, since: Moment, back: WayBack | undefined): Sight {
    const sight = this.sightFor(viewer);
    return back === undefined
      ? { ...sight, events: this.#running.eventsSince(viewer, since).events }
      : { ...sight, back: back.to, backBy: back.by };
  }
}

/** All that a viewer may know now. */
function sightOf(running: RunningMatch, viewer: Viewer): Sight {
  return {
    seq: running.seq,
    view: running.match.view(viewer),
    events: [],
    pending: running.pending(viewer),
    undo: undoPoints(running, viewer),
  };
}
