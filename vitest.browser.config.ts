import { defineConfig } from 'vitest/config';

/** The browser run: whole games played through the page, one file at a time because each starts a server and a browser. */
export default defineConfig({
  test: {
    include: ['tests/e2e/**/*.test.ts'],
    exclude: ['**/node_modules/**'],
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    passWithNoTests: true,
  },
});
