import {
  checkSchema,
  fail,
  findJsonFault,
  listOf,
  ok,
  oneWord,
  record,
  whole,
  type Problem,
  type Result,
  type Schema,
} from '@crupier/kernel/rules';
import { factsOf } from '../cards/facts.ts';
import type { CardCode } from '../cards/facts/card-facts.ts';
import { identityOf } from '../cards/identities.ts';
import { difficulties, HEROIC_MAX, MODULAR_MAX, VERSIONS_MAX, type Modes } from '../setup/modes.ts';
import { RANDOM, type ScenarioWish } from '../setup/random-scenario.ts';
import { modularNames, scenarioNames, type ScenarioName } from '../setup/scenarios.ts';
import { SEATS_MAX } from '../state/state.ts';
import { campaignLevels, type CampaignLevel } from './campaign.ts';
import { campaignCardOf } from './campaign-cards.ts';
import { campaignNames, knownCampaign, scenarioOf } from './campaigns.ts';

/** The version of the logs that are written; others are refused. */
export const LOG_FORMAT = 1;

/** A game of a campaign that was played to its end. *Rule:* MC-GAME-MODES-12. */
export interface PlayedScenario extends Modes, Pick<ScenarioWish, 'modular'> {
  readonly scenario: ScenarioName;
  readonly result: 'won' | 'lost';
  /** The round in which it ended. */
  readonly rounds: number;
}

/** What a log has of one hero. */
export interface HeroInLog {
  /** The hero’s first face, such as `01001a`. */
  readonly identity: CardCode;
  /** The cards of the campaign that the hero keeps, by their keys: nobody has two copies of one. */
  readonly cards: readonly string[];
  /** The damage that the hero keeps, ≥ 0. */
  readonly damage: number;
}

/** A card that was removed from the campaign. *Rule:* MC-GAME-MODES-11. */
export interface RemovedCard {
  readonly card: string;
  /** The hero whose card it was; absent for one of the scenario. */
  readonly hero?: CardCode;
}

/** What is kept from one game of a campaign to the next. *Rule:* MC-GAME-MODES-10. */
export interface CampaignLog {
  readonly format: typeof LOG_FORMAT;
  readonly campaign: string;
  readonly level: CampaignLevel;
  readonly heroes: readonly HeroInLog[];
  /** Cards of the campaign that the players have earned together. */
  readonly earned: readonly string[];
  readonly removed: readonly RemovedCard[];
  /** Numbers by the names that the campaign gives them. */
  readonly notes: Readonly<Record<string, number>>;
  /** Every game, in the order in which they were played: one that was lost is followed by the same scenario. */
  readonly played: readonly PlayedScenario[];
}

const NOTE_MAX = 999;
const CARDS_MAX = 100;
const PLAYED_MAX = 200;

/** The longest log as a text, in UTF-16 units. */
export const LOG_LENGTH_MAX = 60_000;

const key: Schema = { type: 'string', minLength: 1, maxLength: 80 };

const schema: Schema = record({
  format: whole(LOG_FORMAT, LOG_FORMAT),
  campaign: oneWord('value', campaignNames),
  level: oneWord('value', campaignLevels),
  heroes: listOf(record({ identity: key, cards: listOf(key, 0, CARDS_MAX), damage: whole(0, NOTE_MAX) }), 1, SEATS_MAX),
  earned: listOf(key, 0, CARDS_MAX),
  removed: listOf(record({ card: key, 'hero?': key }), 0, CARDS_MAX),
  notes: { type: 'object', additionalProperties: whole(0, NOTE_MAX), maxProperties: CARDS_MAX },
  played: listOf(
    record({
      scenario: oneWord('value', scenarioNames),
      modular: listOf(oneWord('value', [...modularNames, RANDOM]), 0, MODULAR_MAX),
      difficulty: oneWord('value', difficulties),
      heroic: whole(0, HEROIC_MAX),
      skirmish: whole(0, VERSIONS_MAX),
      result: oneWord('value', ['won', 'lost']),
      rounds: whole(0, NOTE_MAX),
    }),
    0,
    PLAYED_MAX,
  ),
});

/** The log of a campaign that begins. */
export function newLog(campaign: string, level: CampaignLevel, identities: readonly CardCode[]): CampaignLog {
  const heroes = identities.map((identity): HeroInLog => ({ identity, cards: [], damage: 0 }));
  return { format: LOG_FORMAT, campaign, level, heroes, earned: [], removed: [], notes: {}, played: [] };
}

/**
 * Reads a log that somebody kept. *Errors:* `campaign.broken` with the place where the text stops being JSON, and those of `checkLog`, each at
 * its path below `at`.
 */
export function readLog(text: string, at: string): Result<CampaignLog> {
  const fault = findJsonFault(text);
  if (fault !== undefined) return fail('campaign.broken', at, { line: fault.line, column: fault.column });
  const value: unknown = JSON.parse(text);
  const problems = checkLog(value, at);
  return problems.length > 0 ? { ok: false, problems } : ok(value as CampaignLog);
}

/** A log as a text: what `readLog` reads. */
export function formatLog(log: CampaignLog): string {
  return `${JSON.stringify(log, undefined, 2)}\n`;
}

