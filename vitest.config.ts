import { defineConfig } from 'vitest/config';
import { keepCompiledCode, SlowTestsFirst } from './tools/src/test-runs/begin.ts';
import { runsApart } from './tools/src/test-runs/slow-tests.ts';

keepCompiledCode();

const exclude = ['**/node_modules/**', '**/dist/**', 'tests/**', '**/*.long.test.ts', ...runsApart];

/** The default run: every test that stands beside the code. Browser tests have a configuration of their own. */
export default defineConfig({
  test: {
    // Half an hour: only a test that hangs takes as long, and none fails on a slow machine.
    testTimeout: 1_800_000,
    hookTimeout: 1_800_000,
    // The files of a worker share their modules: loading them anew took a third of the run. A test leaves each module as it found it.
    isolate: false,
    passWithNoTests: true,
    // As many as there are cores: by itself the runner leaves one to the gates beside it, which are done in seconds.
    maxWorkers: '100%',
    sequence: { sequencer: SlowTestsFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          include: ['packages/**/*.test.ts', 'apps/{cli,offline,server}/**/*.test.ts', 'tools/**/*.test.ts'],
          exclude: [...exclude, 'packages/rulebook/**'],
          // Node loads the modules by itself, as in the product: the engine runs faster than after a rewrite by Vite.
          experimental: { viteModuleRunner: false },
        },
      },
      {
        // The page is written in JSX, and tests of the ledgers replace modules: Node does neither.
        extends: true,
        test: { name: 'vite', include: ['apps/web/**/*.test.{ts,tsx}', 'packages/rulebook/**/*.test.ts'], exclude },
      },
    ],
  },
});
