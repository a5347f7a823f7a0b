import {
  inDeck,
  isInForce,
  listOf,
  looksLikeDeckList,
  ok,
  oneWord,
  perText,
  readDecks,
  record,
  site,
  whole,
  type MatchWishes,
  type Probe,
  type Problem,
  type Result,
  type Schema,
  type Seat,
} from '@crupier/kernel/rules';
import { baseBook, knownIn, type CardBook } from '../cards/card-book.ts';
import { cardsOfSet, knownFacts, otherSideOf } from '../cards/facts.ts';
import type { CardCode, CardFacts } from '../cards/facts/card-facts.ts';
import { identityOf } from '../cards/identities.ts';
import { campaignLevels } from '../campaign/campaign.ts';
import { LOG_LENGTH_MAX, type CampaignLog } from '../campaign/campaign-log.ts';
import { modesInCampaign, scenarioInCampaign } from '../campaign/campaign-modes.ts';
import { campaignNames } from '../campaign/campaigns.ts';
import { checkCampaign, logFromSettings, nextScenario, NO_CAMPAIGN, type CampaignSettings } from '../campaign/configure-campaign.ts';
import { campaignCardsFor, deckWithoutRemoved, withoutRemoved } from '../campaign/lay-campaign.ts';
import { DRONE } from '../state/facedown.ts';
import { SEATS_MAX } from '../state/state.ts';
import type { Deal, SeatToDeal } from './deal.ts';
import { checkDeck, setAsideOf } from './deck-legality.ts';
import type { DeckList } from './deck-list.ts';
import { findBuiltInDeck } from './decks.ts';
import { difficulties, HEROIC_MAX, MODULAR_MAX, VERSIONS_MAX, type Modes } from './modes.ts';
import { parseDeckList } from './parse-deck-list.ts';
import { drawScenario, possibleScenarios, RANDOM, versionsIn, type ScenarioWish } from './random-scenario.ts';
import { checkEnvironment, environments, type Environment } from './environments.ts';
import { modularNames, recommended, scenarioCards, scenarioNames, type KnownScenario } from './scenarios.ts';

/** What is set for a match beside its decks. */
interface Settings extends Partial<ScenarioWish>, Partial<Modes> {
  /** Which products the decks may take their cards from; scenarios may be of any. *Rule:* MC-ENVIRONMENTS-1, MC-ENVIRONMENTS-2. */
  readonly environment?: Environment;
  /** Who is the first player; the players are asked where nobody is named. *Rule:* MC-SETUP-3. */
  readonly firstPlayer?: FirstPlayer;
}

/** The words for the first player: the question at the beginning, or a seat's number. */
const firstPlayers = ['asked', '1', '2', '3', '4'] as const;
type FirstPlayer = (typeof firstPlayers)[number];

/** The schema of these settings. *Rule:* MC-SETUP-3, MC-SETUP-8, MC-GAME-MODES-1 to MC-GAME-MODES-13. */
export const settings: Schema = record({
  'scenario?': oneWord('value', [...scenarioNames, RANDOM], 'The villain.'),
  'modular?': listOf(oneWord('value', [...modularNames, RANDOM], 'A modular encounter set.'), 0, MODULAR_MAX),
  'difficulty?': oneWord('value', difficulties, 'How hard the villain is.'),
  'heroic?': whole(0, HEROIC_MAX),
  'skirmish?': whole(0, VERSIONS_MAX),
  'firstPlayer?': oneWord('value', firstPlayers, 'The number of the seat of the first player; otherwise the players are asked.'),
  'environment?': oneWord('value', [...environments].toReversed(), 'Which products decks take their cards from.'),
  'campaign?': oneWord('value', [NO_CAMPAIGN, ...campaignNames], 'A campaign that begins with this match.'),
  'campaignLevel?': oneWord('value', campaignLevels, 'How hard the campaign is.'),
  'campaignLog?': { type: 'string', maxLength: LOG_LENGTH_MAX, description: 'The log of a campaign that goes on.' },
});

