import {
  assert,
  fail,
  hashText,
  looksLikeDeckList,
  ok,
  readDecks,
  record,
  whole,
  type Game,
  type MatchWishes,
  type Problem,
  type Result,
  type Schema,
  type SeriesScore,
} from '@crupier/kernel/rules';
import { factsFor } from '../cards/facts.ts';
import { houses } from '../cards/facts/vocabulary.ts';
import { isCarriedOut } from '../rules/bonus-icons.ts';
import { CHAINS_MAX, type KeyForge } from '../state/state.ts';
import { baseBook, type CardBook } from './card-book.ts';
import type { CardToDeal, Deal, SeatToDeal } from './deal.ts';
import { checkDeck } from './deck-legality.ts';
import type { DeckList } from './deck-list.ts';
import { cardValues, iconValues } from './deck-problems.ts';
import { findBuiltInDeck } from './decks.ts';
import { adaptiveRound, checkFormat, formatSchemas, sealedSetOf, type FormatSettings } from './formats.ts';
import { cardsDrawnOf, generateDeckList } from './generate-deck.ts';
import { parseDeckList } from './parse-deck-list.ts';

const SEATS = 2;

/** What a match of KeyForge is made from. */
export interface Configuration {
  /** The decks are absent where they are sealed. */
  readonly seats: readonly { readonly deck?: DeckList; readonly chains?: number }[];
  /** The code of the set that sealed decks are dealt of. */
  readonly sealed?: string;
  /** Whether it is a game of an adaptive match, in which decks change hands between games. */
  readonly adaptive?: true;
  /** Whether the players bid chains for the decks. *Rule:* KF-CHAIN-BID-1. */
  readonly bidding?: boolean;
}

/** What is set for a match beside its decks. */
interface Settings extends FormatSettings {
  readonly chainBidding?: boolean;
  readonly firstChains?: number;
  readonly secondChains?: number;
}

/** The schema of these settings. *Rule:* KF-CHAIN-BID-1, KF-CHAIN-HANDICAP-1. */
export const settings: Schema = record({
  ...formatSchemas,
  'chainBidding?': { type: 'boolean' },
  'firstChains?': whole(0, CHAINS_MAX),
  'secondChains?': whole(0, CHAINS_MAX),
});

/**
 * A configuration of two decks, each the name of a built-in one or the text of a list, with what else is wished for the match; sealed decks
 * are empty texts. The settings are as their schema says.
 * *Errors:* those of decks, `start.seats`, what `checkFormat` says, and what `checkConfiguration` says.
 */
export function configure(decks: readonly string[], wishes: MatchWishes = {}, book: CardBook = baseBook): Result<Configuration> {
  const { chainBidding, firstChains, secondChains, ...format } = (wishes.settings ?? {}) as Settings;
  if (decks.length !== SEATS) return fail('start.seats', 'decks', { found: decks.length, needed: SEATS });
  const unfit = checkFormat(format, {
    decks,
    series: wishes.series,
    hasChains: chainBidding === true || (firstChains ?? 0) + (secondChains ?? 0) > 0,
  });
  if (unfit.length > 0) return { ok: false, problems: unfit };
  const sealed = sealedSetOf(format);
  const read = sealed === undefined ? readDecks(decks, (text) => findDeck(text, book)) : ok([]);
  if (!read.ok) return read;
  const brought = format.format === 'reversal' ? read.value.toReversed() : read.value;
  const seats = [firstChains, secondChains].map((chains, seat) => {
    const deck = brought[seat];
    return { ...(deck && { deck }), ...(chains !== undefined && { chains }) };
  });
  const configuration: Configuration = {
    seats,
    ...(sealed !== undefined && { sealed }),
    ...(format.format === 'adaptive' && { adaptive: true }),
    ...(chainBidding === true && { bidding: true }),
  };
  const problems = checkConfiguration(configuration, book);
  return problems.length > 0 ? { ok: false, problems } : ok(configuration);
}

/** The next game of a series, as the series stands before it; `seed` is that of the game before. Sealed decks are kept. */
export function inSeries(
  configuration: Configuration,
  series: SeriesScore,
  { seed, book }: { readonly seed: string; readonly book: CardBook },
): Configuration {
  const { adaptive, sealed, ...more } = configuration;
  if (sealed !== undefined) return { ...more, seats: withSealedDecks(configuration, seed, book) };
  if (adaptive === undefined) return configuration;
  const { exchanged, bidding } = adaptiveRound(series);
  return { ...configuration, ...(exchanged && { seats: configuration.seats.toReversed() }), ...(bidding && { bidding }) };
}

