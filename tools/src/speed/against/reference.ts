import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { root } from '../../tidy/repository.ts';

/**
 * The commit that this one is held against. It moves when things got faster, or with a reason and figures: small losses would otherwise add up
 * unseen.
 */
const reference = z.object({
  commit: z.string().regex(/^[0-9a-f]{7,40}$/),
  since: z.array(z.object({ commit: z.string(), why: z.string().min(1) })).min(1),
});

/** The commit that `tools/speed-reference.json` names. *Throws* where the file is wrong. */
export function referenceCommit(): string {
  return reference.parse(JSON.parse(readFileSync(join(root, 'tools/speed-reference.json'), 'utf8'))).commit;
}

function run(command: string, words: readonly string[], folder = root): boolean {
  return (
    spawnSync(command, words, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'], shell: process.platform === 'win32' }).status === 0
  );
}

/** Whether this checkout has the history that a commit is in. */
export function hasCommit(commit: string): boolean {
  return spawnSync('git', ['cat-file', '-e', `${commit}^{commit}`], { cwd: root, stdio: 'ignore' }).status === 0;
}

/**
 * Lays a commit out as a work tree with dependencies of its own, lets it be used, and removes it. *Throws* where it cannot be laid out, or its
 * dependencies cannot be had.
 */
export async function withCheckout<T>(commit: string, use: (folder: string) => Promise<T>): Promise<T> {
  const folder = join(mkdtempSync(join(tmpdir(), 'crupier-reference-')), 'checkout');
  try {
    if (!run('git', ['worktree', 'add', '--detach', '--quiet', folder, commit])) throw new Error(`${commit} cannot be laid out.`);
    if (!run('npm', ['ci', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'], folder))
      throw new Error(`The dependencies of ${commit} cannot be installed.`);
    return await use(folder);
  } finally {
    run('git', ['worktree', 'remove', '--force', folder]);
    rmSync(join(folder, '..'), { recursive: true, force: true });
  }
}
