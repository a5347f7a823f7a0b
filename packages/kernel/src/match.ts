import type { Answer, Decision, Option, Refusal } from './decision.ts';
import { askOf, refuseAnswer } from './decision.ts';
import type { Definition } from './ability.ts';
import type { Ability, Keyword } from './effects.ts';
import type { DerivedCache } from './derived.ts';
import { emptyCache } from './derived.ts';
import type { Facts } from './facts.ts';
import { indexAbilities } from './index-abilities.ts';
import type { EventPolicy, HappenLocals } from './pipeline.ts';
import { commitBatch } from './commit.ts';
import type { ListenerIndex } from './listeners.ts';
import { emptyListenerIndex, hearers, isAnyHeard, NOBODY_HEARD } from './listeners.ts';
import type { AnyProgram, Flow, LoadedStep, Program, Question, Taken } from './program.ts';
import { again, chosenOf, leave } from './program.ts';
import { assert } from './result.ts';
import type { Probe } from './site.ts';
import type { StaticIndex } from './statics.ts';
import { emptyIndex } from './statics.ts';
import type { CardId, CoreState, DeepReadonly, Frame, GameEvent, LastKnown, Seat } from './state.ts';
import { NO_CARD, NO_SEAT } from './state.ts';
import { toDecision } from './to-decision.ts';
import type { Vocabulary } from './vocabulary.ts';

/** What a fact writes. The only code that may change a state. */
export type Commit<S extends CoreState> = (state: S, event: GameEvent, game: Game<S>) => void;

/** Everything about a game that is not state: tables addressed by integers. */
export interface Game<S extends CoreState> {
  readonly name: string;
  readonly programs: readonly AnyProgram<S>[];
  readonly definitions: readonly Definition<S>[];
  readonly words: Vocabulary<S>;
  /** The abilities that a keyword stands for, beside itself; default none. */
  readonly expandKeyword?: (keyword: Keyword) => readonly Ability[];
  readonly facts: Facts;
  readonly commits: readonly Commit<S>[];
  /** Whether the abilities of a card work in a zone as the card lies there. */
  readonly worksIn: (definition: Definition<S> | undefined, zone: number, card: DeepReadonly<S['cards'][number]>) => boolean;
  readonly happen: Program<S, HappenLocals>;
  readonly policy: EventPolicy<S>;
  readonly clone: (state: DeepReadonly<S>) => S;
  /** What may be asked of a card once it has left, or undefined where its printed values say all. Called before the commit. */
  readonly remember: (match: Match<S>, card: CardId) => LastKnown | undefined;
  /** Seats that may know a card's face where it lies, as bits. */
  readonly knownBy: (state: DeepReadonly<S>, card: CardId, probe?: Probe) => number;
  /** The zones of lasting effects: where they work, and where ended ones wait to be used again. */
  readonly effectZones: { readonly working: number; readonly spent: number };
  /** Fields anywhere in a state that hold the index of a definition, or a list of such, besides `definition`: saves say their keys. */
  readonly definitionFields?: readonly string[];
  /** Finds or makes a definition by its key, for games that make some of others while a match is played; saves ask by keys. */
  readonly definitionCalled?: (game: Game<S>, key: string) => number | undefined;
  /** Index of each duration by name; a lasting effect's `until`. */
  readonly durations: readonly string[];
  readonly checkInvariants: (state: DeepReadonly<S>) => void;
}

/** Hears every committed event with who may know its cards; absent in simulations. */
export interface Observer {
  readonly event: (event: GameEvent, before: readonly Sight[], after: readonly Sight[]) => void;
  /** The state went back to a revision: what happened later did not. */
  readonly rewound: (revision: number) => void;
}

/** Who could know a card's face at one moment, and how often it had been hidden. */
export interface Sight {
  readonly card: CardId;
  readonly definition: number;
  readonly knownBy: number;
  readonly hidings: number;
}

/** A running match. Steps see its state as deeply readonly: writing is for commits. */
export interface Match<S extends CoreState> {
  readonly game: Game<S>;
  readonly state: DeepReadonly<S>;
  /** Values worked out from the state, thrown away when the revision moves. See `derived.ts`. */
  readonly derived: DerivedCache;
  /** The working static abilities by what they are about; follows the state. See `statics.ts`. */
  readonly statics: StaticIndex;
  /** What the listening abilities listen for; follows the state. See `listeners.ts`. */
  readonly listeners: ListenerIndex;
  /** The event whose replacements are looked for: what it is about may be looked at as it would be afterwards. */
  expected: GameEvent | undefined;
  observer?: Observer;
  probe?: Probe;
  /** Frames on the stack when the present step began: a step may add one, as its last act. */
  depth: number;
}