/** A built-in deck by its name, or else a list of cards. A text of one line that is no list is taken for a name. */
export function findDeck(text: string, book: CardBook = baseBook): Result<DeckList> {
  return looksLikeDeckList(text) ? parseDeckList(text, book) : findBuiltInDeck(text);
}

/**
 * What is wrong with a configuration; nothing, if it can be played.
 * Errors: `start.notAConfiguration`, `start.seats`, `start.chains`, `start.biddingAndChains`, those of decks, `deck.notYetPlayable` with each card, and
 * `deck.notYetIcon` with each card and bonus icon.
 */
export function checkConfiguration(input: unknown, book: CardBook = baseBook): readonly Problem[] {
  if (!isConfiguration(input)) return [{ code: 'start.notAConfiguration', at: '', values: {} }];
  const { sealed } = input;
  if (input.seats.length !== SEATS) return [{ code: 'start.seats', at: 'seats', values: { found: input.seats.length, needed: SEATS } }];
  if (input.bidding === true && input.seats.some(({ chains = 0 }) => chains > 0))
    return [{ code: 'start.biddingAndChains', at: '', values: {} }];
  const drawn = sealed === undefined ? undefined : generateDeckList(ANY_SEED, sealed, book);
  if (drawn?.ok === false) return drawn.problems;
  return input.seats.flatMap(({ deck, chains = 0 }, at) => [
    ...(deck === undefined ? [] : checkDeckAt(deck, at, book)),
    ...(Number.isInteger(chains) && chains >= 0 && chains <= CHAINS_MAX
      ? []
      : [{ code: 'start.chains', at: `seats[${at}].chains`, values: { max: CHAINS_MAX } }]),
  ]);
}

/** A seed by which it is tried whether decks can be drawn of a set. */
const ANY_SEED = '0'.repeat(64);

function checkDeckAt(deck: DeckList, at: number, book: CardBook): readonly Problem[] {
  return [
    ...checkDeck(deck, (index) => `deck ${at + 1}, card ${index + 1}`, book),
    ...cardsNotYetPlayable(book, deck, at),
    ...iconsNotCarriedOut(book, deck, at),
  ];
}

function isConfiguration(input: unknown): input is Configuration {
  if (typeof input !== 'object' || input === null || !('seats' in input) || !Array.isArray(input.seats)) return false;
  const { seats, bidding, adaptive, sealed } = input as Readonly<Record<string, unknown>> & { readonly seats: readonly unknown[] };
  if (bidding !== undefined && typeof bidding !== 'boolean') return false;
  if (adaptive !== undefined && adaptive !== true) return false;
  if (sealed !== undefined && typeof sealed !== 'string') return false;
  // Sealed decks are dealt; all others are there.
  return seats.every(
    (seat) => typeof seat === 'object' && seat !== null && ('deck' in seat ? isDeckShape(seat.deck) : sealed !== undefined),
  );
}

function isDeckShape(deck: unknown): deck is DeckList {
  if (typeof deck !== 'object' || deck === null) return false;
  const { name, expansion, houses: own, cards, references } = deck as Partial<DeckList>;
  const shaped =
    typeof name === 'string' && typeof expansion === 'number' && Array.isArray(own) && Array.isArray(cards) && Array.isArray(references);
  return shaped && (cards as readonly unknown[]).every(isCardShape);
}

function isCardShape(card: unknown): boolean {
  if (typeof card !== 'object' || card === null) return false;
  return (
    'card' in card &&
    typeof card.card === 'string' &&
    'house' in card &&
    typeof card.house === 'string' &&
    'enhancements' in card &&
    Array.isArray(card.enhancements)
  );
}

/** Cards that cannot be played yet keep a deck from the table: half-working cards are never dealt. */
function cardsNotYetPlayable(book: CardBook, { cards, references, expansion }: DeckList, seat: number): Problem[] {
  const played = references.filter((card) => book.latestFacts(card)?.type !== 'tide');
  const missing = [...new Set([...cards.map(({ card }) => card), ...played])].filter((card) => !book.isPlayable(card));
  return missing.map((card) => {
    const { name = card, nameEs = card } = book.factsFor(card, expansion) ?? {};
    return { code: 'deck.notYetPlayable', at: `deck ${seat + 1}`, values: { card: name, cardEs: nameEs } };
  });
}

