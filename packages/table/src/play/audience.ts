import { type Seat, type Viewer, SPECTATOR } from '@crupier/kernel';
import type { BotPlan, ChatLine, PassSetting, SeenClock, Spectators } from '@crupier/protocol';
import type { DelayedStage } from '../company/delayed-stage.ts';
import type { Notice, Sight, TableFacts } from '../table-host.ts';
import { beatsSeen } from './beats-seen.ts';
import type { RunningMatch } from './running-match.ts';
import type { Moment } from './timeline.ts';
import { undoPoints } from './undo.ts';

/** Somebody who listens to a table through the eyes of a viewer. */
export interface Listener {
  readonly viewer: Viewer;
  readonly hear: (notice: Notice) => void;
  /** Whether it is somebody who plays no seat here, and what they are called, if they say so. */
  readonly isGuest?: boolean;
  readonly name?: string | undefined;
}

/** An undo: back to the state after so many entries, as a seat wished. */
export interface WayBack {
  readonly to: number;
  readonly by: Seat;
}

/** The most names of spectators that are told. */
const NAMES_MAX = 20;

/** What an audience is told beside the match. */
export interface AudienceParts {
  /** What is true of the table now. */
  readonly facts: () => TableFacts;
  /** Whether it is about to pass for a seat. */
  readonly passes: (seat: Seat) => boolean;
  /** What bots mean to do. */
  readonly plans: () => readonly BotPlan[];
  /** What those are shown who watch late; absent where everybody sees at once. */
  readonly stage: DelayedStage | undefined;
}

/** Who listens to a table. What several see through the same eyes is worked out once. */
export class Audience {
  readonly #running: RunningMatch;
  readonly #parts: AudienceParts;
  readonly #listeners = new Set<Listener>();
  /** Those who see the table late. */
  readonly #late = new Set<Listener>();

  constructor(running: RunningMatch, parts: AudienceParts) {
    this.#running = running;
    this.#parts = parts;
  }

  get isEmpty(): boolean {
    return this.#listeners.size === 0 && this.#late.size === 0;
  }

  /** Those who watch without a seat; undefined where nobody does. */
  get spectators(): Spectators | undefined {
    const guests = [...this.#listeners, ...this.#late].filter(({ isGuest }) => isGuest === true);
    const names = new Set(guests.flatMap(({ name }) => name ?? []));
    return guests.length === 0 ? undefined : { count: guests.length, names: [...names].slice(0, NAMES_MAX) };
  }

  /** What those are told of the table who see it late; undefined where nobody does. */
  get lateFacts(): TableFacts | undefined {
    return this.#parts.stage?.facts;
  }

  /** How many entries those may look at who see the table late; undefined where nobody does. */
  get reach(): number | undefined {
    return this.#parts.stage?.reach;
  }

  /** Whether a listener is to see the table late. */
  isLate({ isGuest }: Listener): boolean {
    return isGuest === true && this.#parts.stage !== undefined;
  }

  /** Lets somebody watch late: what they see at first, and what they may read. */
  async addLate(listener: Listener): ReturnType<DelayedStage['enter']> {
    this.#late.add(listener);
    const entered = (await this.#parts.stage?.enter(listener.hear)) ?? { sight: undefined, chat: [] };
    this.tellFacts(listener);
    return entered;
  }

  /** Whether somebody looks through a seat's eyes. */
  hasViewer(seat: Seat): boolean {
    return [...this.#listeners].some((each) => each.viewer === seat);
  }

  /** Lets somebody in, and tells the others that they came. */
  add(listener: Listener): void {
    const isNews = listener.isGuest === true || (listener.viewer !== SPECTATOR && !this.hasViewer(listener.viewer));
    this.#listeners.add(listener);
    if (isNews) this.tellFacts(listener);
  }

  /** Lets somebody go, and tells the others. */
  remove(listener: Listener): void {
    if (this.#late.delete(listener)) this.#parts.stage?.leave(listener.hear);
    else if (!this.#listeners.delete(listener) || (listener.viewer === SPECTATOR && listener.isGuest !== true)) return;
    this.tellFacts();
  }

  /** Tells everybody, or all but one, what is true of the table. */
  tellFacts(except?: Listener): void {
    const facts = this.#parts.facts();
    for (const each of this.#listeners) if (each !== except) each.hear({ kind: 'facts', facts });
    this.#parts.stage?.tellFacts();
  }

  /** Tells everybody what happened since a moment, or that the match went back. */
  tellStep(since: Moment, back?: WayBack): void {
    const sights = new Map<Viewer, Sight>();
    for (const { viewer, hear } of this.#listeners) {
      const sight = sights.get(viewer) ?? this.#stepFor(viewer, since, back);
      sights.set(viewer, sight);
      hear({ kind: 'sight', sight });
    }
    this.#parts.stage?.note();
  }

  /** Tells whoever looks through a seat's eyes when the table passes for it. */
  tellPassing(seat: Seat, passing: PassSetting): void {
    for (const { viewer, hear } of this.#listeners) if (viewer === seat) hear({ kind: 'passing', passing });
  }

  /** Tells everybody what somebody has said. */
  tellChat(line: ChatLine): void {
    for (const { hear } of this.#listeners) hear({ kind: 'chat', line });
    this.#parts.stage?.note();
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
    this.#late.clear();
    this.#parts.stage?.tellLost();
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
    if (back !== undefined) return { ...sight, back: back.to, backBy: back.by };
    const { events } = this.#running.eventsSince(viewer, since);
    const beats = beatsSeen(this.#running.match, { viewer, events, ofPlayers: true });
    return { ...sight, events, ...(beats.length > 0 && { beats }) };
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
