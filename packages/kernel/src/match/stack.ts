import type { AbilityLocals } from './ability-locals.ts';
import type { AnyProgram, Game, Match, Program } from './match.ts';
import { writable } from './match.ts';
import type { Flow } from './program.ts';
import { again, leave } from './program.ts';
import { assert } from '../state/result.ts';
import type { CardId, CoreState, Frame, Seat } from '../state/state.ts';
import { NO_CARD, NO_SEAT } from '../state/state.ts';

/** What is said where a step acts twice. */
export const ONE_LAST_ACT = 'A step calls or raises once, as its last act.';

/** For whom a program runs, and from which of its steps on. */
interface RunsFor {
  readonly source?: CardId;
  readonly seat?: Seat;
  readonly step?: number;
}

/** A frame in which a program runs, for a state that a game lays out; within a match programs are called. */
export function frameOf<S extends CoreState, L extends object>({ id, name }: Program<S, L>, locals: L, by: RunsFor = {}): Frame<L> {
  if (id < 0) throw notListed(name);
  return { program: id, step: by.step ?? 0, source: by.source ?? NO_CARD, seat: by.seat ?? NO_SEAT, locals };
}

/** Calls a program: it runs before the caller's next step. The last act of a step. */
export function call<S extends CoreState, L extends object>(match: Match<S>, callee: Program<S, L>, locals: L, by: RunsFor = {}): void {
  const state = writable(match);
  assert(state.frames.length === match.depth, ONE_LAST_ACT);
  const listed: unknown = match.game.programs[callee.id];
  if (listed !== callee) throw notListed(callee.name);
  state.frames.push(frameOf(callee, locals, by));
}

function notListed(name: string): Error {
  return new Error(`The program “${name}” is called and is not among the programs of its game.`);
}

/** Calls a program by its name, for procedures that call each other in a circle. The caller answers for the locals. The last act of a step. */
export function callNamed<S extends CoreState, L extends object>(
  match: Match<S>,
  name: string,
  locals: L,
  by: { readonly source?: CardId; readonly seat?: Seat } = {},
): void {
  const named = match.game.programs.find((each) => each.name === name);
  if (named === undefined) throw notListed(name);
  call(match, named as unknown as Program<S, L>, locals, by);
}

/** The innermost running ability, whose doing it is what happens now; undefined where it is nobody's. For commits. */
export function runningAbility<S extends CoreState>({ frames }: S, { programs }: Game<S>): Frame<AbilityLocals> | undefined {
  for (let at = frames.length - 1; at >= 0; at--) {
    const running = programs[frames[at]?.program ?? -1];
    if (running?.isNobodysDoing) return undefined;
    if (running?.isAbility === true) return frames[at] as Frame<AbilityLocals>;
  }
  return undefined;
}

/** The innermost running frame of a program, or undefined. The one way to look down the stack. */
export function enclosing<S extends CoreState, L extends object>(match: Match<S>, program: Program<S, L>): Frame<L> | undefined {
  const { frames } = writable(match);
  for (let at = frames.length - 1; at >= 0; at--) if (frames[at]?.program === program.id) return frames[at] as Frame<L>;
  return undefined;
}

/** The running frames of a program, the outermost first. */
export function running<S extends CoreState, L extends object>(match: Match<S>, program: Program<S, L>): readonly Frame<L>[] {
  return writable(match).frames.filter((frame) => frame.program === program.id) as readonly Frame[] as readonly Frame<L>[];
}

/** Goes on where a step says: the next one, the same, another of its program, or none. */
export function follow<S extends CoreState>(running: AnyProgram<S>, frame: Frame, index: number, flow: Flow): void {
  if (flow === undefined) return;
  if (flow === again) frame.step = index;
  else if (flow === leave) frame.step = running.steps.length;
  else {
    const target = running.places.get(flow);
    assert(target !== undefined, `No step of ${running.name} is called ${flow}.`);
    frame.step = target;
  }
}
