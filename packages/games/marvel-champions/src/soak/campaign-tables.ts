import type { Dice } from '@crupier/kernel/rules';
import { newLog, type CampaignLog, type HeroInLog } from '../campaign/campaign-log.ts';
import { campaignLevels, type Campaign, type CampaignScenario } from '../campaign/campaign.ts';
import { campaigns } from '../campaign/campaigns.ts';
import type { Configuration } from '../setup/configuration.ts';
import { deckNamed } from './deal-table.ts';

const ROUNDS = 5;
const DAMAGE_MAX = 4;
const NOTE_MAX = 5;

/** A scenario of a campaign with the log that it is played with. */
export type CampaignTable = Required<Pick<Configuration, 'campaign'>> & Pick<Configuration, 'scenario' | 'modular'>;

/** Draws a campaign, its level, how many of its scenarios are won, and what the log kept of them. */
export function drawCampaign(decks: readonly string[], roll: Dice): CampaignTable {
  const drawn = campaigns[roll(campaigns.length)] as Campaign;
  const level = campaignLevels[roll(campaignLevels.length)] ?? 'standard';
  const begun = newLog(
    drawn.id,
    level,
    decks.map((deck) => deckNamed(deck).identity),
  );
  const won = drawn.scenarios.slice(0, roll(drawn.scenarios.length));
  const { scenario, modular } = drawn.scenarios[won.length] as CampaignScenario;
  return { campaign: won.reduce((log, each) => logAfter(log, each, roll), begun), scenario, modular };
}

/** A log as it may be after a scenario was won: it has what that records, by chance, and has lost some cards. */
function logAfter(log: CampaignLog, { scenario, modular, aside, records }: CampaignScenario, roll: Dice): CampaignLog {
  const ofPlayers = aside.flatMap(({ card, each }) => (each === 'player' ? [card] : []));
  const kept = (hero: HeroInLog): HeroInLog => ({
    ...hero,
    cards: [...hero.cards, ...ofPlayers.filter(() => roll(2) === 0)],
    damage: roll(DAMAGE_MAX + 1),
  });
  const heroes = log.heroes.map(kept);
  const gone = heroes.flatMap(({ identity: hero, cards: [card] }) => (card !== undefined && roll(4) === 0 ? [{ card, hero }] : []));
  return {
    ...log,
    heroes,
    earned: [...log.earned, ...records.flatMap((each) => (each.kind === 'earned' && roll(2) === 0 ? [each.card] : []))],
    removed: [...log.removed, ...gone],
    notes: { ...log.notes, ...Object.fromEntries(records.flatMap((each) => ('note' in each ? [[each.note, roll(NOTE_MAX + 1)]] : []))) },
    played: [...log.played, { scenario, modular, difficulty: 'standard', heroic: 0, skirmish: 0, result: 'won', rounds: ROUNDS }],
  };
}
