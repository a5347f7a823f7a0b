import {
  looksLikeDeckList,
  randomBelow,
  sectionsBy,
  seedRandom,
  shuffled,
  sizeOfDraft,
  withMore,
  type DeckWorkshop,
  type DraftDeck,
} from '@crupier/kernel/rules';
import type { CardFacts } from '../cards/facts.ts';
import { HAND_SIZE } from '../rules/start.ts';
import { cardTypes } from '../state/printed.ts';
import type { CardBook } from './card-book.ts';
import { checkDeck, copiesMax, deckSizes, isUnlimited } from './deck-legality.ts';
import type { DeckList } from './deck-list.ts';
import { findBuiltInDeck } from './decks.ts';
import { formatDeckList } from './format-deck-list.ts';
import { printedOn } from './printed-facts.ts';
import { readDeckList } from './parse-deck-list.ts';

/** So many copies of a card a filled deck takes, where it may. */
const COPIES_FILLED = 3;
/** So many of a filled deck's cards at most are allies where there are others. */
const ALLIES_FILLED = 32;
/** By how much chance moves a card up or down among those of its cost. */
const JITTER = 4;

/** Looking through the cards of Inferno, and building open decks of them. */
export function workshop(book: CardBook): DeckWorkshop {
  return {
    cards: () => [...book.demons, ...book.cards].map(({ id }) => id),
    facets: [
      { fact: 'path', kind: 'word' },
      { fact: 'types', kind: 'word' },
      { fact: 'cost', kind: 'number' },
      { fact: 'rarity', kind: 'word' },
      { fact: 'keywords', kind: 'word' },
      { fact: 'subtypes', kind: 'word' },
    ],
    sets: [{ code: 'base', name: { en: 'Base set', es: 'Colección básica' } }],
    factsOf: (card) => {
      const facts = book.factsOf(card);
      return facts && printedOn(book, facts);
    },
    isPlayable: book.isPlayable,
    likeness: [
      { fact: 'types', by: 'shared', weight: 3, isNeeded: true },
      { fact: 'path', by: 'same', weight: 3 },
      { fact: 'cost', by: 'close', weight: 3 },
      { fact: 'strength', by: 'close', weight: 2 },
      { fact: 'toughness', by: 'close', weight: 2 },
      { fact: 'keywords', by: 'shared', weight: 2 },
      { fact: 'subtypes', by: 'shared', weight: 1 },
    ],
    read: (text) => readAsDraft(deckOf(text, book), book),
    firstHand: () => ({ size: HAND_SIZE, mulligan: 'all', fewer: 0, shuffles: true, rule: 'INF-103.5' }),
    building: {
      leaders: () => book.demons.filter(({ id }) => book.isPlayable(id)).map(({ id }) => id),
      choices: () => ({ of: [], most: 0 }),
      sizes: [deckSizes.open, deckSizes.open],
      ownCards: () => [],
      fits: ({ leader }, card) => fits(book, leader, card),
      copiesMax: (_, card) => copiesOf(book.factsOf(card)),
      fill: (draft, seed) => fill(draft, seed, book),
      rules: ['INF-100.2a', 'INF-105.3', 'INF-205.1'],
    },
  };
}

/** A deck that comes with the game by its name, or else what a list says. */
function deckOf(text: string, book: CardBook): DeckList {
  const ready = looksLikeDeckList(text) ? undefined : findBuiltInDeck(text);
  return ready?.ok === true ? ready.value : readDeckList(text, book).deck;
}

function readAsDraft(deck: DeckList, book: CardBook): ReturnType<DeckWorkshop['read']> {
  const { name, demon, cards } = deck;
  return {
    draft: { name, leader: demon, choices: [], cards },
    sections: sectionsBy(cards, cardTypes, (card) => book.factsOf(card)?.types[0] ?? ''),
    lists: { en: formatDeckList(deck, 'en', book), es: formatDeckList(deck, 'es', book) },
  };
}

/** What the legality of decks says of the card alone. */
function fits(book: CardBook, demon: string, card: string): boolean {
  return checkDeck({ name: '', demon, cards: [{ card, count: 1 }] }, 'open', { book }).every(({ at }) => !at.startsWith('cards['));
}

/** *Rule:* INF-100.2a, INF-204.5e. */
function copiesOf(facts: CardFacts | undefined): number {
  return facts !== undefined && isUnlimited(facts) ? deckSizes.open : copiesMax;
}

/** What stays of a draft is what fits its demon; then cheap cards before dear ones, moved by chance, and not allies alone. */
function fill(draft: DraftDeck, seed: string, book: CardBook): DraftDeck {
  const random = seedRandom(seed);
  const demons = book.demons.filter(({ id }) => book.isPlayable(id));
  const leader = draft.leader === '' ? (demons[randomBelow(random, demons.length)]?.id ?? '') : draft.leader;
  let { cards } = { cards: kept(draft, leader, book) };
  const left = (): number => deckSizes.open - sizeOfDraft({ cards });
  const candidates = book.cards.filter(({ id }) => book.isPlayable(id) && fits(book, leader, id));
  const order = shuffled(random, candidates)
    .map((facts) => ({ facts, rank: (facts.cost ?? 0) + randomBelow(random, JITTER) }))
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ facts }) => facts);
  const isAlly = (card: string): boolean => book.factsOf(card)?.types.includes('ally') === true;
  const allies = (): number => sizeOfDraft({ cards: cards.filter(({ card }) => isAlly(card)) });
  for (const most of [COPIES_FILLED, copiesMax]) {
    for (const facts of order) {
      const before = cards.find(({ card }) => card === facts.id)?.count ?? 0;
      const room = isAlly(facts.id) && most === COPIES_FILLED ? ALLIES_FILLED - allies() : left();
      const more = Math.min(most - before, left(), room);
      if (more > 0) cards = withMore(cards, facts.id, more);
    }
  }
  return { ...draft, leader, cards };
}

/** Of each card as many as may be in the deck, as far as there is room. */
function kept({ cards }: DraftDeck, leader: string, book: CardBook): DraftDeck['cards'] {
  let room = deckSizes.open;
  return cards.flatMap(({ card, count }) => {
    const facts = book.factsOf(card);
    if (facts === undefined || !book.isPlayable(card) || !fits(book, leader, card)) return [];
    const taken = Math.max(0, Math.min(count, copiesOf(facts), room));
    room -= taken;
    return taken > 0 ? [{ card, count: taken }] : [];
  });
}
