import { expect, test } from 'vitest';
import { testSoakedGame } from '../soaked-contract.ts';
import { playGame, walkTable } from './play-game.ts';
import { universeOf } from './universe.ts';

const GAMES = 8;
const { counts } = testSoakedGame({
  playGame,
  walkTable,
  universe: universeOf,
  games: GAMES,
  walked: 20,
  named: ['played', 'resolved', 'facts', 'endings'],
});

test('games come to their end', () => {
  expect(Object.values(counts.endings).reduce((sum, times) => sum + times, 0)).toBe(GAMES);
});

test('where more than two play somebody leaves now and then', () => {
  expect(counts.steps['concede / the player concedes']).toBeGreaterThan(0);
});
