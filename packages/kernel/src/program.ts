import type { Answer, DecisionKind, Option } from './decision.ts';
import type { Match } from './match.ts';
import type { Site } from './site.ts';
import { site } from './site.ts';
import type { CardId, CoreState, Frame, Seat } from './state.ts';
import { NO_CARD } from './state.ts';

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
  readonly options: readonly Option[];
}

interface QuestionHead {
  readonly kind: DecisionKind;
  readonly purpose: string;
  /** Default: the source of the frame that asks. */
  readonly source?: CardId;
}

/** A question to one seat. */
export interface OneSeatQuestion extends QuestionHead, SeatQuestion {
  /** For orderings: one thing alone needs no question, so its step takes it at once. */
  readonly obviousIfOne?: true;
}

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

interface StepHead {
  readonly name: string;
  /** The ledger rows that this step carries out, separated by spaces. */
  readonly rule: string;
}

/** A step that acts. It may read, then end in one raise or one call; it cannot write. */
export interface DoStep<S extends CoreState, L extends object> extends StepHead {
  readonly do: (match: Match<S>, frame: Frame<L>) => Flow;
}

/** A step that asks, and takes the answer it asked for: the two halves stay together, so no answer is read twice or stale. */
export interface AskStep<S extends CoreState, L extends object> extends StepHead {
  /** Undefined when there is nothing to ask; the step is then passed over. */
  readonly ask: (match: Match<S>, frame: Frame<L>) => Question | undefined;
  /** `by` is the seat that acted; where all asked seats declined, the last of them. */
  readonly take: (match: Match<S>, frame: Frame<L>, chosen: readonly Option[], by: Seat) => Flow;
}

/** A step whose question all asked seats answer in secret; it takes the answers together. */
export interface AskAllStep<S extends CoreState, L extends object> extends StepHead {
  readonly ask: (match: Match<S>, frame: Frame<L>) => (ManySeatsQuestion & { readonly until: 'all' }) | undefined;
  /** In the order of the question's asks. */
  readonly takeAll: (match: Match<S>, frame: Frame<L>, taken: readonly Taken[]) => Flow;
}

/** A step as authors write it. */
export type Step<S extends CoreState, L extends object> = DoStep<S, L> | AskStep<S, L> | AskAllStep<S, L>;

/** A step as the machine runs it. All have one shape, so that finding out what sort a step is costs the same for each. */
export interface LoadedStep<S extends CoreState, L extends object> {
  /** The first of the ledger rows that it cites: the one that its question names. */
  readonly row: string;
  readonly do: DoStep<S, L>['do'] | undefined;
  readonly ask: AskStep<S, L>['ask'] | undefined;
  readonly take: AskStep<S, L>['take'] | undefined;
  readonly takeAll: AskAllStep<S, L>['takeAll'] | undefined;
}

/** A rulebook procedure or a lowered card ability: ordered, named, cited steps over typed locals. */
export interface Program<S extends CoreState, L extends object> {
  readonly name: string;
  readonly steps: readonly Step<S, L>[];
  /** The same steps as the machine runs them. */
  readonly loaded: readonly LoadedStep<S, L>[];
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
export type AnyProgram<S extends CoreState> = Program<S, never>;

/** Defines a program. `L` lists its locals: arguments and what its steps work out. */
export function program<S extends CoreState, L extends object>(name: string, steps: readonly Step<S, L>[]): Program<S, L> {
  return makeProgram(name, steps, false);
}

/** Defines a check of the game's state: what happens while it runs is no ability's doing. */
export function stateCheck<S extends CoreState, L extends object>(name: string, steps: readonly Step<S, L>[]): Program<S, L> {
  return { ...makeProgram(name, steps, false), isNobodysDoing: true };
}

/** Defines the program of a card's ability: what happens while it runs is its doing. */
export function abilityProgram<S extends CoreState, L extends object>(name: string, steps: readonly Step<S, L>[]): Program<S, L> {
  return makeProgram(name, steps, true);
}

function makeProgram<S extends CoreState, L extends object>(name: string, steps: readonly Step<S, L>[], isAbility: boolean): Program<S, L> {
  const stepAt: Record<string, number> = {};
  steps.forEach((step, index) => {
    if (stepAt[step.name] !== undefined) throw new Error(`The program ${name} has two steps called ${step.name}.`);
    stepAt[step.name] = index;
  });
  const sites = steps.map((step) =>
    isAbility ? siteCalled(step.rule, `card / ${step.rule}`) : siteCalled(step.rule, `${name} / ${step.name}`),
  );
  const loaded = steps.map((step) => load(step));
  return { name, steps, loaded, stepAt, places: new Map(Object.entries(stepAt)), sites, isAbility, isNobodysDoing: false, id: -1 };
}

function load<S extends CoreState, L extends object>(step: Step<S, L>): LoadedStep<S, L> {
  return {
    row: step.rule.split(' ')[0] ?? '',
    do: 'do' in step ? step.do : undefined,
    ask: 'ask' in step ? step.ask : undefined,
    take: 'take' in step ? step.take : undefined,
    takeAll: 'takeAll' in step ? step.takeAll : undefined,
  };
}

const sitesByName = new Map<string, Site>();

/**
 * The site of a step. Card texts are followed, not cited: all their steps of one sort share one. A program that is made anew for each
 * game, with the rows that the game says, keeps the sites that it had.
 */
function siteCalled(rule: string, name: string): Site {
  const key = `${name} ${rule}`;
  const known = sitesByName.get(key);
  if (known !== undefined) return known;
  const made = site(rule, name);
  sitesByName.set(key, made);
  return made;
}

/** An option about a card. */
export function option(verb: string, card: CardId = NO_CARD, value = 0): Option {
  return { verb, card, value };
}

/** The options that an answer names. */
export function chosenOf(options: readonly Option[], answer: Answer): Option[] {
  // Most answers name one.
  if (answer.length === 1) return [options[answer[0] as number] as Option];
  const chosen: Option[] = [];
  for (let at = 0; at < answer.length; at++) chosen.push(options[answer[at] as number] as Option);
  return chosen;
}
