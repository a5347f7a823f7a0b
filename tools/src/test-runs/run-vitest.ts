import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../tidy/repository.ts';

/** The runs of tests by their names, each with the file that configures it. */
export const testRuns = {
  beside: 'vitest.config.ts',
  attacks: 'vitest.attacks.config.ts',
  browser: 'vitest.browser.config.ts',
  layout: 'vitest.layout.config.ts',
  long: 'vitest.long.config.ts',
} as const;

/** The name of a run of tests. */
export type TestRun = keyof typeof testRuns;

/**
 * Runs tests, whose output goes to the terminal, and returns the runner's exit code. Whatever they leave in the folder for temporary files
 * is removed once the runner has ended. `words` go to the runner; with `report` its JSON report is written to that file.
 */
export async function runVitest(run: TestRun, words: readonly string[], report?: string): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'crupier-tests-'));
  const reporters = report === undefined ? [] : ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const script = join(root, 'node_modules/vitest/vitest.mjs');
  try {
    return await new Promise((resolve, reject) => {
      const child = spawn(process.execPath, [script, 'run', '--config', testRuns[run], ...reporters, ...words], {
        cwd: root,
        stdio: ['ignore', 'inherit', 'inherit'],
        env: { ...process.env, TMPDIR: folder },
      });
      // Whoever ends this process ends the runner, which ends its workers.
      const passOn = (signal: NodeJS.Signals): void => void child.kill(signal);
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, passOn);
      child.on('error', reject);
      child.on('close', (code) => {
        for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, passOn);
        resolve(code ?? 1);
      });
    });
  } finally {
    // What a test has started may end a moment after the runner.
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  }
}
