import type { GameSummary } from '@crupier/protocol';
import { expect, test } from 'vitest';
import { es } from '../language/texts-es.ts';
import { unopened } from './deck-choice.ts';
import { firstWish, fullWish, requestOf, teamsFor } from './table-wish.ts';

const game: GameSummary = {
  id: 'inferno',
  name: { en: 'Inferno', es: 'Inferno' },
  seats: { min: 2, max: 6 },
  decks: ['A', 'B', 'C'],
  settings: { properties: { teams: { type: 'array' } } },
};
const source = { decks: game.decks };
const words = { name: '', texts: es };

test('at first two play, with different decks', () => {
  const wish = fullWish(game, firstWish(source), source);
  expect(requestOf('inferno', wish, words)).toMatchObject({
    decks: ['A', 'B'],
    seats: [
      { kind: 'person', name: 'Jugador' },
      { kind: 'bot', level: 'planner' },
    ],
  });
  expect(requestOf('inferno', wish, words)).not.toHaveProperty('settings');
});

test('more seats keep what was filled in, and get what is usual', () => {
  const two = fullWish(game, firstWish(source), source);
  const [first] = two.others;
  if (first === undefined) throw new Error('Two play.');
  const four = fullWish(game, { ...two, seats: 4, others: [{ ...first, kind: 'here', name: 'Iker' }] }, source);
  expect(requestOf('inferno', four, words)).toMatchObject({
    decks: ['A', 'B', 'C', 'A'],
    seats: [{ kind: 'person' }, { kind: 'person', name: 'Iker' }, { kind: 'bot' }, { kind: 'bot' }],
  });
});

test('fewer seats forget the last', () => {
  const six = fullWish(game, { ...firstWish(source), seats: 6 }, source);
  expect(fullWish(game, { ...six, seats: 3 }, source).others).toEqual(six.others.slice(0, 2));
});

test.each([
  [2, [0]],
  [3, [0]],
  [4, [0, 2]],
  [5, [0]],
  [6, [0, 2, 3]],
])('%i players can be divided into teams: %j', (seats, teams) => {
  expect(teamsFor(seats)).toEqual(teams);
});

test('where decks are dealt nobody chooses one', () => {
  const dealt = { ...source, dealt: true };
  const wish = fullWish(game, { ...firstWish(dealt), seats: 3 }, dealt);
  expect(requestOf('keyforge', wish, words).decks).toEqual(['', '', '']);
});

test('one game is played, or the best of three', () => {
  const one = fullWish(game, firstWish(source), source);
  expect(requestOf('inferno', one, words)).not.toHaveProperty('bestOf');
  expect(requestOf('inferno', { ...one, bestOf: 3 }, words).bestOf).toBe(3);
});

test('those of one team do not sit beside each other', () => {
  const six = fullWish(game, { ...firstWish(source), seats: 6, teams: 3 }, source);
  expect(requestOf('inferno', six, words).settings).toEqual({ teams: [0, 1, 2, 0, 1, 2] });
  expect(requestOf('inferno', six, { ...words, settings: { format: 'limited' } }).settings).toMatchObject({ format: 'limited' });
});

test('where decks are made from sealed pools, each seat has one of its own, and those that were made before', () => {
  const made = { kind: 'sealed', seed: 'mine', demon: 'd', cards: [{ card: 'c', count: 2 }] } as const;
  const sealed = { decks: [], sealed: { luck: '123456', made: [made] } };
  const wish = fullWish(game, { ...firstWish(sealed), seats: 3 }, sealed);
  expect(wish.mine).toBe(made);
  expect(wish.others.map(({ deck }) => deck)).toEqual([unopened('123456-2'), unopened('123456-3')]);
  const [first, second] = wish.others;
  if (first === undefined || second === undefined) throw new Error('Three play.');
  const asked = requestOf(
    'inferno',
    { ...wish, others: [first, { ...second, kind: 'friend' }] },
    { ...words, settings: { format: 'limited' }, cards: ' ' },
  );
  expect(asked).toMatchObject({
    settings: { format: 'limited' },
    decks: [JSON.stringify({ name: '', demon: 'd', cards: made.cards }), expect.any(String), ''],
  });
  expect(asked).not.toHaveProperty('cards');
});

test('own cards are sent along where there are any', () => {
  const wish = fullWish(game, firstWish(source), source);
  expect(requestOf('inferno', wish, { ...words, cards: '{}' }).cards).toBe('{}');
  expect(requestOf('inferno', wish, words)).not.toHaveProperty('format');
});

test('where one may play alone, one does at first; others who join have decks that nobody has yet', () => {
  const solo = { ...game, seats: { min: 1, max: 4 } };
  const alone = fullWish(solo, firstWish(source), source);
  expect(requestOf('any', alone, words)).toMatchObject({ decks: ['A'], seats: [{ kind: 'person' }] });
  const four = fullWish(solo, { ...alone, seats: 4, mine: { kind: 'ready', name: 'B' } }, source);
  expect(four.others.map(({ deck }) => deck)).toEqual(['C', 'A', 'A'].map((name) => ({ kind: 'ready', name })));
});
