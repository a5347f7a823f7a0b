import { defineConfig } from 'vitest/config';

/** The default run: every test that stands beside the code. Browser tests have a configuration of their own. */
export default defineConfig({
  test: {
    include: ['packages/**/*.test.ts', 'apps/**/*.test.{ts,tsx}', 'tools/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**', 'tests/**'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    passWithNoTests: true,
    // As many as there are cores: by itself the runner leaves one to the gates beside it, which are done in seconds.
    maxWorkers: '100%',
  },
});
