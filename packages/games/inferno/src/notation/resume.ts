import { cardOf, frameOf, NO_CARD, type Seat } from '@crupier/kernel/rules';
import { combat } from '../rules/combat.ts';
import { priority } from '../rules/priority.ts';
import { turn, turns } from '../rules/turn.ts';
import { steps, type Inferno, type Stage, type Step } from '../state/state.ts';

/** From where a match goes on that a position begins. */
export interface Resumption {
  /** `before` the step begins, or with priority `in` it. */
  readonly at: 'before' | 'in';
  readonly step: Step | 'turn';
  /** Who has priority; those before that player in turn order have passed. */
  readonly holder: Seat | undefined;
}

/** The places of a turn before which a position may stand. */
export const places = ['turn', ...steps.filter((step) => step !== 'setup')] as const;

/** Where the turn goes on before each of its steps. */
const before: Readonly<Record<Step | 'turn', string>> = {
  setup: 'the turn begins',
  turn: 'the turn begins',
  restore: 'restore',
  draw: 'draw',
  addResource: 'add a resource',
  main: 'the main phase',
  end: 'the end',
  cleanup: 'cleanup',
};

/** Where the turn goes on when all have passed in the steps in which there is priority. */
const afterPriority: Partial<Readonly<Record<Step | 'turn', string>>> = {
  restore: 'after the Restore step',
  main: 'the main phase ends',
  end: 'after the End step',
};

/** Where a combat goes on when all have passed in each of its stages. */
const afterStage: Readonly<Record<Stage, string>> = {
  propose: 'are both still valid',
  attack: 'is there still an attacker and a defender',
  damage: 'the last stage begins',
  end: 'the combat is over',
};

/** Puts the frames on the stack that a match has there, so that play goes on through the rest of the turn. */
export function resume(state: Inferno, { at, step, holder = state.active }: Resumption): void {
  const resting = at === 'in' ? afterPriority[step] : undefined;
  if (step !== 'turn') state.step = at === 'before' ? stepBefore(step) : step;
  state.frames.push(frameOf(turns, {}));
  const begun = { again: false, left: 0, extra: 0, back: [] };
  state.frames.push(frameOf(turn, begun, { step: turn.stepAt[resting ?? before[step]] ?? 0, seat: state.active }));
  if (resting === undefined) return;
  // Within a combat the priority of the main phase waits below.
  pushPriority(state, state.combat === undefined ? holder : state.active);
  if (state.combat === undefined) return;
  const attacker = cardOf(state.combat.attackers[0] ?? NO_CARD);
  const next = combat.stepAt[afterStage[state.combat.stage]] ?? 0;
  state.frames.push(frameOf(combat, { attacker, cost: 0 }, { step: next, source: attacker, seat: state.active }));
  pushPriority(state, holder);
}

/** The step that is over when another is about to begin. */
function stepBefore(step: Step): Step {
  return steps[steps.indexOf(step) - 1] ?? 'setup';
}

function pushPriority(state: Inferno, holder: Seat): void {
  const passes = (holder - state.active + state.players.length) % state.players.length;
  state.frames.push(frameOf(priority, { holder, passes, placed: false }));
}