/** Opens a match on a state: a fresh one, a clone or one read back. Runs to its first question. */
export function openMatch<S extends CoreState>(game: Game<S>, state: S, probe?: Probe): Match<S> {
  const match = matchOn(game, state, probe);
  advance(match);
  return match;
}

/** A match on a state, as it stands: to be watched from its first step on, hang an observer on it and `advance` it. */
export function matchOn<S extends CoreState>(game: Game<S>, state: S, probe?: Probe): Match<S> {
  const match: Match<S> = {
    game,
    state: state as DeepReadonly<S>,
    derived: emptyCache(),
    statics: emptyIndex(),
    listeners: emptyListenerIndex(),
    expected: undefined,
    depth: 0,
    ...(probe && { probe }),
  };
  indexAbilities(match);
  return match;
}

/** The open decision, or undefined when the match is over. */
export function pending<S extends CoreState>(match: Match<S>): Decision | undefined {
  return writable(match).pending;
}

/**
 * Applies a seat's answer to the open question, then runs to the next one.
 * Errors: a coded refusal leaves the state untouched.
 */
export function answer<S extends CoreState>(match: Match<S>, seat: Seat, chosen: Answer): Refusal | undefined {
  const state = writable(match);
  const decision = state.pending;
  if (decision === undefined) return 'noDecision';
  const refusal = refuseAnswer(decision, seat, chosen);
  if (refusal !== undefined) return refusal;
  if (decision.asks.length > 1 && !closes(decision, seat, chosen)) {
    state.pending = withAnswer(decision, seat, chosen);
    return undefined;
  }
  state.pending = undefined;
  const only = decision.asks[0];
  if (decision.asks.length === 1 && only !== undefined) take(match, chosenOf(only.options, chosen), seat);
  else take(match, chosenBy(decision, seat, chosen), seat, takenOf(decision, seat, chosen));
  advance(match);
  return undefined;
}

const ONE_LAST_ACT = 'A step calls or raises once, as its last act.';

/** Calls a program: it runs before the caller's next step. The last act of a step. */
export function call<S extends CoreState, L extends object>(
  match: Match<S>,
  callee: Program<S, L>,
  locals: L,
  by: { readonly source?: CardId; readonly seat?: Seat; readonly step?: number } = {},
): void {
  const state = writable(match);
  assert(state.frames.length === match.depth, ONE_LAST_ACT);
  state.frames.push({ program: callee.id, step: by.step ?? 0, source: by.source ?? NO_CARD, seat: by.seat ?? NO_SEAT, locals });
}

/** Makes an event happen, through the pipeline. The last act of a step: what it reads afterwards may have changed already. */
export function raise<S extends CoreState>(match: Match<S>, event: GameEvent): void {
  raiseAll(match, [event]);
}

/** Makes several events happen at the same time. The last act of a step. */
export function raiseAll<S extends CoreState>(match: Match<S>, events: readonly GameEvent[]): void {
  if (events.length === 0) return;
  if (!isAnyHeard(match, events)) happenUnheard(match, events);
  // A probe may switch any step of the pipeline off: then it is taken step by step. Where the match is over, none is taken any more.
  else if (match.probe !== undefined || match.state.winners !== undefined || isAnyStopped(match, events))
    call(match, match.game.happen, { events, index: 0, used: NOTHING_USED, heard: NOBODY_HEARD });
  else happenUnstopped(match, events);
}

const NOTHING_USED: readonly string[] = [];
/** The step of the pipeline in which whoever heard a batch reacts. */
export const REACT = 'react';
/** The step of the pipeline that writes a batch. */
export const COMMIT = 'commit';
/** As the depth of a match: its step is over and neither calls nor raises any more. */
const OVER = -1;

/**
 * Most events are heard by nobody, and then nobody could prohibit, replace or interrupt them: they are written here and now,
 * without a frame of their own. Who comes into play by one may still hear it, and reacts to it once the table is in order.
 */
