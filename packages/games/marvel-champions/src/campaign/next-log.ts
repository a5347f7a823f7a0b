import { cardOf, definitionNumber, type CampaignStanding, type CardId, type Problem, type Seat } from '@crupier/kernel/rules';
import type { Configuration } from '../setup/configuration.ts';
import { SCENARIO } from '../state/leaving.ts';
import { inMatch, isOfCampaign, printedOf } from '../state/printed.ts';
import { identityOf, isInPlay, recordOf, zoneOfCard } from '../state/reading.ts';
import { cardsIn, type MarvelMatch } from '../state/state.ts';
import { labels } from '../words/labels.ts';
import type { CampaignScenario, Recording } from './campaign.ts';
import { formatLog, placeOf, type CampaignLog, type HeroInLog, type PlayedScenario, type RemovedCard } from './campaign-log.ts';
import { knownCampaign, scenarioOf } from './campaigns.ts';
import { nextScenario } from './configure-campaign.ts';

type PlayedConfiguration = Pick<Configuration, 'seats' | 'scenario' | 'modular' | 'difficulty' | 'heroic' | 'skirmish' | 'campaign'>;

/**
 * The log of a campaign after a match, worked out from how it ended; undefined outside campaigns, and while the match is played. A scenario
 * that was lost is to be played again, with all that the log had but for what was removed from the campaign meanwhile.
 *
 * *Rule:* MC-GAME-MODES-8, MC-GAME-MODES-10, MC-GAME-MODES-11.
 */
export function nextLog(configuration: PlayedConfiguration, match: MarvelMatch): CampaignLog | undefined {
  const { campaign: log } = configuration;
  const { winners, lost = false } = match.state;
  const scenario = log && nextScenario(log);
  if (log === undefined || winners === undefined || scenario === undefined) return undefined;
  const played = [...log.played, gameIn(configuration, match)];
  const removed = [...log.removed, ...removedIn(configuration, match)];
  const after = lost ? log : recordAll(log, scenario, { configuration, match });
  const isGone = (card: string, hero?: string): boolean => removed.some((each) => each.card === card && (hero ?? each.hero) === each.hero);
  return {
    ...after,
    heroes: after.heroes.map((hero) => ({ ...hero, cards: hero.cards.filter((card) => !isGone(card, hero.identity)) })),
    earned: after.earned.filter((card) => !isGone(card)),
    removed,
    played,
  };
}

function gameIn({ scenario, modular, difficulty, heroic, skirmish }: PlayedConfiguration, { state }: MarvelMatch): PlayedScenario {
  return {
    scenario: scenario as PlayedScenario['scenario'],
    modular,
    difficulty,
    heroic,
    skirmish,
    result: state.lost === true ? 'lost' : 'won',
    rounds: state.round,
  };
}

function removedIn({ seats }: PlayedConfiguration, match: MarvelMatch): readonly RemovedCard[] {
  return match.state.removedFromCampaign.map((id) => {
    const { owner } = recordOf(match, id);
    const hero = owner === SCENARIO ? undefined : seats[owner]?.deck.identity;
    return { card: keyOf(match, id), ...(hero !== undefined && { hero }) };
  });
}

function keyOf({ game, state }: MarvelMatch, card: CardId): string {
  return game.definitions[state.cards[card]?.definition ?? 0]?.key ?? '';
}

interface Ended {
  readonly configuration: PlayedConfiguration;
  readonly match: MarvelMatch;
}

function recordAll(log: CampaignLog, { records }: CampaignScenario, ended: Ended): CampaignLog {
  return records.reduce((known, each) => record(known, each, ended), log);
}

