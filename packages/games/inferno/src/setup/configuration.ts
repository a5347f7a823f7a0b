import {
  inDeck,
  listOf,
  looksLikeDeckList,
  ok,
  oneWord,
  readDecks,
  record,
  whole,
  type Game,
  type MatchWishes,
  type Problem,
  type Result,
  type Schema,
  type Seat,
  type SeriesScore,
} from '@crupier/kernel/rules';
import { SEATS_MAX, type Inferno } from '../state/state.ts';
import { baseBook, type CardBook } from './card-book.ts';
import type { Deal, SeatToDeal } from './deal.ts';
import { checkDeck, formats, type Format } from './deck-legality.ts';
import type { DeckList } from './deck-list.ts';
import { findBuiltInDeck } from './decks.ts';
import { areCompanionsAdjacent } from './seating.ts';
import { parseDeckList } from './parse-deck-list.ts';

const SEATS_MIN = 2;

/** What a match of Inferno is made from. */
export interface Configuration {
  readonly seats: readonly { readonly deck: DeckList; readonly team?: number }[];
  /** Default: open. *Rule:* INF-100.2a. */
  readonly format?: Format;
  /** Who takes the first turn; chance decides where nobody is named. *Rule:* INF-103.2. */
  readonly starter?: Seat;
  /** The round that it is a game of. *Rule:* INF-100.3a. */
  readonly round?: SeriesScore;
}

/** What is set for a match beside its decks. */
interface Settings {
  readonly format?: Format;
  readonly teams?: readonly number[];
}

/** The schema of these settings. *Rule:* INF-100.2, INF-800.2. */
export const settings: Schema = record({
  'format?': oneWord('value', formats, 'How decks are made.'),
  'teams?': listOf(whole(0, SEATS_MAX - 1), SEATS_MIN, SEATS_MAX),
});

/**
 * A configuration of some decks, each the name of a built-in one or the text of a list, with what else is wished for the match.
 * The settings are as their schema says. *Errors:* those of decks, `start.seats`, `start.teams`, `start.round`.
 */
export function configure(decks: readonly string[], wishes: MatchWishes = {}, book: CardBook = baseBook): Result<Configuration> {
  const { settings: given = {}, series } = wishes;
  const { teams, format } = given as Settings;
  const read = readDecks(decks, (text) => findDeck(text, book));
  if (!read.ok) return read;
  const dealt: Configuration = {
    seats: read.value.map((deck) => ({ deck })),
    ...(format !== undefined && format !== 'open' && { format }),
  };
  const teamed = teams === undefined ? dealt : withTeams(dealt, teams);
  const configuration = series === undefined ? teamed : inRound(teamed, series);
  const problems = checkConfiguration(configuration, book);
  return problems.length > 0 ? { ok: false, problems } : ok(configuration);
}

/** The same match as a game of a round. *Rule:* INF-100.3a, INF-103.2. */
export function inRound(configuration: Configuration, round: SeriesScore): Configuration {
  return { ...configuration, round };
}

/** A match of teams: the same decks, with each seat's team. *Rule:* INF-800.2. */
export function withTeams(configuration: Configuration, teams: readonly number[]): Configuration {
  return { ...configuration, seats: configuration.seats.map((seat, at) => ({ ...seat, team: teams[at] ?? at })) };
}

/** A built-in deck by its name, or else a list of cards. A text of one line that is no list is taken for a name. */
export function findDeck(text: string, book: CardBook = baseBook): Result<DeckList> {
  return looksLikeDeckList(text) ? parseDeckList(text, book) : findBuiltInDeck(text);
}

/**
 * What is wrong with a configuration; nothing, if it can be played.
 * *Errors:* `start.notAConfiguration`, `start.format`, `start.seats`, `start.teams`, `start.seating`, `start.starter`, `start.round`, those of
 * decks, and `deck.notYetPlayable`.
 */
