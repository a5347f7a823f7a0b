/** What this page knows of a match, and how each message of the server changes it. Pure: no socket, no clock. */

import {
  patchView,
  unpackBeats,
  unpackView,
  type BotPlan,
  type ChatLine,
  type PassSetting,
  type Seat,
  type SeenClock,
  type SeenDecision,
  type SeenEvent,
  type ServerMessage,
  type SpokenProblem,
  type TableInfo,
  type UndoPoints,
  type UnpackedBeat,
  type UpdateMessage,
  type View,
  type WelcomeMessage,
  type WireView,
} from '@crupier/protocol';
import type { ShownBeat } from './shown-beat.ts';
import type { ShownCard } from './shown-card.ts';

/** What one step of the journal made happen. */
export interface LogGroup {
  /** How many entries the journal had after it. */
  readonly seq: number;
  readonly events: readonly SeenEvent[];
  /** Whether these are many steps, told to a page that came later. */
  readonly isHistory?: true;
  /** Whether this step took others back. */
  readonly takenBack: boolean;
  /** What it took back, and who wished it, as far as this page knows. */
  readonly undone?: Undone;
}

/** What an undo took back. */
export interface Undone {
  readonly by: Seat | undefined;
  readonly events: readonly SeenEvent[];
}

/** Everything that this page knows of a match. */
export interface MatchState {
  readonly seat: Seat;
  /** All seats that this session plays. */
  readonly seats: readonly Seat[];
  readonly seq: number;
  readonly wire: WireView;
  readonly view: View;
  readonly pending: SeenDecision | undefined;
  readonly undo: UndoPoints;
  /** When the table passes for this seat; undefined while the table was not told. */
  readonly passing: PassSetting | undefined;
  /** What bots mean to do in this turn, as far as they have said so. */
  readonly plans: readonly BotPlan[];
  readonly info: TableInfo;
  readonly log: readonly LogGroup[];
  /** What has happened since the state that was shown before. */
  readonly news: readonly SeenEvent[];
  /** What was said at the table, the latest lines. */
  readonly chat: readonly ChatLine[];
  /** The clocks as the server told them last; undefined where time does not count. */
  readonly clock: SeenClock | undefined;
  /** The card of somebody else that is shown large before the match goes on. */
  readonly shown?: ShownCard;
  /** The moment between two questions that this is; undefined where the match stands. */
  readonly beat?: ShownBeat;
}

/** A match and what it asks of the connection. */
export interface Step {
  readonly match: MatchState | undefined;
  /** The moments that are shown before it; absent where there are none. */
  readonly beats?: readonly MatchState[];
  /** True where what is known does not suffice: everything must be asked for anew. */
  readonly stale: boolean;
}

/** Takes in a message. Messages that tell nothing of the match change nothing. */
export function receive(match: MatchState | undefined, message: ServerMessage): Step {
  switch (message.kind) {
    case 'welcome':
      return { match: welcome(match, message), stale: false };
    case 'update':
      return match === undefined ? { match, stale: true } : update(match, message);
    case 'info':
      return { match: match === undefined ? undefined : { ...match, info: message.info }, stale: match === undefined };
    case 'passing':
      return { match: match === undefined ? undefined : { ...match, passing: message.passing }, stale: false };
    case 'chat':
      return { match: match === undefined ? undefined : { ...match, chat: [...match.chat, message.line] }, stale: false };
    case 'clock':
      return { match: match === undefined ? undefined : { ...match, clock: message.clock }, stale: false };
    case 'acknowledged':
    case 'refused':
    case 'problem':
    case 'watched':
    case 'hint':
    case 'forecast':
    case 'whyNot':
    case 'sources':
      return { match, stale: false };
  }
}

