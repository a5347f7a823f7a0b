import type {
  Answer,
  Forecast,
  Handle,
  Problem,
  Result,
  Seat,
  SeenDecision,
  SeenEvent,
  SeenValueSources,
  ValuesOf,
  View,
  Viewer,
  WhyNot,
} from '@crupier/kernel';
import type {
  AbsentCourse,
  BotPlan,
  ChatLine,
  ChatWords,
  JournalFile,
  PassSetting,
  SeenClock,
  SeenHint,
  ShortcutCourse,
  TableInfo,
  UndoMark,
  UndoPoints,
  ViewedBeat,
} from '@crupier/protocol';
import type { Payer } from './ticks/ticks.ts';
import type { MatchHead, NewMatch } from './store/journal-store.ts';

/** What somebody at a table wants done. `command` names it: sent again, it is not done again. */
export type TableCommand =
  | {
      readonly kind: 'answer';
      readonly command: string;
      readonly seat: Seat;
      readonly decision: number;
      readonly chosen: Answer;
      /** See the message. */
      readonly spot?: string | undefined;
    }
  | { readonly kind: 'undo'; readonly command: string; readonly seat: Seat; readonly to: number }
  /** Says yes or no to a request. With `stop`, a shortcut ends before that choice. */
  | {
      readonly kind: 'consent';
      readonly command: string;
      readonly seat: Seat;
      readonly request: number;
      readonly accept: boolean;
      readonly stop?: number | undefined;
    }
  | { readonly kind: 'draw'; readonly command: string; readonly seat: Seat }
  | { readonly kind: 'shortcut'; readonly command: string; readonly seat: Seat; readonly course: ShortcutCourse }
  /** Says what is to become of a seat whose person has been away for long. */
  | { readonly kind: 'absent'; readonly command: string; readonly seat: Seat; readonly of: Seat; readonly course: AbsentCourse }
  /** Takes the sender's own request back. */
  | { readonly kind: 'withdraw'; readonly command: string; readonly seat: Seat; readonly request: number }
  /** Says something to all who are at the table. Kept beside the journal. */
  | { readonly kind: 'say'; readonly command: string; readonly seat: Seat; readonly words: ChatWords }
  | { readonly kind: 'leave'; readonly command: string; readonly seat: Seat }
  /** Says when the table passes for the seats of whoever sends it. Kept beside the journal, and shown to nobody else. */
  | ({ readonly kind: 'passing'; readonly command: string; readonly seat: Seat } & PassSetting);

/** What became of a command. An acknowledged one is on disk; a refused one changed nothing. */
export type Reply = { readonly kind: 'acknowledged'; readonly seq: number } | { readonly kind: 'refused'; readonly problem: Problem };

/** What is true of a table beside the game. Its problem and the news of its campaign are not yet said in anybody's language. */
export type TableFacts = Omit<TableInfo, 'problem' | 'campaign'> & {
  readonly problem?: Problem;
  readonly campaign?: { readonly log: string; readonly news: Problem };
};

/** What one viewer may know of one moment. */
export interface Sight {
  readonly seq: number;
  readonly view: View;
  readonly events: readonly SeenEvent[];
  readonly pending: SeenDecision | undefined;
  readonly undo: UndoPoints;
  /** When the table passes for the viewer, if that was said. */
  readonly passing?: PassSetting;
  /** What bots mean to do, where one of them has said so in this turn. */
  readonly plans?: readonly BotPlan[];
  /** The moments that are shown before it, in their order; absent where there are none. */
  readonly beats?: readonly ViewedBeat[];
  /** Present where this moment was come to by going back to the state after so many entries. */
  readonly back?: number;
  /** Who wished to go back there. */
  readonly backBy?: Seat;
}

/** What a subscriber hears: in order, and only what is on disk. */
export type Notice =
  | { readonly kind: 'sight'; readonly sight: Sight }
  | { readonly kind: 'facts'; readonly facts: TableFacts }
  | { readonly kind: 'passing'; readonly passing: PassSetting }
  | { readonly kind: 'chat'; readonly line: ChatLine }
  | { readonly kind: 'clock'; readonly clock: SeenClock }
  /** The table closed here, or another host took it: subscribe again. */
  | { readonly kind: 'lost' };

