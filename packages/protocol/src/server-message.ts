import type { Outcome, PlannedAct, Problem, Seat, SeenDecision, SeenEvent } from '@crupier/kernel';
import type { Forecast, Handle, SeenValueSources, ValuesOf, WhyNot } from '@crupier/kernel';
import type { AbsentCourse, SeenClock, TableTerms } from './table-terms.ts';
import type { ChatLine } from './chat.ts';
import type { PassSetting, StopMoments } from './pass-setting.ts';
import type { ViewPatch, WireView } from './view-patch.ts';

/** A problem with its sentence in the reader's language. */
export interface SpokenProblem extends Problem {
  readonly text: string;
  /** Where it is in a file, from 1; `at` is its path there. */
  readonly line?: number;
  readonly column?: number;
}

/** How well a bot plays. */
export const botLevels = ['random', 'easy', 'greedy', 'planner', 'strong'] as const;
/** The opponent of a tutorial, which nobody chooses for another table. */
export const SCRIPTED = 'scripted';
/** One of the bots' levels. */
export type BotLevel = (typeof botLevels)[number] | typeof SCRIPTED;

/** Where a match stands: `paused` can be watched but not played, and `problem` says why. */
export type MatchStatus = 'waiting' | 'running' | 'finished' | 'paused';

/** Who sits at a seat, as everybody may know. */
export interface SeatInfo {
  readonly kind: 'person' | 'bot';
  readonly level?: BotLevel;
  readonly name: string;
  /** Whether somebody has this seat's table open now. Bots always do. */
  readonly present: boolean;
  /** Whether its person has been away for long, while others waited. */
  readonly gone?: true;
  /** Whether the others may decide what becomes of it. */
  readonly decidable?: true;
  /** Whether a bot plays it until its person returns. */
  readonly standIn?: true;
}

/** What each request of the table has. */
interface RequestHead {
  readonly id: number;
  /** Who asks. */
  readonly seat: Seat;
  /** The seats that have yet to say yes or no. */
  readonly waiting: readonly Seat[];
}

/** Somebody asks to take something back. */
export interface UndoRequest extends RequestHead {
  readonly kind: 'undo';
  /** Back to the state after so many entries. */
  readonly to: number;
  /** The first events that it would take back, as a spectator was told them: what the request is named by. */
  readonly undone: readonly SeenEvent[];
}

/** Somebody offers a draw. It stands until all have answered, one of them plays on, or something is taken back. */
export interface DrawRequest extends RequestHead {
  readonly kind: 'draw';
}

/** Somebody proposes a shortcut. The first of `waiting` answers first. */
export interface ShortcutRequest extends RequestHead {
  readonly kind: 'shortcut';
  readonly steps: readonly ShortcutStep[];
}

/** One choice of a shortcut. */
export interface ShortcutStep {
  readonly seat: Seat;
  readonly verb: string;
  /** The definition of the card that it is about, where all may know it. */
  readonly card?: string;
  readonly value: number;
  /** When it is made: the turn, and the moment of it by the code of its label. */
  readonly turn: number;
  readonly moment: string;
  /** Whether the seat may make the shortcut end just before this choice. */
  readonly stop: boolean;
}

/** Somebody wants to decide what becomes of a seat whose person has been away for long. */
export interface AbsentRequest extends RequestHead {
  readonly kind: 'absent';
  /** That seat. */
  readonly of: Seat;
  readonly course: AbsentCourse;
}

/** Something that a seat asks the others at the table. */
export type TableRequest = AbsentRequest | UndoRequest | DrawRequest | ShortcutRequest;

/** How far all pass: as long as nobody must choose, to the next step, to the step that ends the turn, to the next turn, to one’s own. */
export const passEnds = ['act', 'step', 'end', 'turn', 'ownTurn'] as const;
/** One of the ends of passing. */
export type PassEnd = (typeof passEnds)[number];

/** What somebody proposes: that all pass, or that what was done since one's last so many acts is done again, so many times. */
export type ShortcutCourse =
  | { readonly kind: 'pass'; readonly until: PassEnd }
  | { readonly kind: 'repeat'; readonly acts: number; readonly times: number };

/**
 * What proves that nobody chose the shuffles. `commitment` = SHA-256 of the server's secret, shown before the deal; the match's
 * seed = SHA-256 of the secret and the nonces joined by `:`, all of them lower-case hexadecimal text. The secret is shown after the match,
 * and of a game of a series once that is decided.
 */
export interface Fairness {
  readonly commitment: string;
  readonly nonces: readonly string[];
  readonly secret?: string;
}

/** How the series stands that a match is a game of. */
export interface SeriesInfo {
  /** Which game of it this is, from 1. */
  readonly game: number;
  /** So many wins decide it. */
  readonly toWin: number;
  /** Games won by seat, this one included. */
  readonly wins: readonly number[];
  /** Present once it is decided. */
  readonly winners?: readonly Seat[];
}

