import { describe, expect, test } from 'vitest';
import { testedGames } from '../tested-games.ts';
import { root } from '../tidy/repository.ts';
import { firstDifference, playGolden, strayFiles } from './golden-files.ts';

describe.each(Object.keys(testedGames))('golden games of %s', async (id) => {
  const game = await testedGames[id]?.();
  if (game === undefined) throw new Error(`There is no game ${id}.`);

  test.each(game.playthroughs)('$name is as written, and read in minutes', (playthrough) => {
    const { written, played } = playGolden(root, game, playthrough);
    expect(played).toBe(written);
    expect(played.split('\n').length).toBeLessThanOrEqual(900);
  });

  test('are several', () => {
    expect(game.playthroughs.length).toBeGreaterThanOrEqual(3);
  });

  test('lie alone in their folder', () => {
    expect(strayFiles(root, game)).toEqual([]);
  });
});

test('the first difference is named with its line', () => {
  expect(firstDifference('a\nb', 'a\nb')).toBeUndefined();
  expect(firstDifference('a\nb', 'a\nc')).toEqual({ line: 2, was: 'b', is: 'c' });
  expect(firstDifference('a\nb', 'a')).toEqual({ line: 2, was: 'b', is: '(the end)' });
  expect(firstDifference('', 'a')).toEqual({ line: 1, was: '', is: 'a' });
});
