import { importDeck } from '@crupier/kernel';
import { sizeOfDraft } from '@crupier/kernel/rules';
import { describe, expect, test } from 'vitest';
import { baseBook } from './card-book.ts';
import { builtInDecks } from './decks.ts';
import { keyforge } from '../keyforge.ts';
import { workshop } from './workshop.ts';

const shop = workshop(baseBook);
const nothing = { name: '', leader: '', choices: [], cards: [] };

describe('decks of KeyForge in the workshop', () => {
  test('every deck that comes with the game is shown whole, by its three houses, and written as it is read', () => {
    for (const { name, houses, references } of builtInDecks()) {
      const read = shop.read(name);
      const labels = read.sections.map(({ label }) => label);
      expect([name, sizeOfDraft(read.draft), labels.slice(0, 3)]).toEqual([name, 36, houses]);
      expect(labels).toHaveLength(references.length === 0 ? 3 : 4);
      expect(shop.read(read.lists?.es ?? '').sections).toEqual(read.sections);
    }
  });

  test('a list is read as far as it goes, each card in its own house', () => {
    const read = shop.read('Half a deck\n2x Anger\nMarte:\n1 Nothing At All\nAnger [Marte]\n');
    expect(read.lists).toBeUndefined();
    expect(read.draft.name).toBe('Half a deck');
    expect(read.sections).toEqual([
      { label: 'brobnar', cards: [{ card: 'anger', count: 2 }] },
      { label: 'mars', cards: [{ card: 'anger', count: 1 }] },
    ]);
    expect(read.draft.cards).toEqual([{ card: 'anger', count: 3 }]);
    expect(shop.read('[').sections).toEqual([]);
  });

  test('every card is shown once', () => {
    const cards = shop.cards();
    expect([new Set(cards).size, cards.length > 2000]).toEqual([cards.length, true]);
  });

  test('the first hand is that of the rules', () => {
    expect(shop.firstHand('')).toMatchObject({ size: 7, mulligan: 'all', fewer: 1, rule: 'KF-MULLIGAN-1' });
  });
});

describe('a list of KeyForge with a card that is not made yet', () => {
  const list = shop.read('Bigmark Coal-Wickner, Hoodlum').lists?.en ?? '';
  const line = /^1x (.*)$/m.exec(list.slice(list.indexOf('Brobnar:')))?.[0] ?? '';
  const { faults, missing, ways } = importDeck(list.replace(line, '1x Alaka'), '', { game: keyforge });

  test('is legal, and the nearest card is of its house and type, and of no later set', () => {
    expect([faults.understood, faults.legal, missing.map(({ card }) => card)]).toEqual([[], [], ['alaka']]);
    const near = missing[0]?.nearest.map(({ card }) => [shop.factsOf(card)?.['house'], shop.factsOf(card)?.['type']]);
    expect(near).toEqual(Array.from({ length: 3 }, () => ['brobnar', 'creature']));
    expect(shop.canStandIn?.('anger', 'alaka')).toBe(false);
    expect(shop.canStandIn?.('alaka', 'anger')).toBe(true);
  });

  test('goes on with that card in its place; without it the deck is a card short, which no table deals', () => {
    const [nearest, without] = ways;
    expect([nearest?.kind, sizeOfDraft(nearest?.draft ?? nothing), nearest?.problems]).toEqual(['nearest', 36, []]);
    expect([without?.kind, sizeOfDraft(without?.draft ?? nothing)]).toEqual(['without', 35]);
    expect(without?.problems.map(({ code }) => code)).toContain('deck.total');
  });

  test('is nobody’s to change where the list is no deck', () => {
    expect(shop.exchange?.('Half a deck\n2x Anger', new Map())).toBeUndefined();
  });
});
