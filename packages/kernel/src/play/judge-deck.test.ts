import { expect, test } from 'vitest';
import type { Problem } from '../state/result.ts';
import { judgeDeck } from './judge-deck.ts';
import type { PlayableGame } from './playable.ts';

const problem = (at: string): Problem => ({ code: 'wrong', at, values: {} });

test('of a table’s problems those of the first deck are told, each at its place in it', () => {
  let decks: readonly string[] = [];
  const game: Pick<PlayableGame, 'seats' | 'configure'> = {
    seats: { min: 3, max: 4 },
    configure: (given) => {
      decks = given;
      return { ok: false, problems: ['deck 1, line 3', 'deck 1', 'deck 2, line 1', 'settings.mode', 'campaign', 'decks'].map(problem) };
    },
  };
  expect(judgeDeck(game, 'text', { ready: 'good' }).map(({ at }) => at)).toEqual(['line 3', '', 'decks']);
  expect(decks).toEqual(['text', 'good', 'good']);
});

test('a deck that can be played has no problems', () => {
  const game: Pick<PlayableGame, 'seats' | 'configure'> = { seats: { min: 1, max: 4 }, configure: () => ({ ok: true, value: 1 }) };
  expect(judgeDeck(game, 'text', { ready: 'good' })).toEqual([]);
});