function happenUnheard<S extends CoreState>(match: Match<S>, events: readonly GameEvent[]): void {
  const { happen, policy } = match.game;
  assert(match.state.frames.length === match.depth, ONE_LAST_ACT);
  const committed = commitBatch(match, events);
  if (committed.heard.length > 0) {
    call(match, happen, { ...committed, index: 0, used: NOTHING_USED }, { step: happen.stepAt[REACT] ?? 0 });
    match.depth++;
  }
  policy.settle?.(match, committed.events);
  match.depth = OVER;
}

/** Whether anything prohibits or replaces one of several events. */
function isAnyStopped<S extends CoreState>(match: Match<S>, events: readonly GameEvent[]): boolean {
  for (const event of events) if (hearers(match, 'prohibit', event).length + hearers(match, 'replace', event).length > 0) return true;
  return false;
}

/**
 * What somebody listens for, but nobody prohibits or replaces this time: the pipeline goes straight to its last look before the
 * commit, without a turn of the machine for each step. If that runs a program, the batch waits in its frame until it is over.
 */
function happenUnstopped<S extends CoreState>(match: Match<S>, events: readonly GameEvent[]): void {
  const { happen, policy } = match.game;
  const { frames } = writable(match);
  const locals: HappenLocals = { events, index: 0, used: NOTHING_USED, heard: NOBODY_HEARD };
  call(match, happen, locals, { step: happen.stepAt[COMMIT] ?? 0 });
  match.depth++;
  policy.interrupt?.(match, events);
  if (frames.length === match.depth) {
    const frame = frames[frames.length - 1] as Frame;
    frame.step++;
    follow(happen as AnyProgram<S>, frame, frame.step, commitAndSettle(match, locals));
    if (locals.heard.length === 0 && frames.length === match.depth) frames.pop();
  }
  match.depth = OVER;
}

/** Writes the batch and puts the table in order; then whoever heard it reacts, if anybody did. For a step of the pipeline. */
export function commitAndSettle<S extends CoreState>(match: Match<S>, locals: HappenLocals): string {
  const { events, heard } = commitBatch(match, locals.events);
  locals.events = events;
  locals.heard = heard;
  match.game.policy.settle?.(match, events);
  return heard.length === 0 ? leave : REACT;
}

/** Calls a program by its name, for procedures that call each other in a circle. The caller answers for the locals. The last act of a step. */
export function callNamed<S extends CoreState, L extends object>(
  match: Match<S>,
  name: string,
  locals: L,
  by: { readonly source?: CardId; readonly seat?: Seat } = {},
): void {
  const named = match.game.programs.find((each) => each.name === name);
  assert(named !== undefined, 'A program that is called is among the programs of its game.');
  call(match, named as unknown as Program<S, L>, locals, by);
}

/** The innermost running frame of a program, or undefined. The one way to look down the stack. */
export function enclosing<S extends CoreState, L extends object>(match: Match<S>, program: Program<S, L>): Frame<L> | undefined {
  return writable(match).frames.findLast((frame) => frame.program === program.id) as Frame<L> | undefined;
}

/** The running frames of a program, the outermost first. */
export function running<S extends CoreState, L extends object>(match: Match<S>, program: Program<S, L>): readonly Frame<L>[] {
  return writable(match).frames.filter((frame) => frame.program === program.id) as readonly Frame[] as readonly Frame<L>[];
}

/** The outermost running frame of a program, or undefined. */
export function outermost<S extends CoreState, L extends object>(match: Match<S>, program: Program<S, L>): Frame<L> | undefined {
  return writable(match).frames.find((frame) => frame.program === program.id) as Frame<L> | undefined;
}

/** The same state with writing allowed: for the kernel and for commits only. */
export function writable<S extends CoreState>(match: Match<S>): S {
  return match.state as S;
}

/**
 * A command of the table, which no question offers, such as leaving: the open question is withdrawn, the program runs, and
 * whoever was asked is asked again if the match goes on.
 */
export function command<S extends CoreState, L extends object>(match: Match<S>, callee: Program<S, L>, locals: L, seat: Seat): void {
  const state = writable(match);
  if (state.winners !== undefined) return;
  state.pending = undefined;
  match.depth = state.frames.length;
  call(match, callee, locals, { seat });
  advance(match);
}

/** The most steps between two questions: more is a text that goes on for ever. */
const STEPS_MAX = 20_000;

