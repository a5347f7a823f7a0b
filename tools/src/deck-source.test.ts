import { diceFrom } from '@crupier/bots';
import { deckListOf } from '@crupier/cli';
import { playableDecks } from '@crupier/kernel';
import { keyforge } from '@crupier/keyforge';
import { expect, test } from 'vitest';
import { anyDecks, checkDeckSource, deckLabel, decksOfGame, differentDecks } from './deck-source.ts';

test('a source that there is not, and one that a game has not, are refused', async () => {
  expect(await checkDeckSource('keyforge', 'some')).toBe('--decks: expected ready, all, generated, and got some');
  expect(await checkDeckSource('inferno', 'generated')).toBe('--decks: no decks are drawn for inferno');
  expect(await checkDeckSource('keyforge', 'generated')).toBeUndefined();
  expect(await checkDeckSource('inferno', 'all')).toBeUndefined();
});

test('pairs of an arena differ, and come from all decks that can be played', async () => {
  const draw = await differentDecks('keyforge', 'all');
  const pairs = Array.from({ length: 200 }, (_, number) => decksOfGame(draw, 'a', number));
  expect(pairs.every(([one, other]) => one !== other)).toBe(true);
  expect(new Set(pairs.flat())).toEqual(new Set(playableDecks(keyforge)));
  expect(decksOfGame(draw, 'a', 7)).toEqual(pairs[7]);
});

test('decks of a single game may be the same twice', async () => {
  const draw = await anyDecks('keyforge', 'ready');
  const pairs = Array.from({ length: 40 }, (_, number) => draw(diceFrom(`${number}`), ''));
  expect(new Set(pairs.map((pair) => new Set(pair).size))).toEqual(new Set([1, 2]));
});

test('drawn decks can be played, differ from seat to seat and game to game, and are counted by set', async () => {
  const draw = await differentDecks('keyforge', 'generated');
  const names = [0, 1].flatMap((number) => decksOfGame(draw, 'a', number));
  const lists = names.map((name) => deckListOf(keyforge, name));
  expect(new Set(lists).size).toBe(4);
  expect(keyforge.configure(lists.slice(0, 2)).ok).toBe(true);
  expect(names.map(deckLabel).every((label) => /^generated (CotA|AoA)$/.test(label))).toBe(true);
  expect(deckLabel('Finally Smooth Simone')).toBe('Finally Smooth Simone');
});