function welcome(known: MatchState | undefined, message: WelcomeMessage): MatchState {
  const kept =
    known !== undefined && known.seat === message.seat && message.eventsFrom > 0
      ? known.log.filter((group) => group.seq <= message.eventsFrom)
      : [];
  return {
    seat: message.seat,
    seats: message.seats,
    seq: message.seq,
    wire: message.view,
    view: unpackView(message.view),
    pending: message.pending,
    undo: message.undo,
    passing: message.passing,
    plans: message.plans ?? [],
    info: message.info,
    log: [...kept, ...groupsOf(message)],
    news: [],
    chat: message.chat ?? [],
    clock: message.clock,
  };
}

/** What a welcome tells, cut where the match went back. */
function groupsOf({ seq, events, undos = [] }: WelcomeMessage): readonly LogGroup[] {
  const pieces = undos.map(({ seq: undone, to, after, by, events: taken }, at): readonly LogGroup[] => [
    { seq: to, events: events.slice(undos[at - 1]?.after ?? 0, after), takenBack: false },
    { seq: undone, events: [], takenBack: true, undone: { by, events: taken } },
  ]);
  return [...pieces.flat(), { seq, events: events.slice(undos.at(-1)?.after ?? 0), takenBack: false, isHistory: true }];
}

function update(match: MatchState, message: UpdateMessage): Step {
  // Whoever plays several seats at this page has done what each of them does.
  const unpacked = unpackBeats(message.beats ?? [], match.wire).filter(({ by }) => by === undefined || !match.seats.includes(by));
  const last = unpacked.at(-1);
  const wire = patchView(match.wire, message.patch);
  const log = message.back === undefined ? match.log : takeBack(match.log, message.back);
  const by = message.backBy;
  if (log === undefined) return { match, stale: true };
  const group: LogGroup = {
    seq: message.seq,
    events: message.events,
    takenBack: message.back !== undefined,
    ...(message.back !== undefined && { undone: { by, events: match.log.slice(log.length).flatMap(({ events }) => events) } }),
  };
  return {
    match: {
      ...match,
      seq: message.seq,
      wire,
      view: unpackView(wire),
      pending: message.pending,
      undo: message.undo,
      plans: message.plans ?? [],
      log: [...log, group],
      news: message.events.slice(last?.events ?? 0),
    },
    ...(unpacked.length > 0 && {
      beats: unpacked.map((beat, at) => stateAt(match, message, { beat, after: unpacked[at - 1]?.events ?? 0 })),
    }),
    stale: false,
  };
}

/** The match at a beat: nobody is asked, and of what the message tells no more has happened. `after` are the events before it. */
function stateAt(
  match: MatchState,
  { seq, events, undo, plans = [] }: UpdateMessage,
  { beat, after }: { readonly beat: UnpackedBeat; readonly after: number },
): MatchState {
  const news = events.slice(after, beat.events);
  return {
    ...match,
    seq,
    wire: beat.wire,
    view: unpackView(beat.wire),
    pending: undefined,
    undo,
    plans,
    log: [...match.log, { seq, events: events.slice(0, beat.events), takenBack: false }],
    news,
    beat: { key: `${seq}.${beat.events}.${beat.kind}`, kind: beat.kind, events: news },
  };
}

/** The log without what was told after an entry; undefined where it has no cut at that entry. */
function takeBack(log: readonly LogGroup[], back: number): readonly LogGroup[] | undefined {
  const kept = log.filter((group) => group.seq <= back);
  return back === 0 || kept.at(-1)?.seq === back ? kept : undefined;
}

/** A command that waits for its acknowledgement. It keeps its id however often it is sent. */
export interface Command {
  readonly id: string;
  readonly text: string;
}

/** The commands that are left after an acknowledgement or a refusal. */
export function settle(waiting: readonly Command[], command: string): readonly Command[] {
  return waiting.filter((each) => each.id !== command);
}

/** Whether a refusal is the quiet sort: somebody was faster, and the table shows the question that is open now. */
export function isQuiet(problem: SpokenProblem): boolean {
  return ['answer.staleDecision', 'answer.alreadyAnswered', 'answer.notYourDecision', 'answer.noDecision'].includes(problem.code);
}
