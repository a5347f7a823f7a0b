import type { Problem } from '@crupier/kernel/rules';
import type { CardFacts } from '../cards/facts.ts';
import { pathNames } from '../words/paths.ts';
import { baseBook, type CardBook } from './card-book.ts';
import type { DeckEntry, DeckList } from './deck-list.ts';
import { deckProblem, unknownCard } from './deck-problems.ts';

/** How decks are made: constructed, or from what was opened. *Rule:* INF-100.2. */
export const formats = ['open', 'limited'] as const;
/** One of the formats. */
export type Format = (typeof formats)[number];

/** How many cards a deck has, no more and no fewer. *Rule:* INF-100.2a, INF-100.2b. */
export const deckSizes: Readonly<Record<Format, number>> = { open: 50, limited: 40 };
/** The rows that say so. */
const sizeRules: Readonly<Record<Format, string>> = { open: 'INF-100.2a', limited: 'INF-100.2b' };
/** How many cards of one name an open deck may have. *Rule:* INF-100.2a. */
export const copiesMax = 4;

/** What decks are judged by. */
export interface Judging {
  /** Says where an entry of a deck stands, by its place in the deck, from 0: `cards[4]` if nothing is said. */
  readonly placeOf?: (index: number) => string;
  /** The cards that there are; those of the game if nothing is said. */
  readonly book?: CardBook;
  /** What was opened, if that is known: a limited deck has no more of a card. */
  readonly pool?: readonly DeckEntry[];
}

type PlacedBook = Required<Pick<Judging, 'placeOf' | 'book'>>;

/**
 * Finds what makes a deck illegal in a format; a legal one has no problem.
 *
 * *Errors:* `deck.total`, `deck.tooManyCopies`, `deck.foreignPath`, `deck.unknownCard`, `deck.strangeCard`, `deck.noDemon`,
 * `deck.demonAmongCards`, `deck.token`, `deck.badCount`, `deck.notInPool`.
 * *Rule:* INF-100.2a, INF-100.2b, INF-105.3, INF-204.5e, INF-205.1.
 */
export function checkDeck(deck: DeckList, format: Format = 'open', judging: Judging = {}): readonly Problem[] {
  const { placeOf = (index): string => `cards[${index}]`, book = baseBook, pool } = judging;
  const by = { placeOf, book };
  return [
    ...checkDemon(book, deck.demon),
    ...deck.cards.flatMap((entry, index) => checkEntry(book, entry, placeOf(index))),
    ...checkTotal(deck, format),
    ...(format === 'open' ? [...checkCopies(deck, by), ...checkPaths(deck, by)] : []),
    ...(format === 'limited' && pool !== undefined ? checkPool(deck, pool, by) : []),
  ];
}

/** Whether a card may be in a deck without a limit to its copies. *Rule:* INF-204.5e. */
export function isUnlimited({ supertypes }: Pick<CardFacts, 'supertypes'>): boolean {
  return supertypes.includes('unlimited');
}

function checkDemon(book: CardBook, demon: string): readonly Problem[] {
  if (demon === '') return [deckProblem('deck.noDemon', 'demon')];
  const facts = book.factsOf(demon);
  if (facts === undefined) return [unknownCard(book, demon, 'demon')];
  return facts.types.includes('demon') ? [] : [deckProblem('deck.notADemon', 'demon', namedValues(book, demon))];
}

function checkEntry(book: CardBook, { card, count }: DeckEntry, at: string): readonly Problem[] {
  const facts = book.factsOf(card);
  if (facts === undefined) return [unknownCard(book, card, at)];
  if (facts.types.includes('demon')) return [deckProblem('deck.demonAmongCards', at, namedValues(book, card))];
  if (facts.number === 0) return [deckProblem('deck.token', at, namedValues(book, card))];
  return Number.isInteger(count) && count > 0 ? [] : [deckProblem('deck.badCount', at, { count })];
}

function checkTotal({ cards }: DeckList, format: Format): readonly Problem[] {
  const count = cards.reduce((sum, entry) => sum + entry.count, 0);
  const size = deckSizes[format];
  return count === size ? [] : [deckProblem('deck.total', '', { count, size, rule: sizeRules[format] })];
}

/** Cards are alike that share their Spanish name. *Rule:* INF-100.2a, INF-201.2. */
function checkCopies({ cards }: DeckList, { placeOf, book }: PlacedBook): readonly Problem[] {
  const counts = new Map<string, number>();
  return cards.flatMap(({ card, count }, index) => {
    const facts = book.factsOf(card);
    if (facts === undefined || isUnlimited(facts)) return [];
    const before = counts.get(facts.name.es) ?? 0;
    counts.set(facts.name.es, before + count);
    // Told once, at the entry that is one too many.
    if (before > copiesMax || before + count <= copiesMax) return [];
    const total = cards.reduce((sum, each) => sum + (book.factsOf(each.card)?.name.es === facts.name.es ? each.count : 0), 0);
    return [deckProblem('deck.tooManyCopies', placeOf(index), { ...namedValues(book, card), count: total, max: copiesMax })];
  });
}

/** A limited deck is made of what was opened. *Rule:* INF-100.2b. */
function checkPool({ cards }: DeckList, pool: readonly DeckEntry[], { placeOf, book }: PlacedBook): readonly Problem[] {
  return cards.flatMap(({ card, count }, index) => {
    const opened = pool.reduce((sum, each) => sum + (each.card === card ? each.count : 0), 0);
    return count <= opened ? [] : [deckProblem('deck.notInPool', placeOf(index), { ...namedValues(book, card), count, opened })];
  });
}

/** A card of no path goes with every demon. *Rule:* INF-105.3, INF-205.1. */
function checkPaths({ cards, demon }: DeckList, { placeOf, book }: PlacedBook): readonly Problem[] {
  const facts = book.factsOf(demon);
  if (facts === undefined || !facts.types.includes('demon')) return [];
  return cards.flatMap(({ card }, index) => {
    const path = book.factsOf(card)?.path;
    if (path === undefined || path === facts.path) return [];
    const own = facts.path === undefined ? { en: 'no path', es: 'ninguna senda' } : pathNames[facts.path];
    const { en, es } = pathNames[path];
    return [
      deckProblem('deck.foreignPath', placeOf(index), { ...namedValues(book, card), path: en, pathEs: es, own: own.en, ownEs: own.es }),
    ];
  });
}

function namedValues(book: CardBook, card: string): Readonly<Record<'card' | 'cardEs', string>> {
  const { en, es } = book.namesOf(card);
  return { card: en, cardEs: es };
}
