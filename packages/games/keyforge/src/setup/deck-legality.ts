import type { Problem } from '@crupier/kernel/rules';
import { cardSets, orderOf, setOfExpansion } from '../cards/facts.ts';
import type { CardSlug } from '../cards/facts/card-facts.ts';
import { houseNames } from '../cards/facts/houses.ts';
import { otherHalfOf } from '../cards/facts/names.ts';
import { houses, type CardType, type House } from '../cards/facts/vocabulary.ts';
import { baseBook, type CardBook } from './card-book.ts';
import { cardsPerHouse, deckSize, housesPerDeck, type DeckList } from './deck-list.ts';
import { cardLabel, cardValues, deckProblem, houseValues, unknownCard, unknownHouse } from './deck-problems.ts';

/** The types that are shuffled into a deck; cards of other types only lie beside it. *Rule:* KF-DECK-1, KF-DECK-2. */
const deckTypes: readonly CardType[] = ['action', 'artifact', 'creature', 'upgrade'];

/** Says where a card of a deck stands, by its place in the deck, from 0. */
export type PlaceOf = (index: number) => string;

/**
 * Finds what makes a deck illegal; a legal one has no problem.
 *
 * In: the deck, and how problems should name the place of a card (`cards[4]` if nothing is said).
 * *Errors:* `deck.houseCount`, `deck.total`, `deck.perHouse`, `deck.unknownCard`, `deck.strangeCard`, `deck.unknownHouse`,
 * `deck.foreignHouse`, `deck.referenceCard`, `deck.notReference`, `deck.tooManyReferences`, `deck.unpairedHalf`, `deck.notYetPrinted`.
 * A maverick (a card in the frame of another house) is legal, and so is a legacy card.
 * *Rule:* KF-DECK-1, KF-DECK-2, KF-MAVERICK-1, KF-LEGACY-1, KF-GIGANTIC-1.
 */
export function checkDeck(deck: DeckList, placeOf: PlaceOf = (index) => `cards[${index}]`, book: CardBook = baseBook): readonly Problem[] {
  return [
    ...checkHouses(deck),
    ...checkTotal(deck.cards.length),
    ...checkPerHouse(deck),
    ...deck.cards.flatMap((_, index) => checkCard(deck, index, { at: placeOf(index), book })),
    ...checkReferences(deck, book),
    ...checkHalves(deck, placeOf, book),
  ];
}

/** Whether a card is a reference card, which lies beside the deck. *Rule:* KF-DECK-2. */
export function isReferenceCard(card: CardSlug, book: CardBook = baseBook): boolean {
  const type = book.latestFacts(card)?.type;
  return type !== undefined && !deckTypes.includes(type);
}

/** Checks how many cards a deck has. *Errors:* `deck.total`. */
export function checkTotal(count: number): readonly Problem[] {
  return count === deckSize ? [] : [deckProblem('deck.total', '', { count, max: deckSize })];
}

function checkHouses(deck: DeckList): readonly Problem[] {
  const unknown = deck.houses.flatMap((house, index) => (isHouse(house) ? [] : [unknownHouse(house, `houses[${index}]`)]));
  const different = [...new Set(deck.houses)].filter(isHouse);
  if (unknown.length > 0 || different.length === housesPerDeck) return unknown;
  return [deckProblem('deck.houseCount', 'houses', { count: different.length, ...houseValues(different) })];
}

function checkPerHouse(deck: DeckList): readonly Problem[] {
  return [...new Set(deck.houses)].filter(isHouse).flatMap((house) => {
    const count = deck.cards.filter((each) => each.house === house).length;
    if (count === cardsPerHouse) return [];
    const { en, es } = houseNames[house];
    return [deckProblem('deck.perHouse', '', { house: en, houseEs: es, count, max: cardsPerHouse })];
  });
}

function checkCard(deck: DeckList, index: number, { at, book }: { readonly at: string; readonly book: CardBook }): readonly Problem[] {
  const entry = deck.cards[index];
  if (entry === undefined) return [];
  const { card, house } = entry;
  if (!book.isCard(card)) return [unknownCard(card, at, book)];
  if (!isHouse(house)) return [unknownHouse(house, at)];
  const problems: Problem[] = [];
  if (!deck.houses.includes(house)) {
    const { en, es } = houseNames[house];
    problems.push(
      deckProblem('deck.foreignHouse', at, {
        ...cardValues(card, book),
        house: en,
        houseEs: es,
        ...houseValues(deck.houses.filter(isHouse)),
      }),
    );
  }
  if (isReferenceCard(card, book)) problems.push(deckProblem('deck.referenceCard', at, cardValues(card, book)));
  return [...problems, ...checkAge(card, deck.expansion, { at, book })];
}

/** Only for the sets that we know: of others we cannot say what came before them. */
function checkAge(card: CardSlug, expansion: number, { at, book }: { readonly at: string; readonly book: CardBook }): readonly Problem[] {
  const first = book.printingsOf(card)[0]?.set;
  const firstOrder = cardSets.findIndex((set) => set.code === first);
  if (setOfExpansion(expansion) === undefined || firstOrder <= orderOf(expansion)) return [];
  return [deckProblem('deck.notYetPrinted', at, { ...cardValues(card, book), set: cardSets[firstOrder]?.name ?? '' })];
}

/** Version 17.2 of the rules knows no prophecies, of which a deck of Prophetic Visions has several: they are not counted. */
function checkReferences(deck: DeckList, book: CardBook): readonly Problem[] {
  const problems = deck.references.flatMap((card, index) => {
    const at = `references[${index}]`;
    if (!book.isCard(card)) return [unknownCard(card, at, book)];
    return isReferenceCard(card, book) ? [] : [deckProblem('deck.notReference', at, cardValues(card, book))];
  });
  const counted = deck.references.filter((card) => book.latestFacts(card)?.type !== 'prophecy');
  if (counted.length <= 1) return problems;
  const named = {
    cards: counted.map((card) => cardLabel(card, 'en', book)).join(', '),
    cardsEs: counted.map((card) => cardLabel(card, 'es', book)).join(', '),
  };
  return [...problems, deckProblem('deck.tooManyReferences', '', { count: counted.length, ...named })];
}

function checkHalves(deck: DeckList, placeOf: PlaceOf, book: CardBook): readonly Problem[] {
  const bottoms = new Set(deck.cards.map(({ card }) => bottomHalfOf(card, book)).filter((card) => card !== undefined));
  return [...bottoms].flatMap((bottom) => {
    const count = (half: CardSlug | undefined): number => deck.cards.filter((each) => each.card === half).length;
    const [bottomCount, topCount] = [count(bottom), count(otherHalfOf(bottom))];
    if (bottomCount === topCount) return [];
    const at = placeOf(deck.cards.findIndex((each) => bottomHalfOf(each.card, book) === bottom));
    const facts = book.latestFacts(bottom);
    const named = { card: facts?.name ?? bottom, cardEs: facts?.nameEs ?? bottom };
    return [deckProblem('deck.unpairedHalf', at, { ...named, bottoms: bottomCount, tops: topCount })];
  });
}

function bottomHalfOf(card: CardSlug, book: CardBook): CardSlug | undefined {
  const other = otherHalfOf(card);
  if (other === undefined) return undefined;
  return book.latestFacts(card)?.half === 'top' ? other : card;
}

function isHouse(house: string): house is House {
  return houses.some((each) => each === house);
}