export function checkConfiguration(input: unknown, book: CardBook = baseBook): readonly Problem[] {
  if (!isConfiguration(input)) return [{ code: 'start.notAConfiguration', at: '', values: {} }];
  const { seats, format = 'open', starter, round } = input;
  if (!formats.includes(format))
    return [{ code: 'start.format', at: 'format', values: { format: String(format), formats: formats.join(', ') } }];
  if (seats.length < SEATS_MIN || seats.length > SEATS_MAX)
    return [{ code: 'start.seats', at: 'seats', values: { found: seats.length, least: SEATS_MIN, most: SEATS_MAX } }];
  if (new Set(teamsOf(input)).size < SEATS_MIN) return [{ code: 'start.teams', at: 'seats', values: {} }];
  if (areCompanionsAdjacent(teamsOf(input))) return [{ code: 'start.seating', at: 'seats', values: {} }];
  if (starter !== undefined && !(Number.isInteger(starter) && starter >= 0 && starter < seats.length))
    return [{ code: 'start.starter', at: 'starter', values: { seats: seats.length } }];
  if (round !== undefined && !isRound(round, seats.length)) return [{ code: 'start.round', at: 'round', values: { seats: seats.length } }];
  return seats.flatMap(({ deck }, at) => [
    ...checkDeck(deck, format, { book }).map((problem) => inDeck(at, problem)),
    ...notYet(book, deck, at),
  ]);
}

function isConfiguration(input: unknown): input is Configuration {
  if (typeof input !== 'object' || input === null || !('seats' in input) || !Array.isArray(input.seats)) return false;
  return input.seats.every((seat: unknown) => typeof seat === 'object' && seat !== null && 'deck' in seat && isDeckShape(seat.deck));
}

function isRound({ toWin, wins, games, chooser }: SeriesScore, seats: number): boolean {
  const isCount = (value: unknown): boolean => Number.isInteger(value) && Number(value) >= 0;
  if (!isCount(toWin) || !isCount(games) || !Array.isArray(wins) || wins.length !== seats || !wins.every(isCount)) return false;
  return chooser === undefined || (isCount(chooser) && chooser < seats);
}

function isDeckShape(deck: unknown): deck is DeckList {
  if (typeof deck !== 'object' || deck === null) return false;
  const { name, demon, cards } = deck as Partial<DeckList>;
  if (typeof name !== 'string' || typeof demon !== 'string' || !Array.isArray(cards)) return false;
  return (cards as readonly unknown[]).every((entry) => {
    if (typeof entry !== 'object' || entry === null) return false;
    return (
      'card' in entry && typeof entry.card === 'string' && 'count' in entry && Number.isInteger(entry.count) && Number(entry.count) > 0
    );
  });
}

/** Cards that cannot be played yet keep a deck from the table: half-working cards are never dealt. */
function notYet({ isPlayable, namesOf }: CardBook, { demon, cards }: DeckList, seat: number): Problem[] {
  const missing = [demon, ...cards.map(({ card }) => card)].filter((card) => !isPlayable(card));
  return [...new Set(missing)].map((card) => ({
    code: 'deck.notYetPlayable',
    at: `deck ${seat + 1}`,
    values: { card: namesOf(card).en, cardEs: namesOf(card).es },
  }));
}

function teamsOf({ seats }: Configuration): number[] {
  return seats.map(({ team }, seat) => team ?? seat);
}

const plans = new WeakMap<Configuration, Omit<Deal, 'seed'>>();

/** What to deal for a checked configuration: worked out once for each. */
export function planDeal(game: Game<Inferno>, configuration: Configuration, seed: string): Deal {
  const plan = plans.get(configuration) ?? makePlan(game, configuration);
  plans.set(configuration, plan);
  return { ...plan, seed };
}

function makePlan(game: Game<Inferno>, configuration: Configuration): Omit<Deal, 'seed'> {
  const indexes = new Map(game.definitions.map(({ key }, index) => [key, index]));
  const seats = configuration.seats.map(({ deck }): SeatToDeal => ({
    demon: indexes.get(deck.demon) ?? 0,
    cards: deck.cards.flatMap(({ card, count }) => Array.from({ length: count }, () => indexes.get(card) ?? 0)),
  }));
  return { seats, teams: teamsOf(configuration), starter: configuration.starter ?? -1, round: configuration.round };
}

/** The cards that a configuration can bring into a match, each once. */
export function cardsOf(input: unknown): readonly string[] {
  if (!isConfiguration(input)) return [];
  return [...new Set(input.seats.flatMap(({ deck }) => [deck.demon, ...deck.cards.map(({ card }) => card)]))];
}
