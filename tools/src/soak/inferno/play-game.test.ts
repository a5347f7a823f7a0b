import { expect, test } from 'vitest';
import { noCounts } from '../counts.ts';
import { playGame, walkTable } from './play-game.ts';
import { universeOf } from './universe.ts';

const GAMES = 8;
const counts = noCounts();
const games = Array.from({ length: GAMES }, (_, at) => playGame(at + 1, 'test', counts));

test('games come to their end without a fault', () => {
  expect(games.flatMap(({ faults }) => faults)).toEqual([]);
  expect(Object.values(counts.endings).reduce((sum, times) => sum + times, 0)).toBe(GAMES);
});

test('the table of a game conforms', () => {
  expect(walkTable(2, 'test', 20)).toEqual([]);
});

test('the game of a number is the same whenever it is played', () => {
  expect(playGame(3, 'test', noCounts())).toEqual(games[2]);
  expect(playGame(3, 'other', noCounts())).not.toEqual(games[2]);
});

test('what is counted has the names of what could be reached', () => {
  const universe = universeOf();
  for (const section of ['played', 'resolved', 'facts', 'endings'] as const) {
    const known = new Set(universe[section]);
    expect([section, Object.keys(counts[section]).filter((name) => !known.has(name))]).toEqual([section, []]);
  }
  for (const section of ['offered', 'taken', 'steps', 'conditions'] as const) {
    const reached = universe[section]?.filter((name) => counts[section][name] !== undefined) ?? [];
    expect(reached.length).toBeGreaterThan(10);
  }
});
