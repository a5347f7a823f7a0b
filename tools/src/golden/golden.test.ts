import { describe, expect, test } from 'vitest';
import { testedGames } from '../tested-games.ts';
import { root } from '../tidy/repository.ts';
import { firstDifference, playGolden, strayFiles } from './golden-files.ts';

describe.each(Object.keys(testedGames))('golden games of %s', async (id) => {
  const game = await testedGames[id]?.();
  if (game === undefined) throw new Error(`There is no game ${id}.`);
  const golden = playGolden(root, game);

  test.each(golden.map((each) => [each.path.split('/').at(-1), each] as const))('%s is as written', (_name, { written, played }) => {
    expect(played).toBe(written);
  });

  test('are read in minutes', () => {
    expect(golden.length).toBeGreaterThanOrEqual(3);
    expect(golden.filter(({ played }) => played.split('\n').length > 900).map(({ path }) => path)).toEqual([]);
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