/** The log with one thing more. */
function record(log: CampaignLog, recording: Recording, ended: Ended): CampaignLog {
  const { match } = ended;
  switch (recording.kind) {
    case 'earned': {
      const isEarned = lyingIn(match, 'victory').includes(recording.ifInVictory);
      return isEarned ? { ...log, earned: [...log.earned, recording.card] } : log;
    }
    case 'threatOn':
      return noted(log, recording.note, threatOn(match, recording.card));
    case 'victoryPoints':
      return noted(log, recording.note, victoryPoints(match));
    case 'damage':
      return recording.level === 'expert' && log.level !== 'expert'
        ? log
        : withHeroes(log, ended, (hero, seat) => ({ ...hero, damage: damageOf(match, seat) }));
    case 'cards':
      return withHeroes(log, ended, (hero, seat) => {
        const got = keptBy(match, seat).filter((card) => !log.earned.includes(card) && !hero.cards.includes(card));
        return { ...hero, cards: [...hero.cards, ...got] };
      });
  }
}

function noted(log: CampaignLog, note: string, value: number): CampaignLog {
  return { ...log, notes: { ...log.notes, [note]: value } };
}

function withHeroes(log: CampaignLog, { configuration }: Ended, change: (hero: HeroInLog, seat: Seat) => HeroInLog): CampaignLog {
  const seatOfHero = (identity: string): Seat => configuration.seats.findIndex(({ deck }) => deck.identity === identity);
  return { ...log, heroes: log.heroes.map((hero) => change(hero, seatOfHero(hero.identity))) };
}

function lyingIn(match: MarvelMatch, zone: 'victory'): readonly string[] {
  return cardsIn(match, zone).map((card) => keyOf(match, card));
}

function threatOn(match: MarvelMatch, key: string): number {
  const definition = definitionNumber(match.game, key);
  return match.state.cards
    .filter((card) => card.definition === definition && isInPlay(match, card.id))
    .reduce((sum, { threat }) => sum + threat, 0);
}

/** *Rule:* MC-VICTORY-5. */
function victoryPoints(match: MarvelMatch): number {
  return cardsIn(match, 'victory').reduce((sum, card) => sum + (printedOf(match, card).keywords['victory'] ?? 0), 0);
}

/** The damage that a hero keeps: with less than all of it, so that the next game begins with the hero alive. Whoever was eliminated keeps none. */
function damageOf(match: MarvelMatch, seat: Seat): number {
  if (match.state.players[seat]?.isEliminated !== false) return 0;
  const identity = identityOf(match, seat);
  const most = inMatch(match, printedOf(match, identity).hitPoints) - 1;
  return Math.min(recordOf(match, identity).damage, Math.max(0, most));
}

/** The cards of the campaign that a player has got, wherever they are by now, each once. */
function keptBy(match: MarvelMatch, seat: Seat): readonly string[] {
  const { removedFromCampaign } = match.state;
  const found = match.state.cards.flatMap(({ id, owner }) => {
    if (owner !== seat || !isOfCampaign(printedOf(match, id)) || printedOf(match, id).isInstruction === true) return [];
    return zoneOfCard(match, id) === 'aside' || removedFromCampaign.includes(cardOf(id)) ? [] : [keyOf(match, id)];
  });
  return [...new Set(found)];
}

/** How the campaign stands after a match; undefined outside campaigns, and while the match is played. */
export function standingAfter(configuration: PlayedConfiguration, match: MarvelMatch): CampaignStanding | undefined {
  const { campaign: log } = configuration;
  const after = nextLog(configuration, match);
  if (log === undefined || after === undefined) return undefined;
  return { before: formatLog(log), log: formatLog(after), news: newsOf(log, after) };
}

function newsOf(log: CampaignLog, after: CampaignLog): Problem {
  const campaign = knownCampaign(log.campaign);
  const number = placeOf(log) + 1;
  const next = scenarioOf(campaign, placeOf(after))?.scenario;
  if (next === undefined) return { code: 'campaign.won', at: '', values: {} };
  const code = placeOf(after) > placeOf(log) ? 'campaign.goesOn' : 'campaign.again';
  const name = labels[next];
  return { code, at: '', values: { number, scenarios: campaign.scenarios.length, next: name?.en ?? next, nextEs: name?.es ?? next } };
}
