import { expect, test } from 'vitest';
import { fail, ok } from '../state/result.ts';
import { runToEnd } from '../state/resumable.ts';
import { importDeck, importDecks } from './import-decks.ts';
import type { PlayableGame } from './playable.ts';

interface Known {
  readonly cards: readonly string[];
  readonly isBuilt?: boolean;
}

/** A game that knows some cards: a list of others is wrong at the line where it has one. */
function gameOf(id: string, { cards, isBuilt = false }: Known): PlayableGame {
  const linesOf = (text: string): readonly string[] => text.split('\n').filter((line) => line !== '');
  const unknownIn = (text: string): number => linesOf(text).findIndex((line) => !cards.includes(line));
  const workshop = {
    ...(isBuilt && { building: { leaders: () => [] } }),
    isPlayable: () => true,
    read: (text: string) => ({
      draft: {
        name: '',
        leader: '',
        choices: [],
        cards: linesOf(text).flatMap((name) => (cards.includes(name) ? [{ card: name, count: 1 }] : [])),
      },
      sections: [],
      lists: { en: `en ${text}`, es: `es ${text}` },
    }),
  };
  const configure = (decks: readonly string[], options?: { readonly settings?: object }): unknown => {
    if (options?.settings !== undefined && 'strict' in options.settings) return fail('deck.strict', 'deck 1');
    const at = unknownIn(decks[0] ?? '');
    return at < 0 ? ok(decks) : fail('deck.unknownCard', `deck 1, line ${at + 1}`);
  };
  return { id, seats: { min: 2, max: 2 }, deckNames: () => [cards[0] ?? ''], configure, workshop } as unknown as PlayableGame;
}

const beasts = gameOf('beasts', { cards: ['bear', 'wolf'] });
const spells = gameOf('spells', { cards: ['growl', 'plague'], isBuilt: true });

test('a deck that can be played is of the first game, with its list in both languages', () => {
  const { game, texts, problems } = importDeck('bear\nwolf', '', { game: beasts, others: [spells] });
  expect([game.id, texts, problems]).toEqual(['beasts', { en: 'en bear\nwolf', es: 'es bear\nwolf' }, []]);
});

test('a deck of a game whose decks are built is kept as it is built', () => {
  const { texts } = importDeck('growl', '', { game: spells });
  expect(JSON.parse(texts.en)).toMatchObject({ cards: [{ card: 'growl' }] });
  expect(texts.es).toBe(texts.en);
});

test('a deck is of the game that knows most of its cards, and what is wrong with it stands at its place in the whole text', () => {
  const wrong = importDeck('\ngrowl\nplague\nbear  ', 'deck 2', { game: beasts, others: [spells] });
  expect([wrong.game.id, wrong.texts]).toEqual(['spells', { en: 'growl\nplague\nbear', es: 'growl\nplague\nbear' }]);
  expect(wrong.problems).toEqual([{ code: 'deck.unknownCard', at: 'deck 2.line 3', values: {} }]);
  expect(importDeck('nobody', '', { game: beasts, others: [spells] })).toMatchObject({
    game: { id: 'beasts' },
    problems: [{ at: 'line 1' }],
  });
});

test('settings are those of the first game alone', () => {
  const settings = { strict: true };
  expect(importDeck('bear', '', { game: beasts, settings }).problems).toMatchObject([{ code: 'deck.strict' }]);
  expect(importDeck('growl', '', { game: beasts, others: [spells], settings })).toMatchObject({ game: { id: 'spells' }, problems: [] });
});

test.each(['https://decks.example/1', '  www.decks.example/1 ', 'http://decks.example'])(
  'the address %j is told as one, and not fetched',
  (text) => {
    const { game, texts, problems } = importDeck(text, '', { game: beasts });
    expect([game.id, texts.en, problems]).toEqual(['beasts', text.trim(), [{ code: 'deck.address', at: '', values: {} }]]);
  },
);

test.each(['bear www.decks.example', 'nohttps://decks.example', 'https://decks.example wolf'])('%j is read as a list', (text) => {
  expect(importDeck(text, '', { game: beasts }).problems).toMatchObject([{ code: 'deck.unknownCard' }]);
});

test('each deck of a text is read by itself', () => {
  const decks = runToEnd(importDecks('bear', { game: beasts, others: [spells] }));
  expect(decks.map(({ game, problems }) => [game.id, problems.length])).toEqual([['beasts', 0]]);
});
