import { defineConfig } from 'vitest/config';

/** The default run: every test that stands beside the code. Browser tests have a configuration of their own. */
export default defineConfig({
  test: {
    include: ['packages/**/*.test.ts', 'apps/**/*.test.{ts,tsx}', 'tools/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**', 'tests/**'],
    // No test fails for being slow: a loaded machine may take ten times as long.
    testTimeout: 0,
    hookTimeout: 0,
    passWithNoTests: true,
    // As many as there are cores: by itself the runner leaves one to the gates beside it, which are done in seconds.
    maxWorkers: '100%',
  },
});
