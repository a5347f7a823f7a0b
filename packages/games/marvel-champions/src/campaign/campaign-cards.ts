import type { CampaignCard } from './campaign.ts';
import { reactorCards } from './stolen-reactor-cards.ts';

/** Every card of every campaign, and their instructions. */
export const campaignCards: readonly CampaignCard[] = [...reactorCards];

const byKey: ReadonlyMap<string, CampaignCard> = new Map(campaignCards.map((card) => [card.key, card]));

/** The card of a campaign, or one of its instructions, by its key. */
export function campaignCardOf(key: string): CampaignCard | undefined {
  return byKey.get(key);
}
