import type { Answer, Ask, DecisionKind, Option, PartOfSeveral } from '../state/decision.ts';
import type { Payment } from '../state/payment.ts';
import type { Site } from '../state/site.ts';
import type { CardId, Frame, Seat } from '../state/state.ts';
import { NO_CARD } from '../state/state.ts';
import type { TextChoice } from './text-choice.ts';

/** Where to go after a step: nowhere special (the next step), or one of these, or the name of a step. */
export type Flow = void | string;
/** Runs the same step once more, after whatever it called has finished. */
export const again = '(again)';
/** Ends the program. */
export const leave = '(leave)';

/** What one seat is asked by a step; the rest has defaults. */
export interface SeatQuestion {
  readonly seat: Seat;
  /** Default 1. */
  readonly min?: number;
  /** Default 1. */
  readonly max?: number;
  readonly price?: number;
  readonly payment?: Payment;
  /** See `Ask.inOrder`. */
  readonly inOrder?: boolean | undefined;
  /** See `Ask.part`. */
  readonly part?: PartOfSeveral | undefined;
  readonly options: readonly Option[];
}

interface QuestionHead {
  readonly kind: DecisionKind;
  readonly purpose: string;
  /** Default: the source of the frame that asks. */
  readonly source?: CardId;
}

/** A question to one seat. */
export interface OneSeatQuestion extends QuestionHead, SeatQuestion {}

/** A question to several seats at once. */
export interface ManySeatsQuestion extends QuestionHead {
  readonly until: 'one' | 'all';
  readonly asks: readonly SeatQuestion[];
}

/** What a step asks. The kernel adds the id, the rule and the source. */
export type Question = OneSeatQuestion | ManySeatsQuestion;

/** What one seat chose. */
export interface Taken {
  readonly seat: Seat;
  readonly chosen: readonly Option[];
}

export interface StepHead {
  readonly name: string;
  /** The ledger rows that this step carries out, separated by spaces. */
  readonly rule: string;
  /** For a step of a card's text that asks: what is chosen. */
  readonly choice?: TextChoice;
  /** For a step of a card's text that does an act: which. */
  readonly act?: { readonly verb: string; readonly choice: TextChoice };
  /** For a step of a procedure that acts of texts call: its question is said in the words that the act's verb has for it, `VerbWording.asks`. */
  readonly asksForAct?: true;
  /** For a step of a procedure that acts of players begin: it asks what the act is about, and little has come of that act before. */
  readonly asksOfAct?: true;
}

/** A step that acts. It may read, then end in one raise or one call; it cannot write. */
export interface DoStep<M, L extends object> extends StepHead {
  readonly do: (match: M, frame: Frame<L>) => Flow;
}

/** A step that asks, and takes the answer it asked for: the two halves stay together, so no answer is read twice or stale. */
export interface AskStep<M, L extends object> extends StepHead {
  /** Undefined when there is nothing to ask; the step is then passed over. */
  readonly ask: (match: M, frame: Frame<L>) => Question | undefined;
  /** `by` is the seat that acted; where all asked seats declined, the last of them. */
  readonly take: (match: M, frame: Frame<L>, chosen: readonly Option[], by: Seat) => Flow;
  /**
   * Whether all answers to the question of a seat come to the same, whatever else happens in the match, by what that seat may know: policies
   * answer for a player then. The rules ask all the same.
   */
  readonly moot?: (match: M, frame: Frame<L>, ask: Ask) => boolean;
}

/** A step whose question all asked seats answer in secret; it takes the answers together. */
export interface AskAllStep<M, L extends object> extends StepHead {
  readonly ask: (match: M, frame: Frame<L>) => (ManySeatsQuestion & { readonly until: 'all' }) | undefined;
  /** In the order of the question's asks. */
  readonly takeAll: (match: M, frame: Frame<L>, taken: readonly Taken[]) => Flow;
}

/** A step as authors write it. */
export type StepOn<M, L extends object> = DoStep<M, L> | AskStep<M, L> | AskAllStep<M, L>;

/** A step as the machine runs it. All have one shape, so that finding out what sort a step is costs the same for each. */
export interface LoadedStep<M, L extends object> {
  /** The first of the ledger rows that it cites: the one that its question names. */
  readonly row: string;
  readonly do: DoStep<M, L>['do'] | undefined;
  readonly ask: AskStep<M, L>['ask'] | undefined;
  readonly take: AskStep<M, L>['take'] | undefined;
  readonly takeAll: AskAllStep<M, L>['takeAll'] | undefined;
}

/** A rulebook procedure or a compiled card ability: ordered, named, cited steps over typed locals. */
export interface ProgramOn<M, L extends object> {
  readonly name: string;
  readonly steps: readonly StepOn<M, L>[];
  /** The same steps as the machine runs them. */
  readonly loaded: readonly LoadedStep<M, L>[];
  readonly stepAt: Readonly<Record<string, number>>;
  /** The same as a map: every program's record is of another shape, which the machine would feel at each jump. */
  readonly places: ReadonlyMap<string, number>;
  /** The site of each step. */
  readonly sites: readonly Site[];
  /** True for a card's ability: what happens while it runs is its doing, see `outcome`. */
  readonly isAbility: boolean;
  /** What happens while it runs is no ability's doing, whatever runs around it. */
  readonly isNobodysDoing: boolean;
  /** Given by the game's table when it is defined. */
  id: number;
}

/** A program whatever its locals: what the frame machine runs. Locals are checked where it is called. */
export type AnyProgramOn<M> = ProgramOn<M, never>;

/** An option about a card. */
export function option(verb: string, card: CardId = NO_CARD, value = 0): Option {
  return { verb, card, value };
}

/** An option that comes to nothing by itself: see `Option`. */
export function idleOption(verb: string, card: CardId = NO_CARD, value = 0): Option {
  return { verb, card, value, idle: true };
}

/** The options that an answer names. */
export function chosenOf(options: readonly Option[], answer: Answer): Option[] {
  // Most answers name one.
  if (answer.length === 1) return [options[answer[0] as number] as Option];
  const chosen: Option[] = [];
  for (let at = 0; at < answer.length; at++) chosen.push(options[answer[at] as number] as Option);
  return chosen;
}
