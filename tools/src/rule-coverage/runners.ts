import type { RunScenario } from '@crupier/rule-coverage';

/** How the scenarios of each game are run. Nothing of a game is loaded before it is asked for. */
export const scenarioRunners: Readonly<Record<string, () => Promise<RunScenario>>> = {
  keyforge: async () => (await import('@crupier/keyforge')).keyforge.runScenario,
  inferno: async () => (await import('@crupier/inferno')).inferno.runScenario,
  'marvel-champions': async () => (await import('@crupier/marvel-champions')).marvelChampions.runScenario,
};