/** How the campaign of a match stands once the match has ended. */
export interface CampaignInfo {
  /** The log for the next match, as a text: what the setting `campaignLog` takes. */
  readonly log: string;
  readonly news: SpokenProblem;
}

/** Those who watch a table without a seat. */
export interface Spectators {
  readonly count: number;
  /** What they are called who have said so, the first ones. */
  readonly names: readonly string[];
}

/** What is true of a table beside the game: sent once and again whenever it changes. */
export interface TableInfo {
  readonly match: string;
  readonly game: string;
  readonly status: MatchStatus;
  readonly seats: readonly SeatInfo[];
  readonly fairness: Fairness;
  readonly outcome?: Outcome;
  /** Present once a match of a campaign has ended. */
  readonly campaign?: CampaignInfo;
  readonly request?: TableRequest;
  /** Who has just said no to a request, until something else happens. */
  readonly declined?: { readonly kind: TableRequest['kind']; readonly seat: Seat };
  /** What the seats may agree on beside an undo. */
  readonly agreements: { readonly draw: boolean; readonly shortcuts: boolean };
  /** Whether whoever is asked may be given hints: one person plays, against bots or themselves. */
  readonly hints: boolean;
  /** Present where the game is one in which whoever is asked mostly passes. */
  readonly stops?: StopMoments;
  readonly series?: SeriesInfo;
  /** What is agreed for the table beside the game. */
  readonly terms?: TableTerms;
  /** Present where somebody watches. */
  readonly spectators?: Spectators;
  /** The next game of the series, once it is dealt: those who watch go there too. */
  readonly next?: string;
  /** Whether it is the table of the game's tutorial. */
  readonly tutorial?: true;
  readonly problem?: SpokenProblem;
}

/** Where the viewer may go back to: entry counts for `undo`. Absent where there is nothing to take back. */
export interface UndoPoints {
  /** Before the viewer's last free choice. */
  readonly step?: number;
  /** Before the viewer's last main-phase choice. */
  readonly action?: number;
  /** Before the viewer's first choice of this turn. */
  readonly turn?: number;
  /** Before what the viewer is announcing, which can be cancelled without anybody's consent. */
  readonly cancel?: number;
  /** What the viewer chose at these points, by their entries: what going back there takes back first. */
  readonly acts?: Readonly<Record<number, PlannedAct>>;
}

/** What a bot means to do until the end of the turn, as far as everybody may know: with cards that all know, up to the first other act. */
export interface BotPlan {
  readonly seat: Seat;
  /** Empty where nothing of the plan may be told. */
  readonly acts: readonly PlannedAct[];
  /** The limit in milliseconds at which its thinking about an answer of this turn was cut short; absent where none was. */
  readonly cutMs?: number;
}

/** What a viewer is told of one moment. */
interface Moment {
  /** How many entries the journal has; grows with every answer, undo and leave. */
  readonly seq: number;
  readonly events: readonly SeenEvent[];
  readonly pending?: SeenDecision;
  readonly undo: UndoPoints;
  /** When the table passes for the viewer; absent until that was said. */
  readonly passing?: PassSetting;
  /** What bots mean to do, where one of them has said so in this turn. */
  readonly plans?: readonly BotPlan[];
}

/** Where the match went back, between the events that a welcome tells. */
export interface UndoMark {
  /** The entry that went back. */
  readonly seq: number;
  /** The state that it went back to: after so many entries. */
  readonly to: number;
  /** How many of the events that are told lie before it. */
  readonly after: number;
  /** Who wished it. */
  readonly by?: Seat;
  /** The first things that it took back, as far as the table remembers them. */
  readonly events: readonly SeenEvent[];
}

/** The answer to `hello`: everything there is to know. */
export interface WelcomeMessage extends Moment {
  readonly kind: 'welcome';
  /** The viewer's seat, or -1. */
  readonly seat: Seat;
  /** All seats that this session plays. */
  readonly seats: readonly Seat[];
  readonly view: WireView;
  /** The entry after which `events` begin: equal to the `since` of `hello` where nothing is missing between. */
  readonly eventsFrom: number;
  /** The undos among the events, oldest first; absent where there are none. */
  readonly undos?: readonly UndoMark[];
  readonly info: TableInfo;
  /** What was said at the table, the latest lines; absent where nothing was. */
  readonly chat?: readonly ChatLine[];
  /** The clocks, where time counts. */
  readonly clock?: SeenClock;
}

/** A moment between two questions that is shown before the table goes on. */
export interface SeenBeat {
  /** What it shows, by the game's names. */
  readonly kind: string;
  /** Whose doing it is; absent where it is no player's. */
  readonly by?: Seat;
  /** How many of the message's events had happened. */
  readonly events: number;
  /** On the view of the beat before it; of the first as the message says. */
  readonly patch: ViewPatch;
}

