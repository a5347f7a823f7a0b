import { isInForce, site, type Probe } from '@crupier/kernel/rules';
import type { Modes } from '../setup/modes.ts';
import type { KnownScenario } from '../setup/scenarios.ts';
import type { CampaignLog } from './campaign-log.ts';
import { knownCampaign, scenarioOf } from './campaigns.ts';

const combined = site('MC-GAME-MODES-13', 'a campaign, expert or not, is combined with expert, heroic and skirmish mode');
const chosenFreely = site('MC-GAME-MODES-12 MC-FAQ-68', 'the players choose the modes of a scenario, whatever the level of the campaign');
const chosenAnew = site('MC-FAQ-69', 'the modes of a scenario need not be those of the scenario before');
const inSequence = site('MC-GAME-MODES-8', 'the scenarios of a campaign are played one after the other');

/** The modes in which a scenario is played, in a campaign or outside. *Rule:* MC-GAME-MODES-12, MC-GAME-MODES-13. */
export function modesInCampaign(log: CampaignLog | undefined, chosen: Modes, probe?: Probe): Modes {
  const last = log?.played.at(-1);
  if (log === undefined) return chosen;
  if (!isInForce(probe, combined)) return { difficulty: 'standard', heroic: 0, skirmish: 0 };
  if (!isInForce(probe, chosenFreely)) return { ...chosen, difficulty: log.level };
  return last !== undefined && !isInForce(probe, chosenAnew) ? last : chosen;
}

/** The scenario that is played: that which follows those that were won. *Rule:* MC-GAME-MODES-8. */
export function scenarioInCampaign(log: CampaignLog | undefined, chosen: KnownScenario, probe?: Probe): KnownScenario {
  if (log === undefined || isInForce(probe, inSequence)) return chosen;
  const { scenario, modular } = scenarioOf(knownCampaign(log.campaign), 0) ?? chosen;
  return { scenario, modular };
}
