import { commitBatch, commitUnheard } from './commit.ts';
import { hearers, isAnyHeard, NOBODY_HEARD } from '../derived/listeners.ts';
import type { AnyProgram, Match } from '../match/match.ts';
import { writable } from '../match/match.ts';
import { tellingOf, toldOf } from './batch.ts';
import { openBefore } from './windows.ts';
import type { HappenLocals, Telling, ToldLocals } from '../match/happening.ts';
import { leave, type Flow } from '../match/program.ts';
import { assert } from '../state/result.ts';
import { call, follow, ONE_LAST_ACT } from '../match/stack.ts';
import type { CoreState, Frame, GameEvent } from '../state/state.ts';

/** Makes an event happen, through the pipeline. The last act of a step: what it reads afterwards may have changed already. */
export function raise<S extends CoreState>(match: Match<S>, event: GameEvent): void {
  raiseAll(match, [event]);
}

/** Makes several events happen at the same time. The last act of a step. */
export function raiseAll<S extends CoreState>(match: Match<S>, events: readonly GameEvent[]): void {
  if (events.length === 0) return;
  if (isUnheard(match, events)) happenUnheard(match, events);
  else send(match, { events, index: 0, used: NOTHING_USED, heard: NOBODY_HEARD });
}

/**
 * The same, and the frame that raises is told what came of each event: `told` in its locals, for its next step. The last act of a step.
 */
export function raiseAndTell<S extends CoreState>(match: Match<S>, events: readonly GameEvent[]): void {
  const { frames } = writable(match);
  const caller = frames[frames.length - 1] as Frame<ToldLocals>;
  caller.locals.told = [];
  if (events.length === 0) return;
  const telling = tellingOf(events);
  const { isExpired } = match.game.policy;
  const locals: HappenLocals = { events, index: 0, used: NOTHING_USED, heard: NOBODY_HEARD, telling };
  if (isExpired !== undefined && events.some((event) => isExpired(match, event))) call(match, match.game.happen, locals);
  else if (match.state.winners === undefined && isUnheard(match, events)) happenUnheard(match, events, { caller, telling });
  else send(match, locals);
}

function isUnheard<S extends CoreState>(match: Match<S>, events: readonly GameEvent[]): boolean {
  return !isAnyHeard(match, events) && match.game.policy.interruptsUnheard?.(match, events) !== true;
}

/** A probe may switch any step of the pipeline off: then it is taken step by step. Where the match is over, none is taken any more. */
function isWatched<S extends CoreState>({ probe, state }: Match<S>): boolean {
  return probe !== undefined || state.winners !== undefined;
}

/** Sends a batch on its way: step by step, or straight to its commit where nothing stops it. */
function send<S extends CoreState>(match: Match<S>, locals: HappenLocals): void {
  if (isWatched(match) || isAnyStopped(match, locals.events)) call(match, match.game.happen, locals);
  else happenUnstopped(match, locals);
}

/** The same where the rules may rewrite an event: see `EventPolicy.decideEntering`. The last act of a step. */
export function raiseInFull<S extends CoreState>(match: Match<S>, events: readonly GameEvent[]): void {
  call(match, match.game.happen, { events, index: 0, used: NOTHING_USED, heard: NOBODY_HEARD, decidesEntering: true });
}

const NOTHING_USED: readonly string[] = [];
/** The step of the pipeline in which whoever heard a batch reacts. */
export const REACT = 'react';
/** The step of the pipeline after those who interrupt a batch. */
export const INTERRUPTED = 'what was interrupted';
/** The step of the pipeline that writes a batch. */
export const COMMIT = 'commit';
/** As the depth of a match: its step is over and neither calls nor raises any more. */
const OVER = -1;

/** Whoever is told what came of a batch. */
interface ToBeTold {
  readonly caller: Frame<ToldLocals>;
  readonly telling: Telling;
}

/**
 * Most events are heard by nobody, and then nobody could prohibit, replace or interrupt them: they are written here and now,
 * without a frame of their own. Who comes into play by one may still hear it, and reacts to it once the table is in order.
 */
function happenUnheard<S extends CoreState>(match: Match<S>, events: readonly GameEvent[], told?: ToBeTold): void {
  const { happen, policy } = match.game;
  assert(match.state.frames.length === match.depth, ONE_LAST_ACT);
  const committed = commitUnheard(match, events);
  if (told !== undefined) told.caller.locals.told = toldOf(told.telling, committed.events);
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
function happenUnstopped<S extends CoreState>(match: Match<S>, locals: HappenLocals): void {
  const { happen } = match.game;
  const { frames } = writable(match);
  call(match, happen, locals, { step: happen.stepAt[INTERRUPTED] ?? 0 });
  match.depth++;
  openBefore(match, locals.events);
  if (frames.length === match.depth) {
    const frame = frames[frames.length - 1] as Frame;
    frame.step = (happen.stepAt[COMMIT] ?? 0) + 1;
    follow(happen as AnyProgram<S>, frame, frame.step, commitAndSettle(match, locals));
    if (locals.heard.length === 0 && frames.length === match.depth) frames.pop();
  }
  match.depth = OVER;
}

/** Nothing of a batch is left: whoever raised it is told so. For a step of the pipeline. */
export function nothingHappened<S extends CoreState>(match: Match<S>, locals: HappenLocals): Flow {
  tell(match, locals);
  return leave;
}

function tell<S extends CoreState>(match: Match<S>, { telling, events }: HappenLocals): void {
  if (telling === undefined) return;
  const { frames } = writable(match);
  const caller = frames[frames.length - 2] as Frame<ToldLocals>;
  caller.locals.told = toldOf(telling, events);
}

/** Writes the batch and puts the table in order; then whoever heard it reacts, if anybody did. For a step of the pipeline. */
export function commitAndSettle<S extends CoreState>(match: Match<S>, locals: HappenLocals): string {
  const { events, heard } = commitBatch(match, locals.events);
  locals.events = events;
  locals.heard = heard;
  tell(match, locals);
  match.game.policy.settle?.(match, events);
  return heard.length === 0 ? leave : REACT;
}
