import { spawn } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './tidy/repository.ts';

/** Folders with a `tsconfig.json`: the page and the browser tests know the DOM, the worker what workers have, the rest neither. */
const projects = ['.', 'apps/web', 'apps/offline', 'tests'];

const compiler = join(root, 'node_modules/@typescript/native/bin/tsc');

/** The compiler's garbage collector runs once its heap has grown by so many percent: a third less processor time for 100 MB more. */
const HEAP_GROWTH = '400';

/** A project whose code is not written yet has nothing to check, which the compiler would call an error. */
function hasSources(project: string): boolean {
  const folder = join(root, project);
  if (!existsSync(join(folder, 'tsconfig.json'))) return false;
  return globSync('**/*.{ts,tsx}', { cwd: folder, exclude: ['**/node_modules/**', '**/dist/**'] }).length > 0;
}

/**
 * Checks one project and tells the compiler's exit code; what it has to say goes straight to the terminal. One thread a project: several
 * would each work out the types that they share, which costs half as much again of the processors that the tests need.
 */
function check(project: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [compiler, '--singleThreaded', '--project', join(root, project)], {
      cwd: root,
      stdio: 'inherit',
      env: { GOGC: HEAP_GROWTH, ...process.env },
    });
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

const codes = await Promise.all(projects.filter(hasSources).map(check));
process.exitCode = Math.max(0, ...codes);
