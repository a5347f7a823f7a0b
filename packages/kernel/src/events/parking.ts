import type { Match, Program } from '../match/match.ts';
import { writable } from '../match/match.ts';
import { assert } from '../state/result.ts';
import type { CoreState, Frame } from '../state/state.ts';

/**
 * Takes all frames that run above the innermost frame of a program off the stack, so that the program goes on first: what runs above
 * it waits under a key until `unpark`. The last act of a step of a parked frame.
 */
export function park<S extends CoreState, L extends object>(match: Match<S>, below: Program<S, L>, key: number): void {
  const state = writable(match);
  const at = state.frames.findLastIndex(({ program }) => program === below.id);
  assert(at >= 0 && at < state.frames.length - 1, `Something runs above ${below.name}.`);
  const frames = state.frames.splice(at + 1);
  state.parked = [...state.parked, { key, frames }];
}

/** Puts the frames that wait under a key longest back on the stack, and says whether there were any. The last act of a step. */
export function unpark<S extends CoreState>(match: Match<S>, key: number): boolean {
  const state = writable(match);
  const waiting = state.parked.find((each) => each.key === key);
  if (waiting === undefined) return false;
  state.parked = state.parked.filter((each) => each !== waiting);
  state.frames.push(...(waiting.frames as Frame[]));
  return true;
}
