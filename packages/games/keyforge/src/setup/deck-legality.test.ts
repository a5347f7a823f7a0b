import { describe, expect, test } from 'vitest';
import type { CardSlug } from '../cards/facts/card-facts.ts';
import type { House } from '../cards/facts/vocabulary.ts';
import { checkDeck } from './deck-legality.ts';
import type { DeckCard, DeckList } from './deck-list.ts';

const houses = ['brobnar', 'dis', 'logos'] as const;

/** A deck whose cards all are Anger, but for those that are said. */
function deckWith(changes: Readonly<Record<number, Partial<Readonly<Record<keyof DeckCard, unknown>>>>> = {}, more: object = {}): DeckList {
  const cards = houses.flatMap((house, place) =>
    Array.from({ length: 12 }, (_, copy): DeckCard => {
      const anger: DeckCard = { card: 'anger' as CardSlug, house, enhancements: [] };
      return { ...anger, ...(changes[place * 12 + copy] as Partial<DeckCard> | undefined) };
    }),
  );
  return { name: '', expansion: 479, houses, cards, references: [], ...more };
}

function problemsOf(deck: DeckList): readonly string[] {
  return checkDeck(deck).map(({ at, code }) => `${at}: ${code}`);
}

describe('a deck', () => {
  test('of 36 cards, twelve for each of three houses, is legal, mavericks and legacies too (KF-DECK-1, KF-MAVERICK-1, KF-LEGACY-1)', () => {
    expect(problemsOf(deckWith())).toEqual([]);
  });

  test('of 35 or 37 cards is not (KF-DECK-1)', () => {
    const deck = deckWith();
    const [first] = deck.cards;
    expect(problemsOf({ ...deck, cards: deck.cards.slice(1) })).toEqual([': deck.total', ': deck.perHouse']);
    expect(problemsOf({ ...deck, cards: [...deck.cards, ...(first === undefined ? [] : [first])] })).toEqual([
      ': deck.total',
      ': deck.perHouse',
    ]);
  });

  test('of thirteen and eleven cards of two houses is not (KF-DECK-1)', () => {
    expect(problemsOf(deckWith({ 0: { house: 'dis' } }))).toEqual([': deck.perHouse', ': deck.perHouse']);
  });

  test('of two houses, or with a card of a fourth, is not (KF-DECK-1)', () => {
    expect(problemsOf(deckWith({}, { houses: ['brobnar', 'dis', 'dis'] })).slice(0, 1)).toEqual(['houses: deck.houseCount']);
    expect(problemsOf(deckWith({ 3: { house: 'mars' } }))).toEqual([': deck.perHouse', 'cards[3]: deck.foreignHouse']);
  });

  test('with an unknown card or house is not', () => {
    const strange = { 1: { card: 'angr' }, 2: { card: 'xyzzyxyzzy' }, 3: { house: 'marz' } };
    expect(problemsOf(deckWith(strange))).toEqual([
      ': deck.perHouse',
      'cards[1]: deck.unknownCard',
      'cards[2]: deck.strangeCard',
      'cards[3]: deck.unknownHouse',
    ]);
    expect(problemsOf(deckWith({}, { houses: ['brobnar', 'dis', 'marz' as House] }))).toContain('houses[2]: deck.unknownHouse');
  });

  test('has no reference card among the 36, and at most one beside them, prophecies not counted (KF-DECK-1, KF-DECK-2)', () => {
    const from = { expansion: 886 };
    expect(problemsOf(deckWith({ 5: { card: 'grunt' } }, from))).toEqual(['cards[5]: deck.referenceCard']);
    expect(problemsOf(deckWith({}, { ...from, references: ['grunt'] }))).toEqual([]);
    expect(problemsOf(deckWith({}, { ...from, references: ['grunt', 'bad-omen', 'overreach'] }))).toEqual([]);
    expect(problemsOf(deckWith({}, { ...from, references: ['grunt', 'fish'] }))).toEqual([': deck.tooManyReferences']);
    expect(problemsOf(deckWith({}, { ...from, references: ['anger'] }))).toEqual(['references[0]: deck.notReference']);
    expect(problemsOf(deckWith({}, { ...from, references: ['grnt'] }))).toEqual(['references[0]: deck.unknownCard']);
  });

  test('has the halves of a gigantic creature in equal numbers (KF-GIGANTIC-1)', () => {
    const [bottom, top] = [{ card: 'deusillus' }, { card: 'deusillus2' }];
    expect(problemsOf(deckWith({ 4: bottom, 8: top }))).toEqual([]);
    expect(problemsOf(deckWith({ 4: bottom, 8: top, 9: bottom, 30: top }))).toEqual([]);
    expect(problemsOf(deckWith({ 8: top }))).toEqual(['cards[8]: deck.unpairedHalf']);
    expect(problemsOf(deckWith({ 4: bottom, 8: top, 9: bottom }))).toEqual(['cards[4]: deck.unpairedHalf']);
  });

  test('has no card of a set after its own; of an expansion that we do not know, nothing is said (KF-LEGACY-1)', () => {
    const bullWark = { 0: { card: 'bull-wark' } };
    expect(problemsOf(deckWith(bullWark, { expansion: 479 }))).toEqual([]);
    expect(problemsOf(deckWith(bullWark, { expansion: 452 }))).toEqual(['cards[0]: deck.notYetPrinted']);
    expect(problemsOf(deckWith(bullWark, { expansion: 400 }))).toEqual([]);
  });
});

test('problems name places as they are told to', () => {
  expect(checkDeck(deckWith({ 7: { card: 'xyzzyxyzzy' } }), (index) => `line ${index + 3}`)).toMatchObject([{ at: 'line 10' }]);
});