/** One step further: a patch on the last view sent over this connection. */
export interface UpdateMessage extends Moment {
  readonly kind: 'update';
  readonly patch: ViewPatch;
  /** The moments on the way here, the first as a patch on the same view. Absent where there are none. */
  readonly beats?: readonly SeenBeat[];
  /** Present where this step went back to the state after so many entries: what was told later did not happen. */
  readonly back?: number;
  /** Whose wish that was. */
  readonly backBy?: Seat;
}

/** The table itself changed: presence, a request, an outcome. */
export interface InfoMessage {
  readonly kind: 'info';
  readonly info: TableInfo;
}

/** When the table passes for the viewer was changed: by a command, or because what was to end it has come. */
export interface PassingMessage {
  readonly kind: 'passing';
  readonly passing: PassSetting;
}

/** The command was applied, once, and is on disk. */
export interface AcknowledgedMessage {
  readonly kind: 'acknowledged';
  readonly command: string;
  /** The entry count after it. */
  readonly seq: number;
}

/** The command was not applied and nothing changed. */
export interface RefusedMessage {
  readonly kind: 'refused';
  readonly command: string;
  readonly problem: SpokenProblem;
}

/** Something was wrong with a message that is no command, or with no message at all. */
export interface ProblemMessage {
  readonly kind: 'problem';
  readonly problem: SpokenProblem;
}

/** The answer to `watch`: the match after `at` of `of` entries. */
export interface WatchedMessage {
  readonly kind: 'watched';
  readonly at: number;
  readonly of: number;
  readonly seat: Seat;
  readonly view: WireView;
  /** What the entry that led here made happen. */
  readonly events: readonly SeenEvent[];
  readonly pending?: SeenDecision;
  /** The moments on the way here: the first as a patch on `view`, each other on the one before it. Absent where there are none. */
  readonly beats?: readonly SeenBeat[];
  /** Present where the entry that led here was an undo. */
  readonly back?: number;
}

/** One way to go on that a hint tells of. */
export interface HintedAnswer {
  /** Indexes into the options of `pending.ask`: empty where nothing is chosen. */
  readonly chosen: readonly number[];
  /** What comes after it in the turn, as far as it can be known now. */
  readonly acts: readonly PlannedAct[];
  /** The chance to win that it gives, from 0 to 1. */
  readonly chance: number;
  /** By how much it changes the terms of the evaluation until the end of the turn, those that count most first. */
  readonly gains: readonly { readonly term: string; readonly by: number }[];
}

/** What a planner advises for a question that is open. */
export interface SeenHint {
  /** The id of the question. */
  readonly decision: number;
  readonly best: HintedAnswer;
  /** The best way that begins otherwise; absent where there is nothing to choose. */
  readonly second?: HintedAnswer;
  /** Whether both are as good, as far as one can tell. */
  readonly isEqual: boolean;
  /** The limit in milliseconds at which the thinking was cut short: the hint is the best found so far. Absent where it came to its end. */
  readonly cutMs?: number;
}

/** The answer to `hint`, for the connection alone that asked. None comes where the question is closed meanwhile. */
export interface HintMessage extends SeenHint {
  readonly kind: 'hint';
}

/** The answer to `forecast`, for the connection alone that asked. None comes where the question is closed, or the answer is not legal. */
export interface ForecastMessage extends Forecast {
  readonly kind: 'forecast';
  readonly decision: number;
  /** Whose answer it would be. */
  readonly seat: Seat;
  readonly chosen: readonly number[];
}

/** The answer to `whyNot`, for the connection alone that asked: none for a card that it does not know; of the open question without a card. */
export interface WhyNotMessage extends WhyNot {
  readonly kind: 'whyNot';
  readonly card?: Handle;
}

/** The answer to `sources`, for the connection alone that asked: none for a card that it does not know. */
export interface SourcesMessage {
  readonly kind: 'sources';
  readonly of: ValuesOf;
  readonly values: readonly SeenValueSources[];
}

/** Somebody has said something. */
export interface ChatMessage {
  readonly kind: 'chat';
  readonly line: ChatLine;
}

/** The clocks go on otherwise than before. */
export interface ClockMessage {
  readonly kind: 'clock';
  readonly clock: SeenClock;
}

/** Everything that the server may send over the WebSocket. */
export type ServerMessage =
  | WelcomeMessage
  | UpdateMessage
  | InfoMessage
  | PassingMessage
  | AcknowledgedMessage
  | RefusedMessage
  | ProblemMessage
  | WatchedMessage
  | HintMessage
  | ForecastMessage
  | WhyNotMessage
  | SourcesMessage
  | ChatMessage
  | ClockMessage;
