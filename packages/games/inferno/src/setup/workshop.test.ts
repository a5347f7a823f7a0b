import { sizeOfDraft } from '@crupier/kernel/rules';
import { describe, expect, test } from 'vitest';
import { inferno } from '../inferno.ts';
import { baseBook } from './card-book.ts';
import { builtInDecks } from './decks.ts';
import { workshop } from './workshop.ts';

const shop = workshop(baseBook);
const { building } = shop;
const seeds = ['00', '5a', 'ff'].map((digits) => digits.repeat(32));
const empty = { name: 'Filled', leader: '', choices: [], cards: [] };
const [ready] = builtInDecks;

const problemsOf = (draft: object): readonly string[] => {
  const configured = inferno.configure([JSON.stringify(draft), inferno.deckNames()[0] ?? '']);
  return configured.ok ? [] : configured.problems.map(({ code, values }) => `${code} ${values['rule'] ?? ''}`.trim());
};

describe('decks of Inferno in the workshop', () => {
  test.each(building?.leaders() ?? [])('a deck of %s is filled up until it can be played', (leader) => {
    for (const seed of seeds) {
      const filled = building?.fill({ ...empty, leader }, seed) ?? empty;
      expect([filled.leader, problemsOf(filled)]).toEqual([leader, []]);
    }
  });

  test('the same seed fills a deck alike, another one otherwise, and chooses the demon that nobody has', () => {
    const [one, again, other] = [seeds[0], seeds[0], seeds[1]].map((seed) => building?.fill(empty, seed ?? ''));
    expect(one).toEqual(again);
    expect(one).not.toEqual(other);
    expect(problemsOf(one ?? {})).toEqual([]);
  });

  test('what is in a draft stays, but for what cannot', () => {
    const cards = [
      { card: 'ember-imp', count: 9 },
      { card: 'no-card', count: 1 },
    ];
    const leader = ready?.demon ?? '';
    const filled = building?.fill({ ...empty, leader, cards }, seeds[0] ?? '') ?? empty;
    expect(filled.cards.find(({ card }) => card === 'ember-imp')?.count).toBe(4);
    expect(problemsOf(filled)).toEqual([]);
  });

  test('each rule that a draft breaks is told with its row', () => {
    const filled = building?.fill({ ...empty, leader: ready?.demon ?? '' }, seeds[0] ?? '') ?? empty;
    const [first] = filled.cards;
    const more = { ...filled, cards: filled.cards.map((each) => (each === first ? { ...each, count: 5 } : each)) };
    expect(problemsOf(more)).toEqual(['deck.total INF-100.2a', 'deck.tooManyCopies INF-100.2a']);
    expect(problemsOf({ ...filled, leader: '' })).toEqual(['deck.noDemon INF-100.2']);
    const strange = baseBook.cards.find(
      ({ id, path }) => path !== undefined && !building?.fits({ leader: filled.leader, choices: [] }, id),
    );
    const exchanged = { ...filled, cards: [...filled.cards.slice(1), { card: strange?.id ?? '', count: first?.count ?? 0 }] };
    expect(problemsOf(exchanged)).toEqual(['deck.foreignPath INF-105.3']);
  });

  test('a list is read as far as it goes, and a ready deck by its name', () => {
    const read = shop.read('My deck\nDemonio: Nadie\n4x Ember Imp\n3 Nothing At All');
    expect(read.draft).toEqual({ name: 'My deck', leader: '', choices: [], cards: [{ card: 'ember-imp', count: 4 }] });
    expect(read.sections).toEqual([{ label: 'ally', cards: [{ card: 'ember-imp', count: 4 }] }]);
    const named = shop.read(ready?.name ?? '');
    expect([named.draft.leader, sizeOfDraft(named.draft)]).toEqual([ready?.demon, 50]);
    expect(shop.read(named.lists?.es ?? '').draft).toEqual(named.draft);
    expect(shop.read('{"cards":3}').draft.cards).toEqual([]);
    expect(shop.read('4x Ember Imp\n'.repeat(6000)).draft.cards).toEqual([]);
  });

  test('the first hand is that of the rules', () => {
    expect(shop.firstHand('')).toMatchObject({ size: 5, mulligan: 'all', fewer: 0, rule: 'INF-103.5' });
  });
});
