import { languages, seedFromNumber } from '@crupier/kernel/rules';
import { describe, expect, test } from 'vitest';
import { inferno } from '../inferno.ts';
import { baseBook } from './card-book.ts';
import { checkDeck } from './deck-legality.ts';
import { parseDeckList } from './parse-deck-list.ts';
import { boosterCounts, openSealed, sealedCounts } from './sealed.ts';

const pools = Array.from({ length: 40 }, (_, seed) => openSealed(seedFromNumber(seed + 1), baseBook));
const rarityOf = (id: string): string => baseBook.factsOf(id)?.rarity ?? '';

describe('a sealed pool', () => {
  test('is so many boosters with so many cards of each rarity, no card twice in one', () => {
    for (const { boosters, demons } of pools) {
      expect([boosters.length, new Set(demons).size]).toEqual([sealedCounts.boosters, sealedCounts.demons]);
      for (const booster of boosters) {
        const found = booster.map(rarityOf).map((rarity) => (rarity === 'epic' ? 'rare' : rarity));
        expect(boosterCounts.map(([rarity]) => found.filter((each) => each === rarity).length)).toEqual(
          boosterCounts.map(([, count]) => count),
        );
        expect(new Set(booster).size).toBe(booster.length);
      }
    }
  });

  test('has an epic card now and then, and is the same again from the same seed alone', () => {
    const epics = pools.flatMap(({ boosters }) => boosters.flat()).filter((id) => rarityOf(id) === 'epic').length;
    expect(epics).toBeGreaterThan(10);
    expect(epics).toBeLessThan(60);
    expect(openSealed(seedFromNumber(1), baseBook)).toEqual(pools[0]);
    expect(pools[1]?.boosters).not.toEqual(pools[0]?.boosters);
  });

  test('gives a legal deck of the limited format, none of the open one', () => {
    for (const { deck, pool } of pools) {
      expect(checkDeck(deck, 'limited', { pool })).toEqual([]);
      expect(checkDeck(deck, 'open').map(({ code }) => code)).toContain('deck.total');
    }
  });

  test('refuses a deck with more of a card than was opened', () => {
    const [{ deck, pool } = openSealed(seedFromNumber(1), baseBook)] = pools;
    const [first, ...rest] = deck.cards;
    const foreign = baseBook.cards.find(({ id, number }) => number > 0 && pool.every(({ card }) => card !== id));
    const more = { ...deck, cards: [...rest, { card: first?.card ?? '', count: 9 }, { card: foreign?.id ?? '', count: 1 }] };
    const found = checkDeck(more, 'limited', { pool }).filter(({ code }) => code === 'deck.notInPool');
    expect(found.map(({ at, values }) => [at, values['opened'], values['count']])).toEqual([
      [`cards[${rest.length}]`, pool.find(({ card }) => card === first?.card)?.count, 9],
      [`cards[${rest.length + 1}]`, 0, 1],
    ]);
  });

  test.each(languages)('has a deck whose list is read back as the same, plain in %s and as JSON', (language) => {
    for (const { deck, lists } of pools.slice(0, 10)) {
      expect(parseDeckList(lists[language].deck)).toEqual({ ok: true, value: deck });
      expect(parseDeckList(JSON.stringify(deck))).toEqual({ ok: true, value: deck });
    }
  });

  test('can be played', () => {
    const decks = pools.slice(0, 2).map(({ lists }) => lists.es.deck);
    const configured = inferno.configure(decks, { settings: { format: 'limited' } });
    const started = configured.ok ? inferno.start(configured.value, seedFromNumber(3), { quiet: true }) : configured;
    if (!started.ok) throw new Error('A limited deck can be played.');
    let roll = 0;
    started.value.playOut((sides) => roll++ % sides, 20_000);
    expect(started.value.outcome()).toBeDefined();
    expect(inferno.configure(decks).ok).toBe(false);
    expect(inferno.configure(decks, { settings: { format: 'sealed' } })).toMatchObject({
      ok: false,
      problems: [{ code: 'settings.unknownValue', at: 'settings.format' }],
    });
  });
});
