import { defineConfig } from 'vitest/config';

/** The tests that walk whole matches and the like: `npm run long` runs them beside the other long runs. */
export default defineConfig({
  test: {
    include: ['{apps,packages,tools}/**/*.long.test.ts'],
    exclude: ['**/node_modules/**'],
    testTimeout: 1_800_000,
    isolate: false,
    maxWorkers: '100%',
    experimental: { viteModuleRunner: false },
  },
});