/** Runs until somebody must decide or the match is over. */
export function advance<S extends CoreState>(match: Match<S>): void {
  const state = writable(match);
  const { programs } = match.game;
  indexAbilities(match);
  for (let steps = 0; state.pending === undefined && state.winners === undefined; steps++) {
    if (steps >= STEPS_MAX) breakOff(match, steps);
    const frame = state.frames[state.frames.length - 1];
    assert(frame !== undefined, 'A match ends by a rule, not by running out of programs.');
    const running = programs[frame.program] as AnyProgram<S>;
    const index = frame.step;
    const step = running.loaded[index];
    if (step === undefined) {
      state.frames.pop();
      continue;
    }
    if (match.probe !== undefined && isOff(match.probe, running, index)) {
      frame.step = index + 1;
      continue;
    }
    match.depth = state.frames.length;
    if (step.do !== undefined) {
      frame.step = index + 1;
      follow(running, frame, index, step.do(match, frame as Frame<never>));
    } else pose(match, frame, step, step.ask?.(match, frame as Frame<never>));
  }
  if (state.winners !== undefined) state.frames.length = 0;
}

/** Ends a match in which nobody will be asked anything any more, as its game says; its last events have as many steps again. */
function breakOff<S extends CoreState>(match: Match<S>, steps: number): void {
  const { endless } = match.game.policy;
  assert(endless !== undefined && steps < 2 * STEPS_MAX, 'Between two questions a match comes to an end.');
  if (steps > STEPS_MAX) return;
  match.depth = match.state.frames.length;
  endless(match);
}

function isOff<S extends CoreState>(probe: Probe, running: AnyProgram<S>, index: number): boolean {
  const { id } = running.sites[index] as { id: number };
  probe.ran.add(id);
  return probe.off === id;
}

/** Opens a step's question, passes over it where there is none, or takes what is obvious. */
function pose<S extends CoreState>(match: Match<S>, frame: Frame, { row }: LoadedStep<S, never>, question: Question | undefined): void {
  const state = writable(match);
  if (question === undefined) {
    frame.step++;
    return;
  }
  if ('obviousIfOne' in question && question.obviousIfOne && question.options.length === 1) take(match, question.options, question.seat);
  else {
    state.decisions++;
    state.pending = toDecision(state.decisions, question, row, frame);
  }
}

/** Hands the chosen options to the step that asked; `all` is what every asked seat chose, where it is more than one. */
function take<S extends CoreState>(match: Match<S>, chosen: readonly Option[], by: Seat, all?: readonly Taken[]): void {
  const state = writable(match);
  const frame = state.frames[state.frames.length - 1];
  assert(frame !== undefined, 'A question belongs to a running program.');
  const running = match.game.programs[frame.program] as AnyProgram<S>;
  const index = frame.step++;
  const step = running.loaded[index];
  assert(step?.ask !== undefined, 'Only a step that asks takes an answer.');
  match.depth = state.frames.length;
  if (step.takeAll !== undefined) follow(running, frame, index, step.takeAll(match, frame as Frame<never>, all ?? [{ seat: by, chosen }]));
  else follow(running, frame, index, step.take?.(match, frame as Frame<never>, chosen, by));
}

/** What one of the asked seats chose with its answer. */
function chosenBy(decision: Decision, seat: Seat, chosen: Answer): readonly Option[] {
  return chosenOf(askOf(decision, seat)?.options ?? [], chosen);
}

/** What every asked seat chose, the last answer included. */
function takenOf({ asks }: Decision, seat: Seat, chosen: Answer): readonly Taken[] {
  return asks.map((ask) => ({ seat: ask.seat, chosen: chosenOf(ask.options, (ask.seat === seat ? chosen : ask.answered) ?? []) }));
}

function follow<S extends CoreState>(running: AnyProgram<S>, frame: Frame, index: number, flow: Flow): void {
  if (flow === undefined) return;
  if (flow === again) frame.step = index;
  else if (flow === leave) frame.step = running.steps.length;
  else {
    const target = running.places.get(flow);
    assert(target !== undefined, `No step of ${running.name} is called ${flow}.`);
    frame.step = target;
  }
}

/** Whether an answer to a question of several seats closes it. */
function closes(decision: Decision, seat: Seat, chosen: Answer): boolean {
  const others = decision.asks.filter((ask) => ask.seat !== seat && ask.answered === undefined);
  return others.length === 0 || (decision.until === 'one' && chosen.length > 0);
}

function withAnswer(decision: Decision, seat: Seat, chosen: Answer): Decision {
  return { ...decision, asks: decision.asks.map((ask) => (ask.seat === seat ? { ...ask, answered: chosen } : ask)) };
}
