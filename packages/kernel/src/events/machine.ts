import type { Answer, Decision, Option, Refusal } from '../state/decision.ts';
import { askOf, canonicalAnswer, refuseAnswer } from '../state/decision.ts';
import { emptyCache, forgetAll } from '../match/derived-cache.ts';
import { indexAbilities } from './index-abilities.ts';
import { copyListenerIndex, emptyListenerIndex } from '../match/listener-index.ts';
import type { AnyProgram, Game, Match, Program } from '../match/match.ts';
import { writable } from '../match/match.ts';
import type { LoadedStep, OneSeatQuestion, Question, Taken } from '../match/program.ts';
import { chosenOf } from '../match/program.ts';
import { beginWork } from '../match/text-work.ts';
import { assert } from '../state/result.ts';
import type { Probe } from '../state/site.ts';
import { call, follow } from '../match/stack.ts';
import { copyIndex, emptyIndex } from '../match/static-index.ts';
import type { CoreState, DeepReadonly, Frame, Seat } from '../state/state.ts';
import { answerable } from './answerers.ts';
import { toDecision } from './to-decision.ts';

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
    contexts: [],
    statics: emptyIndex(),
    listeners: emptyListenerIndex(),
    expected: undefined,
    depth: 0,
    ...(probe && { probe }),
  };
  indexAbilities(match);
  return match;
}

/** A copy of a match at a question: what listens and works in it is found as in the match, until it changes. */
export function copyMatch<S extends CoreState>({ game, state: original, listeners, statics, stopsAt }: Match<S>): Match<S> {
  const state = game.clone(original) as DeepReadonly<S>;
  return {
    game,
    state,
    derived: emptyCache(),
    contexts: [],
    statics: copyIndex(statics, state.statics),
    listeners: copyListenerIndex(listeners, state.listeners),
    expected: undefined,
    depth: 0,
    stopsAt,
  };
}

/**
 * Applies a seat's answer to the open question, then runs to the next one.
 * Errors: a coded refusal leaves the state untouched.
 */
export function answer<S extends CoreState>(match: Match<S>, seat: Seat, given: Answer): Refusal | undefined {
  const state = writable(match);
  const decision = state.pending;
  if (decision === undefined) return 'noDecision';
  const refusal = refuseAnswer(decision, seat, given);
  if (refusal !== undefined) return refusal;
  const chosen = canonicalAnswer(decision.kind, askOf(decision, seat), given);
  if (decision.asks.length > 1 && !closes(decision, seat, chosen)) {
    state.pending = withAnswer(decision, seat, chosen);
    return undefined;
  }
  const before = state.revision;
  begin(match);
  state.pending = undefined;
  if (decision.kind === 'act') match.observer?.actChosen?.();
  const only = decision.asks[0];
  if (decision.asks.length === 1 && only !== undefined) take(match, chosenOf(only.options, chosen), seat);
  else take(match, chosenBy(decision, seat, chosen), seat, takenOf(decision, seat, chosen));
  advance(match, before);
  return undefined;
}

/**
 * A command of the table, which no question offers, such as leaving: the open question is withdrawn, the program runs, and
 * whoever was asked is asked again if the match goes on.
 */
export function command<S extends CoreState, L extends object>(match: Match<S>, callee: Program<S, L>, locals: L, seat: Seat): void {
  const state = writable(match);
  if (state.winners !== undefined) return;
  begin(match);
  state.pending = undefined;
  match.depth = state.frames.length;
  call(match, callee, locals, { seat });
  advance(match);
}

/** Asks the open question anew, on the position as it is now: for positions that are edited between answers. */
export function askAnew<S extends CoreState>(match: Match<S>): void {
  begin(match);
  writable(match).pending = undefined;
  advance(match);
}

/** Counts the work of texts anew, as it is for a match in which nothing has been looked at: it must be the same however often somebody looked. */
function begin<S extends CoreState>(match: Match<S>): void {
  beginWork(match);
  forgetAll(match.derived);
}

