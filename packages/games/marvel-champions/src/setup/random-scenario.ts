import { modularNames, scenarioNames, versionsOf, type ModularName, type ScenarioName } from './scenarios.ts';

/** The word of a villain, or of a modular set, that the seed of a match chooses. */
export const RANDOM = 'random';

/** A villain with modular sets as they are set for a match. */
export interface ScenarioWish {
  readonly scenario: ScenarioName | typeof RANDOM;
  readonly modular: readonly (ModularName | typeof RANDOM)[];
}

/** The same once all of it is known. */
export interface KnownScenario {
  readonly scenario: ScenarioName;
  readonly modular: readonly ModularName[];
}

/** Hexadecimal digits of the seed that a choice reads. */
const DIGITS = 8;

/** What a seed of 64 hexadecimal digits makes of a wish. A random modular set is none of those that are named. */
export function drawScenario({ scenario, modular }: ScenarioWish, seed: string): KnownScenario {
  const others = modularNames.filter((name) => !modular.includes(name));
  return {
    scenario: scenario === RANDOM ? nthOf(scenarioNames, seed, 0) : scenario,
    modular: modular.map((name) => (name === RANDOM ? nthOf(others, seed, DIGITS) : name)),
  };
}

function nthOf<T>(list: readonly T[], seed: string, from: number): T {
  return list[Number.parseInt(seed.slice(from, from + DIGITS), 16) % list.length] as T;
}

/** Every villain that a wish may come to, each with all the modular sets that it may have. */
export function possibleScenarios({ scenario, modular }: ScenarioWish): readonly KnownScenario[] {
  const sets = modular.includes(RANDOM) ? modularNames : (modular as readonly ModularName[]);
  return (scenario === RANDOM ? scenarioNames : [scenario]).map((name) => ({ scenario: name, modular: sets }));
}

/** The least versions of the villain that a wish may come to. */
export function versionsIn(wish: ScenarioWish): number {
  return Math.min(...possibleScenarios(wish).map(({ scenario }) => versionsOf(scenario)));
}
