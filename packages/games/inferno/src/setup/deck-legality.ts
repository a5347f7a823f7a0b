import type { Problem } from '@crupier/kernel';
import { factsOf, namesOf, type CardFacts } from '../cards/facts.ts';
import { pathNames } from '../words/paths.ts';
import type { DeckEntry, DeckList } from './deck-list.ts';
import { deckProblem, unknownCard } from './deck-problems.ts';

/** How decks are made: constructed, or from what was opened. *Rule:* INF-100.2. */
export const formats = ['open', 'limited'] as const;
/** One of the formats. */
export type Format = (typeof formats)[number];

/** How many cards a deck has, no more and no fewer. *Rule:* INF-100.2a, INF-100.2b. */
export const deckSizes: Readonly<Record<Format, number>> = { open: 50, limited: 40 };
/** How many cards of one name an open deck may have. *Rule:* INF-100.2a. */
export const copiesMax = 4;

/** Says where an entry of a deck stands, by its place in the deck, from 0. */
export type PlaceOf = (index: number) => string;

/**
 * Finds what makes a deck illegal in a format; a legal one has no problem.
 *
 * In: the deck, the format, and how problems should name the place of an entry (`cards[4]` if nothing is said).
 * *Errors:* `deck.total`, `deck.tooManyCopies`, `deck.foreignPath`, `deck.unknownCard`, `deck.strangeCard`, `deck.noDemon`,
 * `deck.demonAmongCards`, `deck.token`, `deck.badCount`.
 * *Rule:* INF-100.2a, INF-100.2b, INF-105.3, INF-204.5e, INF-205.1.
 */
export function checkDeck(deck: DeckList, format: Format = 'open', placeOf: PlaceOf = (index) => `cards[${index}]`): readonly Problem[] {
  return [
    ...checkDemon(deck.demon),
    ...deck.cards.flatMap((entry, index) => checkEntry(entry, placeOf(index))),
    ...checkTotal(deck, format),
    ...(format === 'open' ? [...checkCopies(deck, placeOf), ...checkPaths(deck, placeOf)] : []),
  ];
}

/** Whether a card may be in a deck without a limit to its copies. *Rule:* INF-204.5e. */
export function isUnlimited({ supertypes }: Pick<CardFacts, 'supertypes'>): boolean {
  return supertypes.includes('unlimited');
}

function checkDemon(demon: string): readonly Problem[] {
  if (demon === '') return [deckProblem('deck.noDemon', 'demon')];
  const facts = factsOf(demon);
  if (facts === undefined) return [unknownCard(demon, 'demon')];
  return facts.types.includes('demon') ? [] : [deckProblem('deck.notADemon', 'demon', namedValues(demon))];
}

function checkEntry({ card, count }: DeckEntry, at: string): readonly Problem[] {
  const facts = factsOf(card);
  if (facts === undefined) return [unknownCard(card, at)];
  if (facts.types.includes('demon')) return [deckProblem('deck.demonAmongCards', at, namedValues(card))];
  if (facts.number === 0) return [deckProblem('deck.token', at, namedValues(card))];
  return Number.isInteger(count) && count > 0 ? [] : [deckProblem('deck.badCount', at, { count })];
}

function checkTotal({ cards }: DeckList, format: Format): readonly Problem[] {
  const count = cards.reduce((sum, entry) => sum + entry.count, 0);
  const size = deckSizes[format];
  return count === size ? [] : [deckProblem('deck.total', '', { count, size })];
}

/** Cards are alike that share their Spanish name. *Rule:* INF-100.2a, INF-201.2. */
function checkCopies({ cards }: DeckList, placeOf: PlaceOf): readonly Problem[] {
  const counts = new Map<string, number>();
  return cards.flatMap(({ card, count }, index) => {
    const facts = factsOf(card);
    if (facts === undefined || isUnlimited(facts)) return [];
    const before = counts.get(facts.name.es) ?? 0;
    counts.set(facts.name.es, before + count);
    // Told once, at the entry that is one too many.
    if (before > copiesMax || before + count <= copiesMax) return [];
    const total = cards.reduce((sum, each) => sum + (factsOf(each.card)?.name.es === facts.name.es ? each.count : 0), 0);
    return [deckProblem('deck.tooManyCopies', placeOf(index), { ...namedValues(card), count: total, max: copiesMax })];
  });
}

/** A card of no path goes with every demon. *Rule:* INF-105.3, INF-205.1. */
function checkPaths({ cards, demon }: DeckList, placeOf: PlaceOf): readonly Problem[] {
  const facts = factsOf(demon);
  if (facts === undefined || !facts.types.includes('demon')) return [];
  return cards.flatMap(({ card }, index) => {
    const path = factsOf(card)?.path;
    if (path === undefined || path === facts.path) return [];
    const own = facts.path === undefined ? { en: 'no path', es: 'ninguna senda' } : pathNames[facts.path];
    const { en, es } = pathNames[path];
    return [deckProblem('deck.foreignPath', placeOf(index), { ...namedValues(card), path: en, pathEs: es, own: own.en, ownEs: own.es })];
  });
}

function namedValues(card: string): Readonly<Record<'card' | 'cardEs', string>> {
  const { en, es } = namesOf(card);
  return { card: en, cardEs: es };
}
