import { defineConfig } from 'vitest/config';

/** The run that measures as many crowded tables as one likes: see `test:layout` in CONTRIBUTING. */
export default defineConfig({
  test: {
    include: ['tests/e2e/layout/**/*.measure.ts'],
    exclude: ['**/node_modules/**'],
    globalSetup: ['tests/e2e/build-page.ts'],
    testTimeout: 3_600_000,
    hookTimeout: 900_000,
    expect: { poll: { timeout: 120_000 } },
  },
});
