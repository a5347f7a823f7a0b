import { defineConfig } from 'vitest/config';

/** The run that measures as many crowded tables as one likes: see `test:layout` in CONTRIBUTING. */
export default defineConfig({
  test: {
    include: ['tests/e2e/layout/**/*.measure.ts'],
    exclude: ['**/node_modules/**'],
    testTimeout: 3_600_000,
    hookTimeout: 120_000,
  },
});