/** What a match of Marvel Champions is made from. */
export interface Configuration extends Required<Omit<Settings, 'environment' | 'firstPlayer'>> {
  /** Absent where the players are asked. *Rule:* MC-SETUP-3. */
  readonly firstPlayer?: Seat;
  /** Absent: legacy, of any product. */
  readonly environment?: Environment;
  readonly seats: readonly { readonly deck: DeckList }[];
  /** The log of the campaign that the match belongs to, as it stands before it. *Rule:* MC-GAME-MODES-10. */
  readonly campaign?: CampaignLog;
}

/**
 * A configuration of some decks, each the name of a built-in one or the text of a list, with what else is wished for the match.
 * The settings are as their schema says; what they leave out is Rhino with the set that the scenario recommends, in standard mode. With a
 * random scenario it is a random set, and in a campaign the scenario that it comes to, with its sets.
 * *Errors:* those of decks, of `logFromSettings` and of `checkConfiguration`.
 */
export function configure(
  decks: readonly string[],
  { settings: given = {} }: MatchWishes = {},
  book: CardBook = baseBook,
): Result<Configuration> {
  const { difficulty = 'standard', heroic = 0, skirmish = 0, environment, firstPlayer = 'asked', ...wish } = given as Settings;
  const read = readDecks(decks, (text) => findDeck(text, book));
  if (!read.ok) return read;
  const log = logFromSettings(given as CampaignSettings, read.value);
  if (!log.ok) return log;
  const campaign = log.value;
  const { scenario = 'rhino', modular } = { ...(campaign && nextScenario(campaign)), ...wish };
  const configuration: Configuration = {
    seats: read.value.map((deck) => ({ deck })),
    scenario,
    modular: modular ?? (scenario === RANDOM ? [RANDOM] : [recommended[scenario]]),
    difficulty,
    heroic,
    skirmish,
    ...(environment !== undefined && { environment }),
    ...(firstPlayer !== 'asked' && { firstPlayer: Number(firstPlayer) - 1 }),
    ...(campaign && { campaign }),
  };
  const problems = checkConfiguration(configuration, book);
  return problems.length > 0 ? { ok: false, problems } : ok(configuration);
}

/** A built-in deck by its name, or else a list of cards. A text of one line that is no list is taken for a name. */
export function findDeck(text: string, book: CardBook = baseBook): Result<DeckList> {
  return looksLikeDeckList(text) ? parseDeckList(text, book) : findBuiltInDeck(text);
}

/**
 * What is wrong with a configuration; nothing, if it can be played.
 * *Errors:* `start.notAConfiguration`, `start.seats`, `start.firstPlayer`, `start.sameIdentity`, `start.scenario`, `start.modular`, `start.skirmish`, those of decks
 * and of the environment, those of `checkCampaign`, and `deck.notYetPlayable`.
 * *Rule:* MC-UNIQUE-3, MC-MODULAR-SET-2, MC-GAME-MODES-6, MC-ENVIRONMENTS-2.
 */
export function checkConfiguration(input: unknown, book: CardBook = baseBook): readonly Problem[] {
  if (!isConfiguration(input)) return [{ code: 'start.notAConfiguration', at: '', values: {} }];
  const { seats, environment = 'legacy', firstPlayer = 0 } = input;
  if (seats.length < 1 || seats.length > SEATS_MAX)
    return [{ code: 'start.seats', at: 'seats', values: { found: seats.length, least: 1, most: SEATS_MAX } }];
  if (!(Number.isInteger(firstPlayer) && firstPlayer >= 0 && firstPlayer < seats.length))
    return [{ code: 'start.firstPlayer', at: 'firstPlayer', values: { seats: seats.length } }];
  const scenario = checkScenario(input);
  const wrong = scenario.length > 0 ? scenario : checkCampaign(input);
  if (wrong.length > 0) return wrong;
  return [
    ...sameIdentities(input),
    ...seats.flatMap(({ deck }, at) => checkDeckIn(book, deck, environment).map((problem) => inDeck(at, problem))),
    ...notYetInScenario(input, book),
  ];
}

