/** Which tests a change touches: those that reach a changed file by their imports, and those that read a changed file of data. */

import { runsApart } from './slow-tests.ts';

/** What is tested by which folder's tests where these read files instead of importing them. */
const readers: readonly (readonly [RegExp, string])[] = [
  [/^packages\/games\/[^/]+\/scenarios\//, 'tools/src/rule-coverage'],
  [/^packages\/games\/[^/]+\/scenarios\//, 'tools/src/metamorphic'],
  [/^packages\/games\/[^/]+\/perft\//, 'tools/src/perft'],
  [/^packages\/games\/[^/]+\/golden\//, 'tools/src/golden'],
  [/^tools\/oracle\//, 'tools/src/oracle'],
];

/** Files on which every test rests. */
const foundations = /^(package(-lock)?\.json|vitest\.config\.ts|tsconfig\.json|\.npmrc)$/;

/** Tests that look at the whole repository. */
const always = ['tools/src/tidy'] as const;

/** The tests that a change touches, as paths from the root. */
export interface ChangedTests {
  /** For the tests beside the code; undefined means all of them. */
  readonly beside: readonly string[] | undefined;
  /** Files of browser tests that were changed themselves, and one that opens the page where it may be another. */
  readonly browser: readonly string[];
}

/** The tests of a change. `changed` are the files that differ, `affected` those that reach one of them by imports; both from the root. */
export function testsOf(changed: readonly string[], affected: readonly string[]): ChangedTests {
  const browser = changed.filter((path) => /^tests\/e2e\/[^/]+\.test\.ts$/.test(path));
  const changesPage = changed.some((path) => /^(apps|packages)\//.test(path) && !path.includes('.test.'));
  const opened = changesPage ? ['tests/e2e/start.test.ts'] : [];
  const tests = affected.filter((path) => /^(apps|packages|tools)\/.*\.test\.tsx?$/.test(path) && !path.endsWith('.long.test.ts'));
  const read = readers.filter(([files]) => changed.some((path) => files.test(path))).map(([, folder]) => folder);
  const beside = [...always, ...read, ...tests.filter((path) => !runsApart.includes(path))];
  return {
    beside: changed.some((path) => foundations.test(path)) ? undefined : [...new Set(beside)],
    browser: [...new Set([...browser, ...opened])],
  };
}
