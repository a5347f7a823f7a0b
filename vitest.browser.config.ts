import { defineConfig } from 'vitest/config';
import { keepCompiledCode, SlowTestsFirst } from './tools/src/test-runs/begin.ts';

keepCompiledCode();

/** The browser run: games played through the page. A worker has one server and one browser, which its files use one after another. */
export default defineConfig({
  test: {
    include: ['tests/e2e/**/*.test.ts'],
    exclude: ['**/node_modules/**'],
    globalSetup: ['tests/e2e/build-page.ts'],
    // The files of a worker share its server and its browser (`served.ts`).
    isolate: false,
    maxWorkers: 2,
    sequence: { sequencer: SlowTestsFirst },
    // A quarter of an hour: only a test that hangs takes as long, and none fails on a busy machine. What is polled has the patience of pages.
    testTimeout: 900_000,
    hookTimeout: 900_000,
    expect: { poll: { timeout: 120_000 } },
    passWithNoTests: true,
  },
});
