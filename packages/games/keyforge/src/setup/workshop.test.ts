import { sizeOfDraft } from '@crupier/kernel/rules';
import { describe, expect, test } from 'vitest';
import { baseBook } from './card-book.ts';
import { builtInDecks } from './decks.ts';
import { workshop } from './workshop.ts';

const shop = workshop(baseBook);

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
