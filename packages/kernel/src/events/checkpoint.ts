import { indexAbilities } from './index-abilities.ts';
import type { AnyProgram, Match } from '../match/match.ts';
import { writable } from '../match/match.ts';
import { assert } from '../state/result.ts';
import type { CoreState } from '../state/state.ts';

/**
 * Keeps the state as it is, before something is announced that may turn out illegal: see `rewind`, after which the running
 * program goes on at the step `resume`, or with the present step once more. The kept state lives in the state itself, so that
 * it survives a save, and one announcement may begin within another. For steps.
 */
export function checkpoint<S extends CoreState>(match: Match<S>, resume?: string): void {
  const state = writable(match);
  assert(state.frames.length === match.depth, 'What is kept is kept before the step calls or raises.');
  const kept = match.game.clone(match.state);
  const frame = kept.frames.at(-1);
  assert(frame !== undefined, 'Only a running program announces.');
  const running = match.game.programs[frame.program] as AnyProgram<S>;
  const step = resume === undefined ? frame.step - 1 : running.stepAt[resume];
  assert(step !== undefined, `No step of ${running.name} is called ${resume}.`);
  frame.step = step;
  state.checkpoint = kept;
}

/** What was announced is legal and stays: the kept state is forgotten. For steps. */
export function release<S extends CoreState>(match: Match<S>): void {
  const state = writable(match);
  assert(state.checkpoint !== undefined, 'Only what was kept is released.');
  state.checkpoint = state.checkpoint.checkpoint;
}

/**
 * Takes back all that happened since `checkpoint`, without a trace: the state is as it was, the random stream too. Only the
 * numbers of decisions and the revision go on growing, and what the game says of it: see `EventPolicy.rewound`. The last act of a step.
 */
export function rewind<S extends CoreState>(match: Match<S>): void {
  const state = writable(match);
  assert(state.frames.length === match.depth, 'A step that called or raised does not rewind.');
  const kept = state.checkpoint as S | undefined;
  assert(kept !== undefined, 'Only what was kept comes back.');
  const before = { ...match.state };
  const { decisions, revision } = before;
  Object.assign(state, match.game.clone(kept as Match<S>['state']), { decisions, revision: revision + 1 });
  indexAbilities(match);
  match.observer?.rewound(kept.revision);
  match.depth = state.frames.length;
  match.game.policy.rewound?.(match, before);
  match.depth = -1;
}
