import type { Heard } from './listener-index.ts';
import type { Waiting } from './window-policy.ts';
import type { Choices, ChoosingLocals } from './ability-locals.ts';
import type { AbilityRef, CardId, GameEvent, Seat } from '../state/state.ts';

/** How far the replacing of a batch of simultaneous events has come. */
export interface ReplacingLocals {
  events: readonly GameEvent[];
  /** Replacements already applied to the present event, as ability and bearer: each has one chance. */
  used: readonly string[];
  /** What was said of replacements that were asked about together; absent where nothing was. */
  answered?: readonly AnsweredOffer[];
}

/** What a player said of one of several replacements, each of a card of its own. */
export interface AnsweredOffer {
  readonly name: string;
  readonly program: number;
  readonly source: CardId;
  readonly isTaken: boolean;
}

/** What came of an event that was raised: as it was raised, or changed on its way; or something else in its place, or nothing. */
export interface Told {
  readonly how: 'happened' | 'changed' | 'replaced' | 'cancelled';
  /** As it was written, its cards pinned; undefined where it was not. */
  readonly event: GameEvent | undefined;
}

/** The locals of a program that raises with `raiseAndTell`. */
export interface ToldLocals {
  /** What came of the events that were raised last, in their order. */
  told?: readonly Told[];
}

/** What is kept of a batch so that whoever raised it can be told what came of it. */
export interface Telling {
  readonly raised: readonly GameEvent[];
  /** For each event of the batch now, its place among those raised, or -1 for one that was added. */
  readonly places: readonly number[];
  /** The places of those that something else was put in the place of. */
  readonly replaced: readonly number[];
}

/** The locals of the program that uses an ability. */
export interface UseLocals extends ChoosingLocals {
  ref: AbilityRef;
  /** What set it off; undefined where nothing did. */
  readonly event: GameEvent | undefined;
  /** All the events that set it off together; absent where one did. */
  readonly batch?: readonly GameEvent[];
  /** What its price bound. */
  chosen: Choices | undefined;
}

/** One batch of simultaneous events on its way. Replacements rewrite `events`. */
export interface HappenLocals extends ReplacingLocals {
  /** Which event is being replaced. */
  index: number;
  /** What heard the batch once it is committed. */
  heard: readonly Heard[];
  /** True where the rules may rewrite its events: see `EventPolicy.decideEntering`. */
  readonly decidesEntering?: true;
  /** Present where whoever raised the batch is told what came of it. */
  telling?: Telling;
}

/** The locals of a program in which a player orders abilities. */
export interface OrderLocals {
  /** So many abilities of the player come next in the order in which they wait: nobody is asked about them. */
  ordered?: { readonly seat: Seat; readonly left: number } | undefined;
}

/** When a window opens: before the commit of a batch, or after it. */
export type WindowMoment = 'interrupt' | 'after';

/** The locals of a window. */
export interface WindowLocals extends OrderLocals {
  readonly moment: WindowMoment;
  readonly events: readonly GameEvent[];
  /** In a window after what happened, the abilities that wait. Before it they are looked for anew, since each may change the batch. */
  waiting: readonly Waiting[];
  /** In a window before what happens, the abilities that were used, each once for an occurrence. */
  used: readonly string[];
  /** The abilities that listened when the window opened or have joined since, by name; undefined before that is noted. */
  known: readonly string[] | undefined;
  /** 1 once an ability has resolved. */
  begun: number;
  /** For a round: its players in their order as it began, the place there of whoever is asked, and how many have passed in succession. */
  order: readonly Seat[];
  turn: number;
  passes: number;
}