/** A bonus icon that would be ignored keeps a deck from the table too. */
function iconsNotCarriedOut(book: CardBook, { cards }: DeckList, seat: number): Problem[] {
  const found = new Map<string, Problem>();
  for (const { card, enhancements } of cards) {
    for (const icon of enhancements.filter((each) => !isCarriedOut(each))) {
      const values = { ...cardValues(card, book), ...iconValues(icon) };
      found.set(`${card} ${icon}`, { code: 'deck.notYetIcon', at: `deck ${seat + 1}`, values });
    }
  }
  return [...found.values()];
}

/** The seats with the decks that a seed deals them. */
function withSealedDecks({ seats, sealed = '' }: Configuration, seed: string, book: CardBook): Configuration['seats'] {
  const dealt: DeckList[] = [];
  for (const at of seats.keys()) dealt.push(drawNamedApart(dealt, `${seed} sealed deck ${at}`, { sealed, book }));
  return seats.map((seat, at) => ({ ...seat, ...(dealt[at] && { deck: dealt[at] }) }));
}

/** Draws a deck that has another name than those: names are all that a table shows of its decks. */
function drawNamedApart(
  others: readonly DeckList[],
  seed: string,
  { sealed, book }: { readonly sealed: string; readonly book: CardBook },
): DeckList {
  const drawn = generateDeckList(seedOf(seed), sealed, book);
  assert(drawn.ok, 'A set of which decks can be drawn was checked.');
  const isNameTaken = others.some(({ name }) => name === drawn.value.name);
  return isNameTaken ? drawNamedApart(others, `${seed} again`, { sealed, book }) : drawn.value;
}

/** A seed that follows from a text: 64 hexadecimal digits. */
function seedOf(text: string): string {
  return ['a', 'b', 'c', 'd'].map((part) => hashText(`${text} ${part}`)).join('');
}

const plans = new WeakMap<Configuration, Omit<Deal, 'seed'>>();

/** What to deal for a checked configuration: worked out once for each, but where the seed deals the decks too. */
export function planDeal(game: Game<KeyForge>, configuration: Configuration, seed: string, book: CardBook = baseBook): Deal {
  const { sealed, ...more } = configuration;
  if (sealed !== undefined) return { ...makePlan(game, book, { ...more, seats: withSealedDecks(configuration, seed, book) }), seed };
  const plan = plans.get(configuration) ?? makePlan(game, book, configuration);
  plans.set(configuration, plan);
  return { ...plan, seed };
}

function makePlan(game: Game<KeyForge>, book: CardBook, { seats, bidding = false }: Configuration): Omit<Deal, 'seed'> {
  const [first, second] = seats.map((seat) => planSeat(game, book, seat)) as [SeatToDeal, SeatToDeal];
  return { seats: [first, second], houseNames: houses, hasTide: seats.some(({ deck }) => deck && hasTide(deck)), bidding };
}

function hasTide({ references }: DeckList): boolean {
  return references.some((card) => factsFor(card, 0)?.type === 'tide');
}

function planSeat(game: Game<KeyForge>, book: CardBook, { deck, chains = 0 }: Configuration['seats'][number]): SeatToDeal {
  assert(deck !== undefined, 'Sealed decks were dealt, and others brought.');
  const indexes = new Map(game.definitions.map(({ key }, index) => [key, index]));
  const cards = deck.cards.map(({ card, house, enhancements }): CardToDeal => {
    const icons = book.factsFor(card, deck.expansion)?.icons ?? [];
    return { definition: indexes.get(card) ?? 0, house, icons: [...icons, ...enhancements] };
  });
  const token = deck.references.find((card) => book.latestFacts(card)?.type === 'tokenCreature');
  return { deck: deck.name, houses: deck.houses, cards, chains, token: indexes.get(token ?? '') ?? 0 };
}

/** The cards that a configuration can bring into a match, each once. */
export function cardsOf(input: unknown, book: CardBook = baseBook): readonly string[] {
  if (!isConfiguration(input)) return [];
  if (input.sealed !== undefined) return cardsDrawnOf(input.sealed, book);
  return [...new Set(input.seats.flatMap(({ deck }) => deck?.cards.map(({ card }) => card) ?? []))];
}
