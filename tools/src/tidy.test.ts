import { describe, expect, test } from 'vitest';
import { findTrespasses } from './tidy/boundaries.ts';
import { findUnexplained } from './tidy/dependencies.ts';
import { findBypassedTests, findFirstCards, findForeignRows } from './tidy/habits.ts';
import { findLongFiles } from './tidy/lengths.ts';
import { findLockGaps } from './tidy/lock-file.ts';
import { findBarrels, findOddNames } from './tidy/names.ts';
import { readRepository, root } from './tidy/repository.ts';
import type { Check } from './tidy/source.ts';
import { formatFinding } from './tidy/source.ts';
import { findTraces } from './tidy/traces.ts';

/** Habits that the linter has no rule for. */
const checks: readonly (readonly [habit: string, check: Check])[] = [
  ['files stay short', findLongFiles],
  ['every test runs', findBypassedTests],
  ['verbs act on all their cards', findFirstCards],
  ['files are named in kebab-case', findOddNames],
  ['a package has one public face', findBarrels],
  ['the lock file is complete', findLockGaps],
  ['the kernel cites no row of a game', findForeignRows],
  ['nothing names the machine or the making', findTraces],
];

describe('the repository is tidy', () => {
  const sources = readRepository();

  test('its files are found', () => {
    expect(sources.map((each) => each.path)).toEqual(expect.arrayContaining(['package.json', '.ci/run', 'tools/src/tidy.test.ts']));
    expect(sources.filter((each) => each.path.includes('node_modules'))).toEqual([]);
  });

  test.each(checks)('%s', (_habit, check) => {
    expect(sources.flatMap(check).map(formatFinding)).toEqual([]);
  });

  test('every dependency has its reason', () => {
    const table = sources.find(({ path }) => path === 'ARCHITECTURE.md')?.text ?? '';
    expect(findUnexplained(sources, table).map(formatFinding)).toEqual([]);
  });

  test('imports go the way of the map', async () => {
    expect(await findTrespasses(root)).toEqual([]);
  });
});
