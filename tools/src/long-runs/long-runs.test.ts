import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../tidy/repository.ts';
import { longRuns } from './long-runs.ts';

test('long runs have names of their own, and scripts that there are', () => {
  const runs = longRuns(7);
  expect(new Set(runs.map(({ name }) => name)).size).toBe(runs.length);
  expect(runs.filter(({ script }) => !existsSync(join(root, script))).map(({ script }) => script)).toEqual([]);
});

test('each game is soaked, and the seed is handed on', () => {
  const soaks = longRuns(7).filter(({ name }) => name.startsWith('soak'));
  expect(soaks.map(({ words }) => words.slice(0, 4))).toEqual(
    ['keyforge', 'inferno', 'marvel-champions'].map((game) => ['--game', game, '--seed', '7']),
  );
});
