import { isInForce, site, type Probe } from '@crupier/kernel/rules';
import { modularNames, scenarioNames, STANDARD, versionsOf, type KnownScenario, type ModularName, type ScenarioName } from './scenarios.ts';

/** The word of a villain, or of a modular set, that the seed of a match chooses. */
export const RANDOM = 'random';

/** A villain with modular sets as they are set for a match. */
export interface ScenarioWish {
  readonly scenario: ScenarioName | typeof RANDOM;
  readonly modular: readonly (ModularName | typeof RANDOM)[];
}

/** Hexadecimal digits of the seed that a choice reads. */
const DIGITS = 8;

const neverStandard = site('MC-STANDARD-SET-2', 'chance never takes the standard set for a modular one');
const atRandom = site('MC-DECK-12', 'chance takes a modular set, which is shuffled in unseen');

/** What a seed of 64 hexadecimal digits makes of a wish. A random modular set is none of those that are named. */
export function drawScenario({ scenario, modular }: ScenarioWish, seed: string, probe?: Probe): KnownScenario {
  const sets: KnownScenario['modular'] = isInForce(probe, neverStandard) ? modularNames : [...modularNames, STANDARD];
  const others = sets.filter((name) => name === STANDARD || !modular.includes(name));
  const drawn = isInForce(probe, atRandom) ? [nthOf(others, seed, DIGITS)] : [];
  return {
    scenario: scenario === RANDOM ? nthOf(scenarioNames, seed, 0) : scenario,
    modular: modular.flatMap((name) => (name === RANDOM ? drawn : [name])),
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
