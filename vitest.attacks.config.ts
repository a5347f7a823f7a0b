import { defineConfig } from 'vitest/config';
import { runsApart } from './tools/src/test-runs/slow-tests.ts';

/** Attacks, mishaps and load of running servers: most measure how long another player waits, so that nothing else runs beside them. */
export default defineConfig({
  test: {
    include: [...runsApart],
    exclude: ['**/node_modules/**'],
    fileParallelism: false,
    // A quarter of an hour: only a test that hangs takes as long, and none fails on a busy machine.
    testTimeout: 900_000,
    hookTimeout: 900_000,
  },
});
