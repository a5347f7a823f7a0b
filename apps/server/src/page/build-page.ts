import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** What became of the page. */
export type PageState =
  /** It is there and new. `built` says whether it had to be built. */
  | { readonly kind: 'ready'; readonly folder: string; readonly built: boolean }
  /** It could not be built; `folder` holds an older one, if there is one. */
  | { readonly kind: 'failed'; readonly folder: string | undefined; readonly exit: number }
  /** This copy has no page. */
  | { readonly kind: 'none' };

/** Where the sources of the worker are that hosts tables for a page without a server. */
const workerSources = ['apps/offline/{package.json,vite.config.ts}', 'apps/offline/src/**/*', 'packages/**/src/**/*'];

/** Where the page's sources are, from the repository's root: a change in any of them means a new page. */
const sources = [
  'apps/offline/dist/.sources',
  'apps/web/{index.html,package.json,vite.config.ts}',
  'apps/web/{src,public}/**/*',
  'packages/protocol/src/**/*.ts',
  'packages/kernel/src/**/*.ts',
];

/** Builds the page if its sources changed since it was built last. `signal` ends a build that is under way. */
export async function buildPage(root: string, signal?: AbortSignal): Promise<PageState> {
  const page = join(root, 'apps/web');
  const folder = join(page, 'dist');
  const built = existsSync(join(folder, 'index.html')) ? folder : undefined;
  if (!existsSync(join(page, 'index.html'))) return built === undefined ? { kind: 'none' } : { kind: 'ready', folder, built: false };
  const worker = await buildWhereChanged(root, { of: 'apps/offline', sources: workerSources }, signal);
  if (worker.exit !== 0) return { kind: 'failed', folder: built, exit: worker.exit };
  const { exit, isNew } = await buildWhereChanged(root, { of: 'apps/web', sources }, signal);
  return exit === 0 ? { kind: 'ready', folder, built: isNew } : { kind: 'failed', folder: built, exit };
}

/** What is built from which sources. */
interface Build {
  readonly of: string;
  readonly sources: readonly string[];
}

/** Builds something if its sources changed since it was built last. A copy without it has nothing to build. */
async function buildWhereChanged(
  root: string,
  { of, sources: patterns }: Build,
  signal: AbortSignal | undefined,
): Promise<{ readonly exit: number; readonly isNew: boolean }> {
  const place = join(root, of);
  if (!existsSync(join(place, 'package.json'))) return { exit: 0, isNew: false };
  const hashFile = join(place, 'dist/.sources');
  const hash = hashSources(root, patterns);
  if (existsSync(hashFile) && readFileSync(hashFile, 'utf8') === hash) return { exit: 0, isNew: false };
  const exit = await runVite(place, signal);
  if (exit === 0) writeFileSync(hashFile, hash);
  return { exit, isNew: exit === 0 };
}

function hashSources(root: string, sources: readonly string[]): string {
  const files = sources.flatMap((pattern) => globSync(pattern, { cwd: root, withFileTypes: true }));
  const paths = files.filter((file) => file.isFile() && !file.name.includes('.test.')).map((file) => join(file.parentPath, file.name));
  const hash = createHash('sha256');
  for (const path of paths.toSorted())
    hash
      .update(`${path.slice(root.length)}\0`)
      .update(readFileSync(path))
      .update('\0');
  return hash.digest('hex');
}

/** Runs the bundler as a process of its own, whose voice goes to standard error. Its exit code; 1 where there is no bundler. */
function runVite(page: string, signal: AbortSignal | undefined): Promise<number> {
  const vite = findVite(page);
  if (vite === undefined) return Promise.resolve(1);
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
      cwd: page,
      stdio: ['ignore', process.stderr, process.stderr],
      ...(signal && { signal }),
    });
    child.on('error', () => resolve(1));
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

function findVite(page: string): string | undefined {
  try {
    return join(dirname(createRequire(join(page, 'package.json')).resolve('vite/package.json')), 'bin/vite.js');
  } catch {
    return undefined;
  }
}