/** A subscription, with what there is to know at its beginning. */
export interface Subscription {
  readonly sight: Sight;
  /** The entry after which `sight.events` begin. */
  readonly eventsFrom: number;
  /** The undos among those events, oldest first. */
  readonly undos: readonly UndoMark[];
  readonly facts: TableFacts;
  /** What was said at the table, the latest lines. */
  readonly chat: readonly ChatLine[];
  /** The clocks, where time counts. */
  readonly clock: SeenClock | undefined;
  readonly close: () => void;
}

/** Whose eyes and from when on. */
export interface SubscribeWish {
  readonly viewer: Viewer;
  /** The last entry that the subscriber knows of. */
  readonly since?: number;
  /** Whether it is somebody who plays no seat of the match, and what they are called, if they say so. */
  readonly isGuest?: boolean;
  readonly name?: string | undefined;
}

/** Which moment and through whose eyes. */
export interface LookWish {
  /** The state after so many entries. */
  readonly at: number;
  readonly viewer: Viewer;
  /** The seats that who looks plays: through others one sees only when the match is over, and its series decided. */
  readonly own: readonly Seat[];
}

/** Which question a seat wants a hint for. */
export interface HintWish {
  readonly seat: Seat;
  /** The id of the question that it is asked. */
  readonly decision: number;
}

/** Which answer a seat supposes to give to which question. */
export interface ForecastWish {
  readonly seat: Seat;
  readonly decision: number;
  readonly chosen: Answer;
}

/** With which card a seat would do more than it is offered; without one, at the open question. */
export interface WhyNotWish {
  readonly seat: Seat;
  readonly card?: Handle;
}

/** Of what a seat asks where its values come from. */
export interface SourcesWish {
  readonly seat: Seat;
  readonly of: ValuesOf;
}

/**
 * Where tables live. Callers say who they are only by seat: whoever calls has checked that the seat is theirs. *Errors:* every
 * promise resolves to a coded problem for what a person can do wrong; `match.unknown` where there is no such match. A `payer` is charged
 * the processor time that the work took.
 */
export interface TableHost {
  /** Stores a dealt match. */
  readonly create: (match: NewMatch) => Promise<void>;
  /** How a match began. It holds the seed and the secret: never for a client. */
  readonly head: (match: string) => Promise<Result<MatchHead>>;
  /** Carries a command out. Commands of one match are carried out one after another. */
  readonly send: (match: string, command: TableCommand, payer?: Payer) => Promise<Reply>;
  readonly subscribe: (match: string, wish: SubscribeWish, hear: (notice: Notice) => void, payer?: Payer) => Promise<Result<Subscription>>;
  /** A moment of a match, for stepping through it. *Errors:* `watch.beyond`, `watch.hidden`, `watch.seriesOpen`. */
  readonly look: (match: string, wish: LookWish, payer?: Payer) => Promise<Result<Sight & { readonly of: number }>>;
  /**
   * What a planner advises a seat, from what it may know; undefined where its question is closed meanwhile, or nobody is at the seat.
   * *Errors:* `hint.persons`, `hint.closed`, `hint.failed`.
   */
  readonly hint: (match: string, wish: HintWish, payer?: Payer) => Promise<Result<SeenHint | undefined>>;
  /** Why a seat cannot do more with a card, or at the open question; undefined for a card that it does not know, and in games that give no reasons. */
  readonly whyNot: (match: string, wish: WhyNotWish, payer?: Payer) => Promise<Result<WhyNot | undefined>>;
  /** Where values come from, as a seat may know it; undefined for a card that it does not know, and in games that do not say it. */
  readonly sources: (match: string, wish: SourcesWish, payer?: Payer) => Promise<Result<readonly SeenValueSources[] | undefined>>;
  /** Tells those at a table which match is the next game of its series. */
  readonly announceNext: (match: string, next: string) => Promise<void>;
  /** What an answer of a seat would change; undefined where it cannot be given now, and in games that foresee nothing. */
  readonly forecast: (match: string, wish: ForecastWish, payer?: Payer) => Promise<Result<Forecast | undefined>>;
  /** The whole journal of a match that is over, and whose series is decided. *Errors:* `journal.notFinished`, `journal.seriesOpen`. */
  readonly journal: (match: string) => Promise<Result<JournalFile>>;
  /** How many tables are in memory. */
  readonly openTables: () => number;
  /** Closes a match's table here. Whoever is at it comes to it anew, as it is stored. */
  readonly release: (match: string) => Promise<void>;
  /** Ends every table, when what they are doing is on disk. Nothing is lost. */
  readonly close: () => Promise<void>;
}
