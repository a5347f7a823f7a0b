import {
  fail,
  languages,
  ok,
  randomBelow,
  seedRandom,
  shuffle,
  type CardSetName,
  type GeneratedDeck,
  type Result,
} from '@crupier/kernel/rules';
import { cardSets, cardsOfSet } from '../cards/facts.ts';
import type { CardFacts, CardSlug } from '../cards/facts/card-facts.ts';
import { houses as allHouses, type House, type Rarity, type SetCode } from '../cards/facts/vocabulary.ts';
import type { CardBook } from './card-book.ts';
import { cardsPerHouse, housesPerDeck, type DeckCard, type DeckList } from './deck-list.ts';
import { companionsOf } from './companions.ts';
import { drawDeckName } from './deck-names.ts';
import { formatDeckList } from './format-deck-list.ts';

/** Sets whose decks need nothing beside their cards: no reference cards, no enhancements. */
const codes = ['CotA', 'AoA'] as const satisfies readonly SetCode[];

/** Those sets, with their names. */
export const generatedSets: readonly CardSetName[] = codes.map((code) => ({
  code,
  name: cardSets.find((set) => set.code === code)?.name ?? code,
}));

/** How often a card of each rarity is drawn, of so many altogether. The publisher does not tell: these are ours. */
const odds: readonly (readonly [rarities: readonly Rarity[], weight: number])[] = [
  [['common'], 20],
  [['uncommon'], 11],
  [['rare', 'variant'], 5],
];
/** One deck in so many has a maverick: a card in the frame of another of its houses. *Rule:* KF-MAVERICK-1. */
const MAVERICK_IN = 8;
/** No deck has more copies of a card. */
const COPIES_MAX = 4;
/** A house with fewer different cards would be the same dozen in every deck. */
const LEAST_OF_HOUSE = 20;

type Random = number[];

/** A drawn deck by its name, and its list as texts. In and *errors:* as of `generateDeckList`. */
export function generateDeck(seed: string, set: string, book: CardBook): Result<GeneratedDeck> {
  const drawn = generateDeckList(seed, set, book);
  if (!drawn.ok) return drawn;
  const [en, es] = languages.map((language) => formatDeckList(drawn.value, language)) as [string, string];
  return ok({ name: drawn.value.name, lists: { en, es } });
}

/**
 * A deck drawn by a seed: three houses of a set, and for each twelve cards by the set's rarities. Cards that the publisher prints together
 * come together. Only cards that can be played are drawn.
 *
 * In: 64 hexadecimal digits; a set's code, by default the first. *Errors:* `deck.strangeSet`, `deck.fewPlayable`.
 */
export function generateDeckList(seed: string, set: string, book: CardBook): Result<DeckList> {
  const code = codes.find((each) => each.toLowerCase() === set.toLowerCase());
  if (code === undefined) return fail('deck.strangeSet', 'set', { set, known: codes.join(', ') });
  const random = seedRandom(seed);
  const pools = poolsOf(code, book);
  if (pools.length < housesPerDeck) return fail('deck.fewPlayable', 'set', { set: code, least: LEAST_OF_HOUSE, houses: housesPerDeck });
  const places = pools.map((_, at) => at);
  shuffle(random, places);
  const chosen = pools.filter((_, at) => places.indexOf(at) < housesPerDeck);
  const cards = chosen.flatMap(([house, pool]) => drawHouse(random, pool).map((card): DeckCard => ({ card, house, enhancements: [] })));
  const [first, second, third] = chosen.map(([house]) => house) as [House, House, House];
  const { expansions = [] } = cardSets.find((each) => each.code === code) ?? {};
  return ok({
    name: drawDeckName(random),
    expansion: expansions[0] ?? 0,
    houses: [first, second, third],
    cards: withMaverick(random, cards),
    references: [],
  });
}

/** The cards that a deck drawn of a set can have. */
export function cardsDrawnOf(set: string, book: CardBook): readonly CardSlug[] {
  const code = codes.find((each) => each.toLowerCase() === set.toLowerCase());
  return code === undefined ? [] : [...new Set(poolsOf(code, book).flatMap(([, pool]) => pool.map(({ id }) => id)))].toSorted();
}

/** The cards of each house of a set that can be played, of the houses that have enough of them. */
function poolsOf(set: SetCode, book: CardBook): readonly (readonly [House, readonly CardFacts[]])[] {
  const playable = cardsOfSet(set).filter(({ id }) => book.isPlayable(id) && companionsOf(id).every(({ card }) => book.isPlayable(card)));
  return allHouses.flatMap((house): readonly (readonly [House, readonly CardFacts[]])[] => {
    const own = playable.filter(({ houses }) => houses.includes(house));
    return own.length < LEAST_OF_HOUSE ? [] : [[house, own]];
  });
}

/** The twelve cards of a house, in the order of their names. */
function drawHouse(random: Random, pool: readonly CardFacts[]): readonly CardSlug[] {
  const drawn: CardSlug[] = [];
  while (drawn.length < cardsPerHouse) {
    const card = drawCard(random, pool);
    const together = [card.id, ...companionsOf(card.id).flatMap(({ card: other, count }) => Array.from({ length: count }, () => other))];
    const isOften = drawn.filter((each) => each === card.id).length >= COPIES_MAX;
    if (!isOften && drawn.length + together.length <= cardsPerHouse) drawn.push(...together);
  }
  return drawn.toSorted();
}

/** First a rarity by its odds, then one of its cards, each as likely. What only comes with other cards is none of them. */
function drawCard(random: Random, pool: readonly CardFacts[]): CardFacts {
  const groups = odds.flatMap(([rarities, weight]) => {
    const cards = pool.filter(({ rarity }) => rarities.includes(rarity));
    return cards.length === 0 ? [] : [{ cards, weight }];
  });
  let roll = randomBelow(
    random,
    groups.reduce((sum, { weight }) => sum + weight, 0),
  );
  const group = groups.find(({ weight }) => (roll -= weight) < 0) ?? groups[0];
  return group?.cards[randomBelow(random, group.cards.length)] as CardFacts;
}

/** Now and then one card is printed in the frame of another house, in the place of a card of that house. */
function withMaverick(random: Random, cards: readonly DeckCard[]): readonly DeckCard[] {
  if (randomBelow(random, MAVERICK_IN) > 0) return cards;
  const free = cards.filter(({ card }) => companionsOf(card).length === 0);
  const [from, to] = [free[randomBelow(random, free.length)], free[randomBelow(random, free.length)]];
  if (from === undefined || to === undefined || from.house === to.house) return cards;
  return cards.map((each) => (each === to ? { ...from, house: to.house } : each));
}
