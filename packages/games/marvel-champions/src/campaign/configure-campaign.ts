import { fail, inDeck, ok, type Problem, type Result } from '@crupier/kernel/rules';
import { knownFacts } from '../cards/facts.ts';
import type { DeckList } from '../setup/deck-list.ts';
import type { CampaignLevel, CampaignScenario } from './campaign.ts';
import { checkLog, heroInLog, namesOfCard, newLog, placeOf, readLog, type CampaignLog } from './campaign-log.ts';
import { knownCampaign, scenarioOf } from './campaigns.ts';
import { copiesLeft } from './lay-campaign.ts';

/** The word of the settings for a match outside campaigns. */
export const NO_CAMPAIGN = 'none';

/** What is set for a match about its campaign. */
export interface CampaignSettings {
  /** One that begins, or that of the log. */
  readonly campaign?: string;
  readonly campaignLevel?: CampaignLevel;
  /** A log as a text: its campaign goes on. */
  readonly campaignLog?: string;
}

const AT_LOG = 'settings.campaignLog';

/**
 * The log that a match is to be played with; undefined for one outside campaigns. *Errors:* those of `readLog`, `campaign.otherCampaign`,
 * `campaign.otherLevel`, `campaign.noCampaign`.
 */
export function logFromSettings(settings: CampaignSettings, decks: readonly DeckList[]): Result<CampaignLog | undefined> {
  const { campaign = NO_CAMPAIGN, campaignLevel, campaignLog = '' } = settings;
  if (campaignLog.trim() !== '') return givenLog(campaignLog, settings);
  if (campaign === NO_CAMPAIGN && campaignLevel !== undefined && campaignLevel !== 'standard')
    return fail('campaign.noCampaign', 'settings.campaignLevel');
  if (campaign === NO_CAMPAIGN) return ok(undefined);
  return ok(
    newLog(
      campaign,
      campaignLevel ?? 'standard',
      decks.map(({ identity }) => identity),
    ),
  );
}

/** A log decides what campaign it is, and its level: what else is said of them must agree. */
function givenLog(text: string, { campaign = NO_CAMPAIGN, campaignLevel }: CampaignSettings): Result<CampaignLog> {
  const log = readLog(text, AT_LOG);
  if (!log.ok) return log;
  const { campaign: own, level } = log.value;
  if (campaign !== NO_CAMPAIGN && campaign !== own) return fail('campaign.otherCampaign', 'settings.campaign', { campaign, own });
  if (campaignLevel !== undefined && campaignLevel !== level)
    return fail('campaign.otherLevel', 'settings.campaignLevel', { level: campaignLevel, own: level });
  return log;
}

/** The scenario that a log comes to; undefined once all are won. */
export function nextScenario(log: CampaignLog): CampaignScenario | undefined {
  return scenarioOf(knownCampaign(log.campaign), placeOf(log));
}

/** What a match in a campaign is made of. */
interface InCampaign {
  readonly campaign?: CampaignLog;
  readonly scenario: string;
  readonly seats: readonly { readonly deck: DeckList }[];
}

/**
 * What is wrong with a match as one of its campaign; nothing outside campaigns. *Errors:* those of `checkLog`, `campaign.over`,
 * `campaign.order`, `campaign.otherHeroes`, `campaign.removedCard`.
 */
export function checkCampaign({ campaign: log, scenario, seats }: InCampaign): readonly Problem[] {
  if (log === undefined) return [];
  const wrong = checkLog(log, 'campaign');
  if (wrong.length > 0) return wrong;
  const next = nextScenario(log);
  if (next === undefined) return [{ code: 'campaign.over', at: 'campaign', values: {} }];
  if (scenario !== next.scenario) return [{ code: 'campaign.order', at: 'scenario', values: { scenario, next: next.scenario } }];
  const decks = seats.map(({ deck }) => deck);
  const heroes = log.heroes.map(({ identity }) => namesOfCard(identity));
  if (decks.length !== heroes.length || decks.some(({ identity }) => heroInLog(log, identity) === undefined)) {
    const values = { heroes: heroes.map(({ card }) => card).join(', '), heroesEs: heroes.map(({ cardEs }) => cardEs).join(', ') };
    return [{ code: 'campaign.otherHeroes', at: 'campaign', values }];
  }
  return decks.flatMap((deck, seat) => removedInDeck(log, deck).map((problem) => inDeck(seat, problem)));
}

/** The identity’s own cards are in its deck whatever was removed, and are not dealt. *Rule:* MC-GAME-MODES-11, MC-DECK-3. */
function removedInDeck(log: CampaignLog, { identity, cards }: DeckList): readonly Problem[] {
  return cards.flatMap(({ card, count }) => {
    const left = copiesLeft(log, identity, card);
    return count <= left || isOwn(card, identity)
      ? []
      : [{ code: 'campaign.removedCard', at: '', values: { ...namesOfCard(card), count, left } }];
  });
}

function isOwn(card: DeckList['identity'], identity: DeckList['identity']): boolean {
  return knownFacts(card).set === knownFacts(identity).set;
}
