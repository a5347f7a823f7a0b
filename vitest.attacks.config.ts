import { defineConfig } from 'vitest/config';

/** Mishaps, attacks and load of a running server: each measures how long another player waits, so that nothing else runs beside it. */
export default defineConfig({
  test: {
    include: ['tools/src/chaos/chaos.test.ts', 'tools/src/hostile/hostile.test.ts', 'tools/src/load/load.test.ts'],
    exclude: ['**/node_modules/**'],
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
