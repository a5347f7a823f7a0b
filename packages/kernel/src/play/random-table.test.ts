import { expect, test } from 'vitest';
import { seedFromNumber } from '../state/random.ts';
import { ok } from '../state/result.ts';
import type { PlayableGame } from './playable.ts';
import { randomTable } from './random-table.ts';

const drawn = { name: '', lists: { en: 'drawn', es: 'sacado' } };
const whole = {
  seats: { min: 2, max: 2 },
  deckNames: () => ['one', 'two', 'three', 'broken'],
  configure: (decks: readonly string[]) => (decks.includes('broken') ? { ok: false, problems: [] } : ok(decks)),
} as unknown as PlayableGame;

const decksOf = (game: PlayableGame, from: number): readonly string[] => randomTable(game, seedFromNumber(from), 2).decks;
const seeds = Array.from({ length: 40 }, (_, at) => at);

test('where no decks are drawn, each seat has another ready deck that can be played', () => {
  const found = seeds.map((from) => decksOf(whole, from));
  expect(found.every(([first, second]) => first !== second)).toBe(true);
  expect([...new Set(found.flat())].toSorted()).toEqual(['one', 'three', 'two']);
  expect(decksOf(whole, 3)).toEqual(decksOf(whole, 3));
});

test('where decks are drawn, some seats have one, of a set that there is', () => {
  const sets: string[] = [];
  const generateDeck = (_seed: string, set: string): unknown => {
    sets.push(set);
    return ok(drawn);
  };
  const game = { ...whole, generateDeck, generatedSets: [{ code: 'A' }, { code: 'B' }] } as unknown as PlayableGame;
  const found = seeds.flatMap((from) => decksOf(game, from));
  expect(found).toContain('drawn');
  expect(found.some((deck) => deck !== 'drawn')).toBe(true);
  expect([...new Set(sets)].toSorted()).toEqual(['A', 'B']);
});

test('a drawn deck that comes to nothing is replaced by a ready one', () => {
  const game = { ...whole, generateDeck: () => ({ ok: false, problems: [] }), generatedSets: [{ code: 'A' }] } as unknown as PlayableGame;
  expect(seeds.flatMap((from) => decksOf(game, from)).every((deck) => ['one', 'two', 'three'].includes(deck))).toBe(true);
});
