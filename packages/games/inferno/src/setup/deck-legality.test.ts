import { describe, expect, it } from 'vitest';
import { cardFacts, demonFacts } from '../cards/facts.ts';
import { checkDeck, copiesMax, deckSizes, isUnlimited, type Format } from './deck-legality.ts';
import type { DeckEntry, DeckList } from './deck-list.ts';
import { builtInDecks } from './decks.ts';
import { formatDeckList } from './format-deck-list.ts';
import { parseDeckList } from './parse-deck-list.ts';

const demon = demonFacts.find(({ path }) => path === 'chaos')?.id ?? '';
const own = cardFacts.filter((facts) => facts.path === 'chaos' && !isUnlimited(facts));
const neutral = cardFacts.filter((facts) => facts.path === undefined && !isUnlimited(facts));
const foreign = cardFacts.find(({ path }) => path === 'death')?.id ?? '';

/** A legal deck of so many cards. */
function deckOf(size: number): DeckList {
  const cards: DeckEntry[] = [];
  for (let left = size, at = 0; left > 0; at++, left -= copiesMax)
    cards.push({ card: own[at]?.id ?? '', count: Math.min(left, copiesMax) });
  return { name: '', demon, cards };
}

function codes(deck: DeckList, format: Format = 'open'): readonly string[] {
  return checkDeck(deck, format).map(({ code }) => code);
}

/** The deck with one entry changed, and the rest made to fit the size. */
function withEntry(entry: DeckEntry): DeckList {
  const { cards } = deckOf(deckSizes.open - entry.count);
  return { name: '', demon, cards: [...cards.filter(({ card }) => card !== entry.card), entry] };
}

describe('legal decks', () => {
  it('the built-in ones are', () => {
    for (const deck of builtInDecks) expect(checkDeck(deck)).toEqual([]);
  });

  it.each([
    ['open', -1, ['deck.total']],
    ['open', 0, []],
    ['open', 1, ['deck.total']],
    ['limited', -1, ['deck.total']],
    ['limited', 0, []],
    ['limited', 1, ['deck.total']],
  ] as const)('INF-100.2 %s: %d cards more than its size', (format, more, expected) => {
    expect(codes(deckOf(deckSizes[format] + more), format)).toEqual(expected);
  });

  it('INF-100.2a has at most four cards of a name in the open format, wherever they stand in the list', () => {
    const { cards } = deckOf(deckSizes.open);
    const [first, ...others] = cards;
    const last = others.at(-1);
    const doubled = {
      name: '',
      demon,
      cards: [...others.slice(0, -1), { card: first?.card ?? '', count: 4 }, { card: first?.card ?? '', count: last?.count ?? 0 }],
    };
    expect(codes(doubled)).toContain('deck.tooManyCopies');
    expect(codes({ ...doubled, cards: [...doubled.cards] }, 'limited')).not.toContain('deck.tooManyCopies');
  });

  it('INF-105.3 INF-205.1 has no card of another path than its demon’s in the open format; neutral ones are welcome', () => {
    expect(codes(withEntry({ card: foreign, count: 4 }))).toEqual(['deck.foreignPath']);
    expect(codes(withEntry({ card: neutral[0]?.id ?? '', count: 4 }))).toEqual([]);
    expect(codes(withEntry({ card: foreign, count: 4 }), 'limited')).toEqual(['deck.total']);
  });

  it('INF-204.5e an unlimited card has no limit of copies', () => {
    expect(isUnlimited({ supertypes: ['unlimited'] })).toBe(true);
    const unlimited = cardFacts.filter(isUnlimited).filter(({ path }) => path === 'chaos' || path === undefined);
    for (const { id } of unlimited) expect(codes(withEntry({ card: id, count: 20 }))).not.toContain('deck.tooManyCopies');
  });

  it('needs a demon, and none among its cards; tokens stay out', () => {
    expect(codes({ ...deckOf(50), demon: '' })).toEqual(['deck.noDemon']);
    expect(codes({ ...deckOf(50), demon: own[0]?.id ?? '' })).toEqual(['deck.notADemon']);
    expect(codes(withEntry({ card: demon, count: 1 }))).toContain('deck.demonAmongCards');
    expect(codes({ ...deckOf(50), demon: 'nobody-at-all-here' })).toEqual(['deck.strangeCard']);
  });
});

describe('deck lists', () => {
  it.each(['en', 'es'] as const)('are read back as they were written in %s', (language) => {
    for (const deck of builtInDecks) expect(parseDeckList(formatDeckList(deck, language))).toEqual({ ok: true, value: deck });
  });

  it('are read from JSON too', () => {
    const [deck] = builtInDecks;
    expect(parseDeckList(JSON.stringify(deck))).toEqual({ ok: true, value: deck });
  });

  it('tell every problem with its line', () => {
    const list = ['My deck', 'Demon: Nobdy of Nowhere', `0x ${own[0]?.name.en}`, `2x ${own[1]?.name.en}z`].join('\n');
    const read = parseDeckList(list);
    expect(read.ok ? [] : read.problems.map(({ code, at }) => `${code} ${at}`)).toEqual([
      'deck.strangeCard line 2',
      'deck.badCount line 3',
      'deck.unknownCard line 4',
    ]);
  });

  it.each([
    ['Name: Ho\u202eard\nDemon: Zorg', 'line 1'],
    ['Ho\u200bard\nDemon: Zorg', 'line 1'],
    [JSON.stringify({ ...builtInDecks[0], name: 'Ho\u00adard' }), 'name'],
  ])('have no name with a sign that nobody sees: %#', (text, at) => {
    const read = parseDeckList(text);
    const problems = read.ok ? [] : read.problems.filter(({ code }) => code === 'deck.unseenSign');
    expect(problems).toEqual([{ code: 'deck.unseenSign', at, values: { sign: expect.stringMatching(/^U\+[0-9A-F]{4}$/) } }]);
  });

  it.each([
    ['', 'deck.empty'],
    ['{', 'deck.brokenJson'],
    ['[]', 'deck.notADeck'],
    ['{"cards":[]}', 'deck.noDemon'],
    ['{"demon":"","cards":[]}', 'deck.noDemon'],
    ['x'.repeat(70_000), 'deck.tooLarge'],
  ])('of nothing that is a deck: %#', (text, code) => {
    const read = parseDeckList(text);
    expect(read.ok ? [] : read.problems.map((problem) => problem.code)).toEqual([code]);
  });
});
