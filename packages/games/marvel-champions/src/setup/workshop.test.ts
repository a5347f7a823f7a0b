import { sizeOfDraft, type DraftDeck } from '@crupier/kernel/rules';
import { describe, expect, test } from 'vitest';
import { baseBook } from '../cards/card-book.ts';
import { identities } from '../cards/identities.ts';
import { marvelChampions } from '../marvel-champions.ts';
import { completeDraft } from './complete-draft.ts';
import { readDeckValue } from './deck-json.ts';
import { workshop } from './workshop.ts';

const shop = workshop(baseBook);
const { building } = shop;
const seeds = ['00', '5a', 'ff'].map((digits) => digits.repeat(32));
const spider = '01001a';
const empty: DraftDeck = { name: 'Filled', leader: '', choices: [], cards: [] };

const problemsOf = (draft: object): readonly string[] => {
  const configured = marvelChampions.configure([JSON.stringify(draft)]);
  return configured.ok ? [] : configured.problems.map(({ code, values }) => `${code} ${values['rule'] ?? ''}`.trim());
};
const filled = (draft: Partial<DraftDeck>, seed = seeds[0] ?? ''): DraftDeck => building?.fill({ ...empty, ...draft }, seed) ?? empty;

describe('decks of Marvel Champions in the workshop', () => {
  test.each(building?.leaders() ?? [])('a deck of %s is filled up until it can be played', (leader) => {
    for (const seed of seeds) {
      const deck = filled({ leader }, seed);
      expect([deck.leader, sizeOfDraft(deck), problemsOf(deck)]).toEqual([leader, 40, []]);
    }
  });

  test.each(identities().map(({ code, hero }) => [hero.name, code] as const))(
    'a deck of %s is filled up legally, whether it can be played or not',
    (_name, leader) => {
      const { ok } = completeDraft(readDeckValue(filled({ leader })), baseBook);
      expect(ok).toBe(true);
    },
  );

  test('the same seed fills a deck alike, and keeps the aspect and the cards that were chosen', () => {
    expect(filled({})).toEqual(filled({}));
    expect(filled({})).not.toEqual(filled({}, seeds[1]));
    const deck = filled({ leader: spider, choices: ['protection'], cards: [{ card: '01081', count: 2 }] });
    expect(deck.choices).toEqual(['protection']);
    expect(deck.cards.find(({ card }) => card === '01081')?.count).toBeGreaterThanOrEqual(2);
    expect(problemsOf(deck)).toEqual([]);
  });

  test('each rule that a draft breaks is told with its row', () => {
    const deck = filled({ leader: spider, choices: ['justice'] });
    const own = building?.ownCards(spider)[0]?.card;
    const less = { ...deck, cards: deck.cards.filter(({ card }) => card !== own) };
    expect(problemsOf(less)).toContain('deck.identityCards MC-DECK-3');
    expect(problemsOf(less)).toContain('deck.size MC-DECK-2');
    const basic = deck.cards.find(({ card }) => building?.fits(deck, card) === true && building.copiesMax(spider, card) === 3)?.card ?? '';
    const many = { ...deck, cards: deck.cards.map((each) => (each.card === basic ? { ...each, count: 4 } : each)) };
    expect(problemsOf(many)).toEqual(['deck.tooManyCopies MC-DECK-5']);
    expect(problemsOf({ ...deck, cards: [...deck.cards, { card: '01081', count: 1 }] })).toEqual(['deck.offAspect MC-DECK-4']);
    expect(problemsOf({ ...deck, leader: 'nobody' })).toContain('deck.unknownIdentity');
    expect(problemsOf({ ...deck, cards: [...deck.cards, { card: '01088', count: 99 }] })).toEqual(['deck.badCount']);
  });

  test('a card fits a deck by its leader and aspects, or by any aspect while none is chosen', () => {
    const fits = (card: string, choices: readonly string[]): boolean | undefined => building?.fits({ leader: spider, choices }, card);
    expect([fits('01081', ['protection']), fits('01081', ['justice']), fits('01081', []), fits('01088', ['justice'])]).toEqual([
      true,
      false,
      true,
      true,
    ]);
    expect([fits('01002', []), fits('01094', []), fits('nothing', [])]).toEqual([false, false, false]);
  });

  test('a list is read as far as it goes, in every form, and a ready deck by its name', () => {
    const read = shop.read('Spider-Man\n\n2x Backflip (Core Set)\n1x No Such Card At All');
    expect([read.draft.leader, read.draft.cards]).toEqual([spider, [{ card: '01003', count: 2 }]]);
    const named = shop.read('Spider-Man: Justice');
    expect([named.draft.leader, named.draft.choices, sizeOfDraft(named.draft)]).toEqual([spider, ['justice'], 40]);
    expect(shop.read(named.lists?.es ?? '').draft.cards).toEqual(named.draft.cards);
    expect(shop.read(JSON.stringify(named.draft)).draft).toEqual(named.draft);
    expect(shop.read('{').draft.leader).toBe('');
  });

  test('the first hand is that of the alter-ego, of which any cards may be put back', () => {
    expect(shop.firstHand(spider)).toMatchObject({ size: 6, mulligan: 'some', shuffles: false, rule: 'MC-SETUP-17' });
  });

  test('chance sets a scenario with a modular set that a match takes', () => {
    for (const seed of seeds) {
      const settings = shop.randomSettings?.(seed) ?? {};
      expect(marvelChampions.configure(['Spider-Man: Justice'], { settings }).ok).toBe(true);
      expect(JSON.stringify(settings)).not.toContain('random');
    }
  });
});
