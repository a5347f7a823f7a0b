import { importDeck, type ImportedDeck } from '@crupier/kernel';
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

describe('what a deck is filled up with', () => {
  const many = Array.from({ length: 30 }, (_, at) => at.toString(16).padStart(2, '0').repeat(32));

  test('is never a card that the identity cannot play', () => {
    const cards = many.flatMap((seed) => filled({ leader: spider, choices: ['leadership'] }, seed).cards.map(({ card }) => card));
    expect(cards).not.toContain('29025');
    expect(building?.fits({ leader: spider, choices: ['leadership'] }, '29025')).toBe(true);
  });

  test('comes from the boxes that one owns, reprints of theirs among them, while what is in the deck stays', () => {
    const draft = { ...empty, leader: spider, choices: ['justice'], cards: [{ card: '29025', count: 1 }] };
    for (const seed of many.slice(0, 5)) {
      const deck = building?.fill(draft, seed, ['core']) ?? empty;
      expect(deck.cards.filter(({ card }) => shop.factsOf(card)?.['set'] !== 'core')).toEqual([{ card: '29025', count: 1 }]);
      expect([sizeOfDraft(deck), problemsOf(deck)]).toEqual([40, []]);
    }
  });
});

describe('a list of Marvel Champions with cards that are not made yet', () => {
  const brought = (change: (list: string) => string): ImportedDeck =>
    importDeck(change(shop.read('Spider-Man: Justice').lists?.en ?? ''), '', { game: marvelChampions });

  test('is legal, names the card that is missing and what is nearest to it, and goes on in two ways', () => {
    const { faults, missing, ways } = brought((list) => list.replace('1x Helicarrier (Core Set)', '1x Enhanced Awareness'));
    expect([faults.understood, faults.legal, faults.playable.map(({ code }) => code)]).toEqual([[], [], ['deck.notYetPlayable']]);
    expect(missing).toMatchObject([{ card: '03034', count: 1, own: 0 }]);
    const [near] = missing[0]?.nearest ?? [];
    expect(near?.shared).toEqual(
      expect.arrayContaining([
        { fact: 'type', values: ['upgrade'] },
        { fact: 'faction', values: ['basic'] },
      ]),
    );
    const [nearest, without] = ways;
    expect([nearest?.kind, sizeOfDraft(nearest?.draft ?? empty), nearest?.problems]).toEqual(['nearest', 40, []]);
    expect([without?.kind, without?.problems.map(({ code }) => code)]).toEqual(['without', ['deck.size']]);
  });

  test('is told every fault at once, also where a line is not understood', () => {
    const { faults, ways } = brought((list) =>
      list.replace('3x Surveillance Team', '3x Uppercut').replace('1x Helicarrier (Core Set)', '1x Enhanced Awareness\n1x Energgy'),
    );
    expect(faults.understood.map(({ code }) => code)).toEqual(['deck.unknownCard']);
    expect(faults.legal.map(({ code }) => code)).toContain('deck.offAspect');
    expect(faults.playable.map(({ code }) => code)).toEqual(['deck.notYetPlayable']);
    expect(ways).toEqual([]);
  });

  test('whose hero is not made goes on with the nearest one, whose cards take the place of the other’s', () => {
    const draft = filled({ leader: spider });
    const kit = building?.ownCards(spider).map(({ card }) => card) ?? [];
    const others = draft.cards.filter(({ card }) => !kit.includes(card));
    const unmade = { ...draft, leader: '18001a', cards: [...(building?.ownCards('18001a') ?? []), ...others] };
    const { faults, missing, ways } = importDeck(JSON.stringify(unmade), '', { game: marvelChampions });
    expect([faults.understood, missing[0]?.card, missing[0]?.own]).toEqual([[], '18001a', 15]);
    const [nearest] = ways.filter(({ kind }) => kind === 'nearest');
    expect(building?.leaders()).toContain(nearest?.draft.leader);
    expect([nearest?.problems, ways.some(({ kind }) => kind === 'without')]).toEqual([[], false]);
  });
});