function checkScenario({ scenario, modular, skirmish }: Configuration): readonly Problem[] {
  if (scenario !== RANDOM && !scenarioNames.includes(scenario))
    return [{ code: 'start.scenario', at: 'scenario', values: { scenario: String(scenario), scenarios: scenarioNames.join(', ') } }];
  const unknown = modular.find((each) => each !== RANDOM && !modularNames.includes(each));
  if (unknown !== undefined)
    return [{ code: 'start.modular', at: 'modular', values: { modular: String(unknown), sets: modularNames.join(', ') } }];
  if (new Set(modular).size < modular.length) return [{ code: 'start.modularTwice', at: 'modular', values: {} }];
  const versions = versionsIn({ scenario, modular });
  if (skirmish > versions) return [{ code: 'start.skirmish', at: 'skirmish', values: { versions } }];
  return [];
}

/** Two players cannot have the same identity. *Rule:* MC-UNIQUE-1. */
function sameIdentities({ seats }: Configuration): readonly Problem[] {
  return seats.flatMap(({ deck: { identity } }, at): Problem[] => {
    if (seats.findIndex(({ deck }) => deck.identity === identity) === at) return [];
    return [inDeck(at, { code: 'start.sameIdentity', at: '', values: { identity: identityOf(identity)?.hero.name ?? identity } })];
  });
}

/** What is wrong with a deck, or else which of its cards cannot be played yet. */
function checkDeckIn(book: CardBook, deck: DeckList, environment: Environment): readonly Problem[] {
  const wrong = checkDeck(deck, undefined, book);
  // What is no card has no facts.
  return wrong.some(({ code }) => code === 'deck.unknownCode')
    ? wrong
    : [...wrong, ...checkEnvironment(deck, environment), ...notYetPlayableIn(deck, book)];
}

/** The cards of a deck that cannot be played yet, those that come to the table with it among them. *Errors:* `deck.notYetPlayable`. */
export function notYetPlayableIn(deck: DeckList, book: CardBook): readonly Problem[] {
  const { identity, cards } = deck;
  const own = identityOf(identity);
  const listed = [...cards, ...setAsideOf(deck)].map(({ card }) => knownIn(book, card));
  const all = [...(own?.faces ?? []), ...nemesisOf(own?.hero), ...listed];
  return all.filter((facts) => !book.isWritten(facts)).map((facts) => notYetProblem(facts, ''));
}

function notYetInScenario(configuration: Configuration, book: CardBook): readonly Problem[] {
  const codes = new Set(possibleScenarios(configuration).flatMap((known) => Object.values(cardsOfScenario(configuration, known)).flat()));
  return [...codes]
    .map(knownFacts)
    .filter((facts) => !book.isWritten(facts))
    .map((facts) => notYetProblem(facts, 'scenario'));
}

function notYetProblem({ name, nameEs }: CardFacts, at: string): Problem {
  return { code: 'deck.notYetPlayable', at, values: { card: name, cardEs: nameEs } };
}

/** The cards of a hero's nemesis. *Rule:* MC-NEMESIS-SET-1. */
function nemesisOf(hero: CardFacts | undefined): readonly CardFacts[] {
  return hero?.set === undefined ? [] : cardsOfSet(`${hero.set}_nemesis`);
}

function cardsOfScenario(
  { difficulty, skirmish, heroic }: Modes,
  { scenario, modular }: KnownScenario,
  probe?: Probe,
): ReturnType<typeof scenarioCards> {
  return scenarioCards(scenario, { modular, isExpert: difficulty === 'expert', heroic, skirmish }, probe);
}

const alterEgosUp = site('MC-IDENTITY-2 MC-SETUP-1', 'an identity is dealt with its alter-ego side up');
const withObligations = site(
  'MC-OBLIGATION-2 MC-OBLIGATION-3 MC-LTP-5 MC-SETUP-4',
  'the obligations of an identity’s own set are shuffled into the encounter deck',
);
const withNemesis = site(
  'MC-NEMESIS-SET-1 MC-LTP-39 MC-LTP-40 MC-LTP-41 MC-LTP-42 MC-SETUP-5 MC-LTP-43',
  'the cards of an identity’s nemesis are set aside',
);
const linkedForEach = site('MC-LINKED-4', 'the cards that are linked to a card are set aside for each deck that has it');
const ownDeck = site('MC-LTP-3 MC-PLAYER-DECK-1', 'a player’s deck has the cards of its list');

