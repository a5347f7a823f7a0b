import { languages, seedFromNumber } from '@crupier/kernel/rules';
import { describe, expect, test } from 'vitest';
import { factsFor } from '../cards/facts.ts';
import { baseBook, type CardBook } from './card-book.ts';
import { companionsOf } from './companions.ts';
import { checkDeck } from './deck-legality.ts';
import type { DeckList } from './deck-list.ts';
import { generateDeck, generatedSets } from './generate-deck.ts';
import { parseDeckList } from './parse-deck-list.ts';

/** The book of a game in which every card can be played. */
const whole: CardBook = { ...baseBook, isPlayable: () => true };
const DECKS = 60;

function drawn(seed: number, set: string): DeckList {
  const found = generateDeck(seedFromNumber(seed), set, whole);
  const read = found.ok ? parseDeckList(found.value.lists.en) : found;
  return read.ok ? read.value : expect.unreachable(JSON.stringify(read.problems));
}

describe.each(generatedSets)('decks drawn of $name', ({ code: set }) => {
  const decks = Array.from({ length: DECKS }, (_, seed) => drawn(seed + 1, set));
  const cards = decks.flatMap((deck) => deck.cards.map(({ card, house }) => ({ card, house, facts: factsFor(card, deck.expansion) })));

  test('are legal, of cards of the set, and differ from seed to seed', () => {
    expect(decks.flatMap((deck) => checkDeck(deck))).toEqual([]);
    expect(cards.filter(({ facts }) => facts?.set !== set)).toEqual([]);
    expect(new Set(decks.map(({ cards: own }) => own.map(({ card }) => card).join())).size).toBe(DECKS);
    expect(new Set(decks.map(({ houses }) => houses.join())).size).toBeGreaterThan(10);
  });

  test('have mostly common cards and few rare ones', () => {
    const share = (...rarities: readonly string[]): number =>
      cards.filter(({ facts }) => rarities.includes(facts?.rarity ?? '')).length / cards.length;
    expect(share('common')).toBeGreaterThan(0.47);
    expect(share('common')).toBeLessThan(0.62);
    expect(share('uncommon')).toBeGreaterThan(0.24);
    expect(share('uncommon')).toBeLessThan(0.38);
    expect(share('rare', 'variant')).toBeGreaterThan(0.08);
    expect(share('rare', 'variant')).toBeLessThan(0.2);
  });

  test('have what is printed together, and nothing of it alone', () => {
    const fixed = cards.filter(({ facts }) => facts?.rarity === 'fixed').length;
    const leaders = cards.filter(({ card }) => companionsOf(card).length > 0);
    const expected = leaders.reduce((sum, { card }) => sum + companionsOf(card).reduce((own, { count }) => own + count, 0), 0);
    expect(fixed).toBe(expected);
    expect(fixed).toBeGreaterThan(0);
  });

  test('have a maverick now and then', () => {
    const mavericks = cards.filter(({ house, facts }) => facts?.houses.includes(house) === false).length;
    expect(mavericks).toBeGreaterThan(0);
    expect(mavericks).toBeLessThan(DECKS / 3);
  });
});

test('the same seed draws the same deck, which reads the same in both languages', () => {
  const seed = seedFromNumber(7);
  const [one, other] = [generateDeck(seed, 'CotA', whole), generateDeck(seed, 'cota', whole)];
  expect(one).toEqual(other);
  if (!one.ok) return expect.unreachable();
  const [en, es] = languages.map((language) => parseDeckList(one.value.lists[language]));
  expect([en?.ok, en]).toEqual([true, es]);
});

test('no deck is drawn of a set without decks of its own, or with too few cards that can be played', () => {
  expect(generateDeck(seedFromNumber(1), 'MM', whole)).toMatchObject({ ok: false, problems: [{ code: 'deck.strangeSet' }] });
  const few: CardBook = { ...baseBook, isPlayable: (id) => id < 'b' };
  expect(generateDeck(seedFromNumber(1), 'AoA', few)).toMatchObject({ ok: false, problems: [{ code: 'deck.fewPlayable' }] });
});
