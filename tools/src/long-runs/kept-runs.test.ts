import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { keepRun, readKeptRuns } from './kept-runs.ts';

const folder = mkdtempSync(join(tmpdir(), 'long-runs-'));
const file = join(folder, 'reports/runs.json');
const run = { name: 'soak inferno', passed: false, seconds: 7, end: ['1 fault'] };

afterAll(() => rmSync(folder, { recursive: true }));

test('what has ended is kept for the same commit and seed, and a run that is done again takes its own place', () => {
  const first = keepRun(file, readKeptRuns(file, 'a', 1), run);
  keepRun(file, first, { ...run, passed: true });
  expect(readKeptRuns(file, 'a', 1).runs).toEqual([{ ...run, passed: true }]);
  expect(readKeptRuns(file, 'b', 1).runs).toEqual([]);
  expect(readKeptRuns(file, 'a', 2).runs).toEqual([]);
});

test('a file that was cut short, and one that is something else, keep nothing', () => {
  for (const text of ['{"commit":"a","se', '{"commit":"a"}']) {
    writeFileSync(file, text);
    expect(readKeptRuns(file, 'a', 1)).toEqual({ commit: 'a', seed: 1, runs: [] });
  }
});