/**
 * What is wrong with a value that should be a log. *Errors:* `campaign.notALog`, `campaign.version`, `campaign.unknown`, `settings.*` of a
 * field that is not as the schema says, `campaign.unknownCard`, `campaign.unknownHero`, `campaign.unknownNote`, `campaign.playedOrder`.
 */
export function checkLog(value: unknown, at: string): readonly Problem[] {
  if (typeof value !== 'object' || value === null || !('format' in value) || !('campaign' in value))
    return [{ code: 'campaign.notALog', at, values: {} }];
  const { format, campaign } = value;
  if (format !== LOG_FORMAT)
    return [{ code: 'campaign.version', at: `${at}.format`, values: { found: quoted(format), known: LOG_FORMAT } }];
  if (!campaignNames.some((name) => name === campaign))
    return [{ code: 'campaign.unknown', at: `${at}.campaign`, values: { found: quoted(campaign), campaigns: campaignNames.join(', ') } }];
  const shape = checkSchema(schema, value, at).map((each) => ({ ...each, code: each.code.replace(/^card\./, 'settings.') }));
  return shape.length > 0 ? shape : checkWords(value as CampaignLog, at);
}

function quoted(value: unknown): string {
  return (JSON.stringify(value) ?? '').slice(0, 40);
}

function checkWords(log: CampaignLog, at: string): readonly Problem[] {
  const { heroes, earned, removed } = log;
  const own = knownCampaign(log.campaign).cards.flatMap((each) => (each.printed.isInstruction === true ? [] : [each.key]));
  const unlessOwn = (card: string, place: string): readonly Problem[] => (own.includes(card) ? [] : [unknownCard(card, place)]);
  const unlessKnown = ({ card }: RemovedCard, place: string): readonly Problem[] =>
    factsOf(card) === undefined ? unlessOwn(card, place) : [];
  const names = heroes.map(({ identity }) => identity);
  return [
    ...heroes.flatMap(({ identity, cards }, seat) => [
      ...(identityOf(identity)?.code === identity && names.indexOf(identity) === seat
        ? []
        : [{ code: 'campaign.unknownHero', at: `${at}.heroes[${seat}].identity`, values: { found: identity } }]),
      ...cards.flatMap((card, index) => unlessOwn(card, `${at}.heroes[${seat}].cards[${index}]`)),
    ]),
    ...earned.flatMap((card, index) => unlessOwn(card, `${at}.earned[${index}]`)),
    ...removed.flatMap((each, index) => [
      ...unlessKnown(each, `${at}.removed[${index}].card`),
      ...(each.hero === undefined || names.includes(each.hero)
        ? []
        : [{ code: 'campaign.unknownHero', at: `${at}.removed[${index}].hero`, values: { found: each.hero } }]),
    ]),
    ...checkNotes(log, at),
    ...checkOrder(log, at),
  ];
}

function unknownCard(card: string, at: string): Problem {
  return { code: 'campaign.unknownCard', at, values: { card: quoted(card) } };
}

function checkNotes({ campaign, notes }: CampaignLog, at: string): readonly Problem[] {
  const known = knownCampaign(campaign).scenarios.flatMap(({ records }) => records.flatMap((each) => ('note' in each ? [each.note] : [])));
  return Object.keys(notes).flatMap((note): readonly Problem[] =>
    known.includes(note)
      ? []
      : [{ code: 'campaign.unknownNote', at: `${at}.notes`, values: { note: quoted(note), known: known.join(', ') } }],
  );
}

/** The scenarios are played in the campaign’s order, each until it is won. *Rule:* MC-GAME-MODES-8. */
function checkOrder({ campaign, played }: CampaignLog, at: string): readonly Problem[] {
  let place = 0;
  for (const [index, { scenario, result }] of played.entries()) {
    const wanted = scenarioOf(knownCampaign(campaign), place)?.scenario;
    if (scenario !== wanted)
      return [{ code: 'campaign.playedOrder', at: `${at}.played[${index}].scenario`, values: { scenario, wanted: wanted ?? '–' } }];
    if (result === 'won') place++;
  }
  return [];
}

/** The place of the scenario that is played next, counted from 0; the number of scenarios once all are won. *Rule:* MC-GAME-MODES-8. */
export function placeOf({ played }: Pick<CampaignLog, 'played'>): number {
  return played.filter(({ result }) => result === 'won').length;
}

/** What the log has of a hero. */
export function heroInLog({ heroes }: CampaignLog, identity: string): HeroInLog | undefined {
  return heroes.find((hero) => hero.identity === identity);
}

/** How many copies of a card were removed from the campaign: of a hero’s own, or of the scenario’s. *Rule:* MC-GAME-MODES-11. */
export function copiesRemoved({ removed }: CampaignLog, card: string, hero?: string): number {
  return removed.filter((each) => each.card === card && each.hero === hero).length;
}

/** The names of a card of the campaign or of any other, for messages. */
export function namesOfCard(card: string): { readonly card: string; readonly cardEs: string } {
  const facts = factsOf(card);
  if (facts !== undefined) return { card: facts.name, cardEs: facts.nameEs };
  const name = campaignCardOf(card)?.name;
  return { card: name?.en ?? card, cardEs: name?.es ?? card };
}
