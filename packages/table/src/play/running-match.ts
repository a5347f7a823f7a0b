import {
  type Answer,
  type AnsweredBy,
  type JournalEntry,
  type Outcome,
  type PlannedAct,
  type PlayableMatch,
  type Problem,
  type Refusal,
  type Resumable,
  type Result,
  type Seat,
  type SeenDecision,
  type SeenEvent,
  type ShortcutChoice,
  type Viewer,
  fail,
  ok,
  SPECTATOR,
} from '@crupier/kernel';
import type { UndoMark } from '@crupier/protocol';
import type { MatchHead } from '../store/journal-store.ts';
import { actOf } from './act-of.ts';
import { obviousOf } from './passing.ts';
import { SHORTCUT_LOOK_BACK, type Course } from './shortcuts.ts';
import { UndoMarks } from './undo-marks.ts';
import { rememberViews } from './view-memory.ts';
import { entriesBetween, type Moment, type Place, type Timeline, type Walk } from './timeline.ts';

/** Wire ids of questions differ by this much between one undo and the next, so that an answer cannot meet another question. */
const IDS_PER_UNDO = 1 << 20;

/** Entries whose events are forgotten in one go. */
const FORGOTTEN_TOGETHER = 8;

/** The facts about a question that undo needs: whether it is a main-phase choice or part of an announcement, and its turn. */
export interface UndoPoint {
  /** Whether it was a main-phase choice. */
  readonly isAct: boolean;
  /** Whether what it belongs to is still being announced, and can be rewound by the rules. */
  readonly isAnnouncing: boolean;
  /** The table's own count of turns, or an empty text. */
  readonly turn: string;
  /** Who chose there, and what was chosen first as that seat sees it; undefined until somebody has chosen, and where nothing was chosen. */
  readonly chosen?: { readonly seat: Seat; readonly act: PlannedAct };
}

/** What a match is opened with. */
export interface Running {
  readonly head: MatchHead;
  readonly timeline: Timeline;
  readonly match: PlayableMatch;
  readonly now: Moment;
  readonly eventCounts: ReadonlyMap<number, number>;
  /** Entries before the present one whose events can still be told after a restart or an undo. */
  readonly eventsMargin: number;
  /** How the match ended, as it was kept: told where these rules do not lead there any more. */
  readonly keptOutcome?: Outcome | undefined;
}

/** What a person answers, and the place that was named with it. */
interface PersonsAnswer {
  readonly seat: Seat;
  readonly decision: number;
  readonly chosen: Answer;
  readonly spot?: string | undefined;
}

/** The state of a match with its timeline: applies commands one at a time and makes the entry of each. Knows no disk and no clock. */
export class RunningMatch {
  readonly head: MatchHead;
  readonly timeline: Timeline;
  #match: PlayableMatch;
  #now: Moment;
  /** How many events of the present match had happened at each moment of it, by depth. */
  #eventCounts: Map<number, number>;
  readonly #eventsMargin: number;
  readonly #keptOutcome: Outcome | undefined;
  readonly #undoPoints = new WeakMap<Moment, UndoPoint>();
  readonly #undoMarks: UndoMarks;
  /** The places that persons named with their last answers, such as where a dragged card was let go of. */
  readonly #spots = new Map<Seat, string>();
  /** The match before the announcement under way, where a person began it. */
  #announcedFrom: Place | undefined;

  constructor({ head, timeline, match, now, eventCounts, eventsMargin, keptOutcome }: Running) {
    this.#keptOutcome = keptOutcome;
    this.head = head;
    this.timeline = timeline;
    this.#undoMarks = new UndoMarks(timeline);
    this.#match = rememberViews(match);
    this.#now = now;
    this.#eventCounts = new Map(eventCounts);
    this.#eventsMargin = eventsMargin;
    this.#noteUndoPoint();
  }

  get match(): PlayableMatch {
    return this.#match;
  }

  /** How the match has ended; undefined while it goes on. */
  get outcome(): Outcome | undefined {
    return this.#match.outcome() ?? this.#keptOutcome;
  }