/**
 * The most changes of the state between two questions: more is a text that goes on for ever. Changes are as many however a match is run,
 * steps are not: a probe has each of them taken.
 */
const CHANGES_MAX = 2500;
/** The most steps, where nothing changes. */
const STEPS_MAX = 50_000;
/** The most steps and changes of the end of a match that goes on for ever. */
const LAST_STEPS_MAX = 10_000;
const LAST_CHANGES_MAX = 500;

/**
 * Runs until somebody must decide or the match is over. `from` is the revision at the last question: without a probe an answer may have
 * changed something already.
 */
export function advance<S extends CoreState>(match: Match<S>, from = match.state.revision): void {
  const state = writable(match);
  const { programs, happen } = match.game;
  indexAbilities(match);
  let before = from;
  let isBrokenOff = false;
  for (let steps = 0; state.pending === undefined && state.winners === undefined; steps++) {
    match.observer?.stepped?.();
    if (match.stopsAt?.(match.state) === true) return;
    const frame = state.frames[state.frames.length - 1] ?? outOfPrograms();
    const running = programs[frame.program] as AnyProgram<S>;
    // Not in the midst of what happens, which takes fewer steps in a match without a probe.
    const isMidway = running === happen && !isBrokenOff;
    const changes = state.revision - before;
    if (steps >= (isBrokenOff ? LAST_STEPS_MAX : STEPS_MAX) || (changes >= (isBrokenOff ? LAST_CHANGES_MAX : CHANGES_MAX) && !isMidway)) {
      breakOff(match, isBrokenOff);
      isBrokenOff = true;
      before = state.revision;
      steps = 0;
      continue;
    }
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
      const flow = step.do(match, frame as Frame<never>);
      if (flow !== undefined) follow(running, frame, index, flow);
    } else pose(match, frame, step, step.ask?.(match, frame as Frame<never>));
  }
  if (state.winners !== undefined) state.frames.length = 0;
}

function outOfPrograms(): never {
  throw new Error('A match ends by a rule, not by running out of programs.');
}

/** Ends a match in which nobody will be asked anything any more, as its game says. */
function breakOff<S extends CoreState>(match: Match<S>, isBrokenOff: boolean): void {
  const { endless } = match.game.policy;
  assert(endless !== undefined && !isBrokenOff, 'Between two questions a match comes to an end.');
  match.depth = match.state.frames.length;
  endless(match);
}

function isOff<S extends CoreState>(probe: Probe, running: AnyProgram<S>, index: number): boolean {
  const { id } = running.sites[index] as { id: number };
  probe.ran.add(id);
  return probe.off === id;
}

/** Whether a question asks in which order to take one thing that must be taken: that orders nothing, and is no question. */
function isNoOrder(question: Question): question is OneSeatQuestion {
  if ((question.kind !== 'next' && question.kind !== 'replace') || 'asks' in question) return false;
  return question.options.length === 1 && question.min !== 0;
}

/** Opens a step's question, or passes over it where there is none. */
function pose<S extends CoreState>(match: Match<S>, frame: Frame, { row }: LoadedStep<Match<S>, never>, posed: Question | undefined): void {
  const state = writable(match);
  const question = posed && answerable(match, posed);
  if (question === undefined) {
    frame.step++;
    return;
  }
  if (isNoOrder(question)) take(match, question.options, question.seat);
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

/** Whether an answer to a question of several seats closes it. */
function closes(decision: Decision, seat: Seat, chosen: Answer): boolean {
  const others = decision.asks.filter((ask) => ask.seat !== seat && ask.answered === undefined);
  return others.length === 0 || (decision.until === 'one' && chosen.length > 0);
}

function withAnswer(decision: Decision, seat: Seat, chosen: Answer): Decision {
  return { ...decision, asks: decision.asks.map((ask) => (ask.seat === seat ? { ...ask, answered: chosen } : ask)) };
}
