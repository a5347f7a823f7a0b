import { expect, test } from 'vitest';
import { soakGame } from '@crupier/marvel-champions/soak';
import { noCounts } from '../counts.ts';
import { playGame, walkTable } from './play-game.ts';
import { universeOf } from './universe.ts';

const GAMES = 16;
const counts = noCounts();
const games = Array.from({ length: GAMES }, (_, at) => playGame(at + 1, 'test', counts));

test('games come to their end without a fault, from tables and from positions of scenarios', () => {
  expect(games.flatMap(({ faults }) => faults)).toEqual([]);
  const [positions, tables] = [true, false].map((is) => games.filter(({ table }) => table.includes('position of') === is).length);
  expect(positions).toBeGreaterThan(2);
  expect(tables).toBeGreaterThan(2);
  expect(Object.values(counts.endings).reduce((sum, each) => sum + each, 0)).toBeGreaterThanOrEqual(tables ?? 0);
});

test('the table of a game conforms', () => {
  expect(walkTable(2, 'test', 16)).toEqual([]);
});

test('the game of a number is the same whenever it is played', () => {
  expect(playGame(3, 'test', noCounts())).toEqual(games[2]);
  expect(playGame(3, 'other', noCounts())).not.toEqual(games[2]);
});

test('what is counted has the names of what could be reached', () => {
  const universe = universeOf(soakGame());
  for (const section of ['played', 'revealed', 'boosted', 'resolved', 'facts', 'endings'] as const) {
    const known = new Set(universe[section]);
    const isCounted = (name: string): boolean => section === 'facts' || section === 'endings' || /^01\d/u.test(name);
    const unknown = Object.keys(counts[section]).filter((name) => isCounted(name) && !known.has(name));
    expect([section, unknown]).toEqual([section, []]);
  }
  // Forced abilities are offered too, to be ordered; and texts have steps that are no program's.
  for (const section of ['offered', 'taken', 'steps', 'conditions'] as const) {
    const reached = universe[section]?.filter((name) => counts[section][name] !== undefined) ?? [];
    expect(reached.length).toBeGreaterThan(10);
  }
});