/** Plans the deal of a configuration that was checked. */
export function planDeal(configuration: Configuration, seed: string, probe?: Probe): Deal {
  return planWith(configuration, drawScenario(configuration, seed, probe), seed, probe);
}

function planWith(configuration: Configuration, drawn: KnownScenario, seed: string, probe?: Probe): Deal {
  const { seats, firstPlayer, campaign: log } = configuration;
  const known = scenarioInCampaign(log, drawn, probe);
  const modes = modesInCampaign(log, configuration, probe);
  const ofScenario = cardsOfScenario(modes, known, probe);
  const identities = seats.map(({ deck }) => deck.identity);
  const dealt = seats.map(({ deck }) => plannedSeat(deck, log, probe));
  return {
    seats: isInForce(probe, linkedForEach) ? dealt : dealt.map((seat, at) => (at === 0 ? seat : { ...seat, setAside: [] })),
    ...ofScenario,
    encounter: withoutRemoved(log, ofScenario.encounter, probe),
    campaign: campaignCardsFor(log, identities, probe),
    heroic: modes.heroic,
    ...(firstPlayer !== undefined && { first: firstPlayer }),
    seed,
  };
}

function plannedSeat(deck: DeckList, log: CampaignLog | undefined, probe?: Probe): SeatToDeal {
  if (log === undefined && probe === undefined) return seatOf(deck);
  return seatToDeal({ ...deck, cards: deckWithoutRemoved(log, deck.identity, deck.cards, probe) }, probe);
}

/** What is dealt for a deck by all rules, planned once: simulations deal thousands of matches from one. */
const seatOf = perText((deck: DeckList) => seatToDeal(deck));

function seatToDeal(deck: DeckList, probe?: Probe): SeatToDeal {
  const { name, identity, cards } = deck;
  const own = identityOf(identity);
  const inSet = own?.hero.set === undefined ? [] : cardsOfSet(own.hero.set);
  return {
    deck: name,
    identity: isInForce(probe, alterEgosUp) ? (otherSideOf(identity)?.code ?? identity) : identity,
    cards: isInForce(probe, ownDeck) ? cards.flatMap(({ card, count }) => Array<CardCode>(count).fill(card)) : [],
    obligations: inSet.filter(({ type }) => type === 'obligation' && isInForce(probe, withObligations)).flatMap(copies),
    nemesis: nemesisOf(own?.hero)
      .filter(({ type }) => type !== 'obligation' && isInForce(probe, withNemesis))
      .flatMap(copies),
    setAside: setAsideOf(deck).flatMap(({ card, count }) => Array<CardCode>(count).fill(card)),
  };
}

function copies({ code, quantity }: CardFacts): readonly CardCode[] {
  return Array<CardCode>(quantity).fill(code);
}

/** The keys of all cards of a match, each once; with a random scenario, of all that may be in it. */
export function cardsOf(configuration: unknown): readonly string[] {
  const checked = configuration as Configuration;
  const possible = possibleScenarios(checked);
  const all = possible.flatMap((known) => {
    const { seats, villain, mainScheme, encounter, campaign = [] } = planWith(checked, known, '');
    const own = seats.flatMap(({ identity, cards, obligations = [], nemesis = [], setAside = [] }) => [
      identity,
      ...cards,
      ...obligations,
      ...nemesis,
      ...setAside,
    ]);
    return [...own, ...villain, ...mainScheme, ...encounter, ...campaign.map(({ key }) => key)];
  });
  const facedown = possible.some(({ scenario }) => scenario === 'ultron') ? [DRONE] : [];
  return [...new Set([...all.flatMap((key) => [key, otherSideOf(key as CardCode)?.code ?? key]), ...facedown])];
}

function isConfiguration(input: unknown): input is Configuration {
  if (typeof input !== 'object' || input === null || !('seats' in input) || !Array.isArray(input.seats)) return false;
  if (!('scenario' in input) || !('modular' in input) || !Array.isArray(input.modular)) return false;
  return input.seats.every((seat: unknown) => typeof seat === 'object' && seat !== null && 'deck' in seat && isDeckShape(seat.deck));
}

function isDeckShape(deck: unknown): deck is DeckList {
  return typeof deck === 'object' && deck !== null && 'identity' in deck && 'cards' in deck && Array.isArray(deck.cards);
}
