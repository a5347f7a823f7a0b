import { isInForce, site, type Probe, type Seat } from '@crupier/kernel/rules';
import { knownFacts } from '../cards/facts.ts';
import type { CardCode } from '../cards/facts/card-facts.ts';
import type { Copies } from '../cards/identities.ts';
import { SCENARIO } from '../state/leaving.ts';
import type { CampaignScenario, Counted, Instruction } from './campaign.ts';
import { copiesRemoved, heroInLog, placeOf, type CampaignLog } from './campaign-log.ts';
import { campaignCards } from './campaign-cards.ts';
import { knownCampaign, scenarioOf } from './campaigns.ts';

/** A card of a campaign that is set aside as a match is dealt. */
export interface CampaignCardToDeal {
  readonly key: string;
  /** The player who has it, or the scenario. */
  readonly owner: Seat;
  /** Those that an instruction counts. */
  readonly counters: number;
}

const ofThisCampaign = site('MC-CAMPAIGN-CARDS-1', 'the cards of a campaign are used while that campaign is played, and never else');
const forExperts = site('MC-GAME-MODES-9', 'an expert campaign adds instructions and cards to each scenario');
const carriedOver = site('MC-GAME-MODES-10', 'what the log has of the games before is in the next one');
const removedForGood = site('MC-GAME-MODES-11', 'a card that was removed from the campaign is used no more');

/** The cards of a campaign that lie beside the table of its next scenario, for the heroes in the order of their seats; none outside campaigns. */
export function campaignCardsFor(log: CampaignLog | undefined, heroes: readonly string[], probe?: Probe): readonly CampaignCardToDeal[] {
  const others = isInForce(probe, ofThisCampaign)
    ? []
    : campaignCards
        .filter(({ printed }) => printed.isInstruction !== true && printed.set !== log?.campaign)
        .map(({ key }): CampaignCardToDeal => ({ key, owner: SCENARIO, counters: 0 }));
  const scenario = log && scenarioOf(knownCampaign(log.campaign), placeOf(log));
  return log === undefined || scenario === undefined ? others : [...others, ...layScenario(log, scenario, { heroes, probe })];
}

interface Table {
  readonly heroes: readonly string[];
  readonly probe: Probe | undefined;
}

function layScenario(log: CampaignLog, { aside, instructions }: CampaignScenario, table: Table): readonly CampaignCardToDeal[] {
  const { heroes, probe } = table;
  const carried = heroes.flatMap((hero, owner) =>
    (heroInLog(log, hero)?.cards ?? []).map((key): CampaignCardToDeal => ({ key, owner, counters: 0 })),
  );
  const laid = [...aside, ...instructions].flatMap((each) => lay(log, each, table));
  return [...(isInForce(probe, carriedOver) ? carried : []), ...laid].filter(
    ({ key, owner }) => !isInForce(probe, removedForGood) || copiesRemoved(log, key, heroes[owner]) === 0,
  );
}

function lay(log: CampaignLog, instruction: Instruction, { heroes, probe }: Table): readonly CampaignCardToDeal[] {
  const { card: key, level, each, ifEarned, counters: counted } = instruction;
  if (level === 'expert' && (log.level !== 'expert' || !isInForce(probe, forExperts))) return [];
  if (ifEarned !== undefined && !(log.earned.includes(ifEarned) && isInForce(probe, carriedOver))) return [];
  const owners: readonly Seat[] = each === 'player' ? heroes.map((_, seat) => seat) : [SCENARIO];
  return owners.map((owner) => ({ key, owner, counters: isInForce(probe, carriedOver) ? countIn(log, counted, heroes[owner]) : 0 }));
}

function countIn(log: CampaignLog, counted: Counted | undefined, hero: string | undefined): number {
  if (counted === undefined) return 0;
  if (counted === 'damage') return (hero === undefined ? undefined : heroInLog(log, hero)?.damage) ?? 0;
  return log.notes[counted.note] ?? 0;
}

/** The cards of a hero’s deck without those that were removed from the campaign. *Rule:* MC-GAME-MODES-11. */
export function deckWithoutRemoved(
  log: CampaignLog | undefined,
  hero: CardCode,
  cards: readonly Copies[],
  probe?: Probe,
): readonly Copies[] {
  if (log === undefined || !isInForce(probe, removedForGood)) return cards;
  return cards.map(({ card, count }) => ({ card, count: Math.min(count, copiesLeft(log, hero, card)) }));
}

/** How many copies of a card a hero has left in a campaign. */
export function copiesLeft(log: CampaignLog, hero: CardCode, card: CardCode): number {
  const { set, quantity, deckLimit } = knownFacts(card);
  return Math.max(0, (set === undefined ? deckLimit : quantity) - copiesRemoved(log, card, hero));
}

/** Cards of the scenario without those that were removed from the campaign. *Rule:* MC-GAME-MODES-11. */
export function withoutRemoved(log: CampaignLog | undefined, cards: readonly CardCode[], probe?: Probe): readonly CardCode[] {
  if (log === undefined || !isInForce(probe, removedForGood)) return cards;
  const left = new Map(cards.map((card) => [card, copiesRemoved(log, card)]));
  return cards.filter((card) => {
    const removed = left.get(card) ?? 0;
    left.set(card, removed - 1);
    return removed <= 0;
  });
}