  /** What lists tell of the match: whom its question waits for, and how it has ended. */
  get standing(): { readonly asked: readonly Seat[]; readonly outcome?: Outcome } {
    const outcome = this.#match.outcome();
    return { asked: this.#match.pending(SPECTATOR)?.waiting ?? [], ...(outcome && { outcome }) };
  }

  get now(): Moment {
    return this.#now;
  }

  /** Takes the answer of a person, and notes the place that was named with it. *Errors:* those of `answer`. */
  answerOfPerson({ seat, decision, chosen, spot }: PersonsAnswer): Result<JournalEntry> {
    const entry = this.answer(seat, 'person', decision, chosen);
    if (entry.ok && spot !== undefined) this.#spots.set(seat, spot);
    else if (entry.ok) this.#spots.delete(seat);
    return entry;
  }

  /** The place that a person named with the last answer, if any. */
  spotOf(seat: Seat): string | undefined {
    return this.#spots.get(seat);
  }

  /** How many entries the journal has. */
  get seq(): number {
    return this.timeline.length;
  }

  /** The undo point of a moment; undefined where no person chose freely. */
  undoPointAt(moment: Moment): UndoPoint | undefined {
    return this.#undoPoints.get(moment);
  }

  /** The open question under its wire id. */
  pending(viewer: Viewer): SeenDecision | undefined {
    const open = this.#match.pending(viewer);
    return open && { ...open, id: open.id + this.timeline.undos * IDS_PER_UNDO };
  }

  /** Applies an answer to the question with a wire id. *Errors:* `answer.*`, with what is needed to say it. */
  answer(seat: Seat, by: AnsweredBy, wireId: number, chosen: Answer): Result<JournalEntry> {
    const decision = wireId - this.timeline.undos * IDS_PER_UNDO;
    const described = this.#match.describe(seat, decision, chosen);
    if (!described.ok) return { ok: false, problems: this.#explain(described.problems, seat, chosen) };
    const [before, asked, act] = [this.#placeBeforeAct(), this.#now, actOf(this.#match, seat, chosen)];
    const refusal = this.#match.answer(seat, decision, chosen);
    if (refusal !== undefined) return { ok: false, problems: this.#explain([{ code: refusal, at: '', values: {} }], seat, chosen) };
    if (this.#match.pending(SPECTATOR)?.announcing !== true) this.#announcedFrom = undefined;
    else if (before !== undefined) this.#announcedFrom = before;
    const point = this.#undoPoints.get(asked);
    if (point !== undefined && act !== undefined) this.#undoPoints.set(asked, { ...point, chosen: { seat, act } });
    return ok(this.#record({ ...described.value, by, hash: this.#match.hash() }));
  }

  /** A copy of the match at a moment before the announcement under way, to be played on; undefined where none was kept. Given once. */
  takePlaceAt(moment: Moment): Place | undefined {
    const place = this.#announcedFrom;
    if (place?.moment !== moment) return undefined;
    this.#announcedFrom = undefined;
    return place;
  }

  /** Makes a choice of a shortcut that was agreed on. *Errors:* what `follow` says where the match went another way. */
  choose({ seat, chosen }: ShortcutChoice, by: AnsweredBy): Result<JournalEntry> {
    const open = this.#match.pending(seat);
    if (open === undefined) return fail('answer.noDecision');
    const entry = { kind: 'answer', seat, decision: open.id, chosen } as const;
    const followed = this.#match.follow(entry);
    return followed.ok ? ok(this.#record({ ...entry, by, hash: this.#match.hash() })) : followed;
  }

  /** Some seats agree to a draw. *Errors:* `draw.none` where that is not all whose consent it takes. */
  agreeDraw(seats: readonly Seat[]): Result<JournalEntry> {
    const voters = this.#match.drawVoters();
    if (voters.length === 0 || !voters.every((seat) => seats.includes(seat))) return fail('draw.none');
    this.#match.agreeDraw(seats);
    return ok(this.#record({ kind: 'draw', seats, hash: this.#match.hash() }));
  }

  /** The match and the last entries of the way to it, of which shortcuts are made. */
  get course(): Course {
    const from = this.timeline.back(this.#now, SHORTCUT_LOOK_BACK);
    return {
      match: this.#match,
      before: () => ({ match: this.timeline.walkTo(from).match, entries: entriesBetween(from, this.#now) }),
    };
  }

  /** A seat leaves. *Errors:* `answer.noDecision` when the match is over. */
  leave(seat: Seat): Result<JournalEntry> {
    if (this.#match.outcome() !== undefined) return fail('answer.noDecision');
    this.#match.leave(seat);
    return ok(this.#record({ kind: 'leave', seat, hash: this.#match.hash() }));
  }

  /** The way back to an earlier moment, which may be long; it changes nothing. */
  *wayBack(to: number): Resumable<Walk | undefined> {
    const moment = this.timeline.at(to);
    return moment && (yield* this.timeline.walkingTo(moment, this.#eventsMargin));
  }

  /** Goes back to an earlier moment by the way there. Whether one may is for the caller to know. */
  undo(to: number, walk: Walk | undefined): Result<JournalEntry> {
    const moment = this.timeline.at(to);
    if (moment === undefined || walk === undefined) return fail('undo.noPoint', '', { to });
    if (walk.problem !== undefined) return { ok: false, problems: [walk.problem] };
    const entry: JournalEntry = { kind: 'undo', to, hash: moment.hash };
    const before = this.#match;
    const eventsBefore = this.#eventCounts.get(moment.depth) ?? before.eventCount();
    this.#match = rememberViews(walk.match);
    this.#eventCounts = new Map(walk.eventCounts);
    this.#now = this.timeline.append(entry);
    this.#undoMarks.note([SPECTATOR, ...this.head.seats.keys()], (viewer) => before.events(viewer, eventsBefore));
    return ok(entry);
  }

  /** What a viewer is told who knows the match up to an entry: events and undos after it, or all that can be told. */
  toldSince(
    viewer: Viewer,
    since: number | undefined,
  ): { readonly events: readonly SeenEvent[]; readonly eventsFrom: number; readonly undos: readonly UndoMark[] } {
    const known = since === undefined ? undefined : this.timeline.at(since);
    const { events, from } = this.eventsSince(viewer, known);
    const eventsFrom = known !== undefined && from === known.seq ? (since ?? 0) : from;
    return { events, eventsFrom, undos: this.#undosAmong(viewer, from, eventsFrom) };
  }

  #undosAmong(viewer: Viewer, from: number, since: number): readonly UndoMark[] {
    const first = this.timeline.at(from);
    if (this.timeline.undos === 0 || first === undefined) return [];
    const eventsAfter = ({ depth }: Moment): number => this.#match.events(viewer, this.#eventCounts.get(depth) ?? 0).length;
    const told = eventsAfter(first);
    return this.#undoMarks.told(viewer, { from: first, now: this.#now, since, placeOf: (moment) => told - eventsAfter(moment) });
  }

  /** Events after a moment on the way to now, and the entry from which on they are told. All that can be told if it is not on the way. */
  eventsSince(viewer: Viewer, moment: Moment | undefined): { readonly events: readonly SeenEvent[]; readonly from: number } {
    let from = this.#now;
    while (from !== moment && from.last !== undefined && this.#eventCounts.has(from.last.before.depth)) from = from.last.before;
    return { events: this.#match.events(viewer, this.#eventCounts.get(from.depth) ?? 0), from: from.seq };
  }

  /** Makes the present state afresh, after a failure left it half changed. */
  rebuild(): void {
    const { match, eventCounts } = this.timeline.walkTo(this.#now, this.#eventsMargin);
    this.#match = rememberViews(match);
    this.#eventCounts = new Map(eventCounts);
  }

  /** A copy of the match where a person may begin an announcement: it is looked for from there what is learned by it. */
  #placeBeforeAct(): Place | undefined {
    const point = this.#undoPoints.get(this.#now);
    if (point?.isAct !== true || point.isAnnouncing) return undefined;
    return { moment: this.#now, match: this.#match.clone({ quiet: false }) };
  }

  #record(entry: JournalEntry): JournalEntry {
    this.#lookOnce();
    this.#now = this.timeline.append(entry);
    this.timeline.maybeKeep(this.#now, this.#match);
    this.#eventCounts.set(this.#now.depth, this.#match.eventCount());
    this.#forgetEvents();
    this.#noteUndoPoint();
    return entry;
  }

  /** Makes what everybody will be shown, which is kept: where that fails, the match must stay as it was before the entry. */
  #lookOnce(): void {
    for (const viewer of [SPECTATOR, ...this.head.seats.keys()]) {
      if (viewer !== SPECTATOR && this.head.seats[viewer]?.kind !== 'person') continue;
      this.#match.view(viewer);
      this.#match.pending(viewer);
    }
  }

  /** Forgets the events that could not be told after a restart either: a long match has many. */
  #forgetEvents(): void {
    const first = this.#now.depth - this.#eventsMargin - FORGOTTEN_TOGETHER;
    if (this.#eventsMargin === 0 || !this.#eventCounts.has(first)) return;
    const kept = this.#now.depth - this.#eventsMargin;
    for (const depth of this.#eventCounts.keys()) if (depth < kept) this.#eventCounts.delete(depth);
    this.#match.forgetEvents?.(this.#eventCounts.get(kept) ?? 0);
  }

  /** Notes an undo point where a person chooses freely: an undo leads back to such moments only. */
  #noteUndoPoint(): void {
    const chooser = this.head.seats.findIndex(({ kind }, seat) => {
      const open = kind === 'person' ? this.#match.pending(seat) : undefined;
      return open?.ask !== undefined && obviousOf(open) === undefined;
    });
    if (chooser < 0) return;
    // All see the same turn, and the chooser is shown this view anyway.
    const { turn } = this.#match.view(chooser).table;
    const { kind, announcing } = this.#match.pending(-1) ?? {};
    this.#undoPoints.set(this.#now, { isAct: kind === 'act', isAnnouncing: announcing === true, turn: String(turn ?? '') });
  }

  #explain(problems: readonly Problem[], seat: Seat, chosen: Answer): readonly Problem[] {
    const ask = this.#match.pending(seat)?.ask;
    const values = {
      min: ask?.min ?? 0,
      max: ask?.max ?? 0,
      price: ask?.price ?? 0,
      count: chosen.length,
      last: (ask?.options.length ?? 0) - 1,
      option: chosen.find((index) => ask?.options[index] === undefined) ?? '',
    };
    return problems.map((problem) => ({
      code: answerCode(problem.code),
      at: problem.at === '' ? 'chosen' : problem.at,
      values: { ...values, ...problem.values },
    }));
  }
}

/** Games give a refusal bare or with their own prefix; to a person it is always `answer.…`. */
function answerCode(code: string): `answer.${Refusal}` {
  return `answer.${code.slice(code.lastIndexOf('.') + 1)}` as `answer.${Refusal}`;
}
