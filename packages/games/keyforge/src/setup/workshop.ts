import { looksLikeDeckList, sectionsBy, type CardCount, type DeckSection, type DeckWorkshop } from '@crupier/kernel/rules';
import { cardSets, cardsOfSet } from '../cards/facts.ts';
import { houses as allHouses } from '../cards/facts/vocabulary.ts';
import type { CardBook } from './card-book.ts';
import { isReferenceCard } from './deck-legality.ts';
import type { DraftCard } from './deck-draft.ts';
import { findBuiltInDeck } from './decks.ts';
import { formatDeckList } from './format-deck-list.ts';
import { FIRST_HAND } from '../rules/start.ts';
import { parseDeckList, readDeckDraft } from './parse-deck-list.ts';
import { printedOn } from './printed-facts.ts';
import { sketchCard } from './sketch-card.ts';

/** Looking through the cards of KeyForge, and reading its decks: nobody builds one. *Rule:* KF-DECK-1. */
export function workshop(book: CardBook): DeckWorkshop {
  return {
    cards: () => [...new Set([...book.own, ...cardSets.flatMap(({ code }) => cardsOfSet(code).map(({ id }) => id))])],
    facets: [
      { fact: 'house', kind: 'word' },
      { fact: 'type', kind: 'word' },
      { fact: 'set', kind: 'word' },
      { fact: 'power', kind: 'number' },
      { fact: 'rarity', kind: 'word' },
      { fact: 'keywords', kind: 'word' },
      { fact: 'traits', kind: 'word' },
    ],
    sets: cardSets.map(({ code, name }) => ({ code, name: { en: name, es: name } })),
    factsOf: (card) => {
      const facts = book.latestFacts(card);
      return facts && printedOn(book, facts);
    },
    isPlayable: book.isPlayable,
    likeness: [
      { fact: 'type', by: 'same', weight: 3, isNeeded: true },
      { fact: 'house', by: 'same', weight: 3, isNeeded: true },
      { fact: 'power', by: 'close', weight: 3 },
      { fact: 'armor', by: 'close', weight: 1 },
      { fact: 'keywords', by: 'shared', weight: 2 },
      { fact: 'traits', by: 'shared', weight: 2 },
      { fact: 'icons', by: 'shared', weight: 1 },
      { fact: 'rarity', by: 'same', weight: 0.5 },
    ],
    canStandIn: (card, other) => canStandIn(card, other, book),
    sketch: (card) => sketchCard(card, book),
    read: (text) => readAsDraft(text, book),
    exchange: (text, standIns) => exchanged(text, standIns, book),
    firstHand: () => ({ size: FIRST_HAND, mulligan: 'all', fewer: 1, shuffles: true, rule: 'KF-MULLIGAN-1' }),
  };
}

/** A card of a later set is in no older deck, and half of a gigantic creature stands for nothing else. *Rule:* KF-LEGACY-1, KF-GIGANTIC-1. */
function canStandIn(card: string, other: string, book: CardBook): boolean {
  const firstSet = (id: string): number => cardSets.findIndex(({ code }) => code === book.printingsOf(id)[0]?.set);
  return book.latestFacts(other)?.half === undefined && firstSet(other) <= firstSet(card);
}

function exchanged(
  text: string,
  standIns: ReadonlyMap<string, string | undefined>,
  book: CardBook,
): ReturnType<NonNullable<DeckWorkshop['exchange']>> {
  const found = looksLikeDeckList(text) ? parseDeckList(text, book) : findBuiltInDeck(text);
  if (!found.ok || book.own.length > 0) return undefined;
  const cards = found.value.cards.flatMap((each) => {
    const card = standIns.has(each.card) ? standIns.get(each.card) : each.card;
    return card !== undefined && book.isCard(card) ? [{ ...each, card }] : [];
  });
  const deck = { ...found.value, cards };
  return { en: formatDeckList(deck, 'en'), es: formatDeckList(deck, 'es') };
}

type Known = DraftCard & { readonly card: string; readonly count: number };

/** What is no legal deck is shown as far as it was read: a maverick without its house stands in that of its card. */
function readAsDraft(text: string, book: CardBook): ReturnType<DeckWorkshop['read']> {
  const whole = looksLikeDeckList(text) ? parseDeckList(text, book) : findBuiltInDeck(text);
  if (whole.ok) {
    const { name, houses, cards, references } = whole.value;
    const sections = sectionsOf(cards.map(({ card, house }) => ({ card, house, count: 1 })));
    const draft = { name, leader: '', choices: houses, cards: together(sections) };
    const besides = references.length === 0 ? [] : sectionsBy(counted(references), [], (card) => book.latestFacts(card)?.type ?? '');
    const lists = { en: formatDeckList(whole.value, 'en'), es: formatDeckList(whole.value, 'es') };
    return { draft, sections: [...sections, ...besides], ...(book.own.length === 0 && { lists }) };
  }
  const { name, cards } = readDeckDraft(text, book);
  const known = cards.filter(
    (each): each is Known => each.card !== undefined && each.count !== undefined && !isReferenceCard(each.card, book),
  );
  const sections = sectionsOf(
    known.map(({ card, count, house }) => ({
      card,
      count,
      house: house === 'own' || house === 'unknown' ? (book.latestFacts(card)?.houses[0] ?? '') : house,
    })),
  );
  return { draft: { name, leader: '', choices: sections.map(({ label }) => label), cards: together(sections) }, sections };
}

function counted(cards: readonly string[]): readonly CardCount[] {
  return [...new Set(cards)].map((card) => ({ card, count: cards.filter((each) => each === card).length }));
}

function sectionsOf(cards: readonly { readonly card: string; readonly house: string; readonly count: number }[]): readonly DeckSection[] {
  return allHouses
    .filter((house) => cards.some((each) => each.house === house))
    .map((house) => {
      const own = cards.filter((each) => each.house === house);
      const keys = [...new Set(own.map(({ card }) => card))];
      const countOf = (key: string): number => own.reduce((sum, { card, count }) => sum + (card === key ? count : 0), 0);
      return { label: house, cards: keys.map((card) => ({ card, count: countOf(card) })) };
    });
}

/** The cards of all sections, each key once. */
function together(sections: readonly DeckSection[]): readonly CardCount[] {
  const counts = new Map<string, number>();
  for (const { card, count } of sections.flatMap(({ cards }) => cards)) counts.set(card, (counts.get(card) ?? 0) + count);
  return [...counts].map(([card, count]) => ({ card, count }));
}
