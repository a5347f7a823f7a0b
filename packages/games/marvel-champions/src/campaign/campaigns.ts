import { assert, type CardBehaviour } from '@crupier/kernel/rules';
import type { Ability } from '@crupier/kernel/cards';
import { withAddedPowers } from '../cards/behaviours.ts';
import type { CardTexts } from '../cards/headers.ts';
import type { Campaign, CampaignScenario } from './campaign.ts';
import { campaignCards } from './campaign-cards.ts';
import { reactorTexts, stolenReactor } from './stolen-reactor.ts';

/** The campaigns that can be played. *Rule:* MC-GAME-MODES-8. */
export const campaigns: readonly Campaign[] = [stolenReactor];

const texts: CardTexts = { ...reactorTexts };

/** The names of the campaigns, as settings and logs have them. */
export const campaignNames: readonly string[] = campaigns.map(({ id }) => id);

/** The campaign of a name that was checked. */
export function knownCampaign(name: string): Campaign {
  const found = campaigns.find(({ id }) => id === name);
  assert(found !== undefined, `${name} is a campaign.`);
  return found;
}

/** A scenario of a campaign, counted from 0; undefined beyond the last one. */
export function scenarioOf({ scenarios }: Campaign, at: number): CampaignScenario | undefined {
  return scenarios[at];
}

/** What a card of a campaign says, by its key; undefined for any other card. */
export function textOfCampaignCard(key: string): readonly Ability[] | undefined {
  return texts[key];
}

/** The cards of campaigns as a match plays them. */
export function campaignBehaviours(): readonly CardBehaviour[] {
  return campaignCards.map(({ key, printed }) => ({ key, printed, abilities: withAddedPowers(printed, texts[key] ?? []) }));
}
