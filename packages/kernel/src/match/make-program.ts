import type { Match, Program, Step } from './match.ts';
import type { LoadedStep } from './program.ts';
import { siteCalled } from '../state/site.ts';
import type { CoreState } from '../state/state.ts';

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

function load<S extends CoreState, L extends object>(step: Step<S, L>): LoadedStep<Match<S>, L> {
  return {
    row: step.rule.split(' ')[0] ?? '',
    do: 'do' in step ? step.do : undefined,
    ask: 'ask' in step ? step.ask : undefined,
    take: 'take' in step ? step.take : undefined,
    takeAll: 'takeAll' in step ? step.takeAll : undefined,
  };
}
