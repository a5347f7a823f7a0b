import { describe, expect, test } from 'vitest';
import { findTrespasses } from './tidy/boundaries.ts';
import { findBypassedTests, findWorldCalls } from './tidy/calls.ts';
import { findUnexplained } from './tidy/dependencies.ts';
import { findDefaultExports, findEmptyCatches, findFirstCards, findForeignRows, findLooseTypes } from './tidy/habits.ts';
import { findLongFiles, findLongFunctions } from './tidy/lengths.ts';
import { findLockGaps } from './tidy/lock-file.ts';
import { findBarrels, findOddNames } from './tidy/names.ts';
import { readRepository, root } from './tidy/repository.ts';
import type { Check } from './tidy/source.ts';
import { formatFinding } from './tidy/source.ts';
import { findTraces } from './tidy/traces.ts';

const checks: readonly (readonly [habit: string, check: Check])[] = [
  ['files stay short', findLongFiles],
  ['functions stay short', findLongFunctions],
  ['the engine touches nothing around it', findWorldCalls],
  ['every test runs', findBypassedTests],
  ['types say what a value is', findLooseTypes],
  ['no error is caught and forgotten', findEmptyCatches],
  ['everything exported has a name', findDefaultExports],
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
