/**
 * Builds the page for a server of files: it plays by itself, in its reader's browser.
 *
 *     npm run build:offline -- --out site
 */
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runCommand, type Given } from './command.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

const help = `Builds the page into a folder that any server of files can serve, at any path, over HTTPS or on this machine: bots, rulebook, decks and cards are
in it, and tables are kept in the reader's browser. Friends need a server: npm start.

Usage: npm run build:offline -- [options]

  --out DIR        the folder; what is in it is replaced (site)
  --help           print this

Exit codes: 0 built, 1 it cannot be built, 2 wrong call.
`;

const flags = {
  out: { type: 'string', default: 'site' },
  help: { type: 'boolean', default: false },
} as const;

/** Runs the bundler for an app. Resolves to its exit code. */
function build(app: string, words: readonly string[]): Promise<number> {
  const folder = join(root, 'apps', app);
  const vite = join(dirname(createRequire(join(folder, 'package.json')).resolve('vite/package.json')), 'bin/vite.js');
  return new Promise((done) => {
    const child = spawn(process.execPath, [vite, 'build', '--logLevel', 'warn', ...words], { cwd: folder, stdio: 'inherit' });
    child.on('error', () => done(1));
    child.on('exit', (code) => done(code ?? 1));
  });
}

async function run({ out }: Given<typeof flags>): Promise<number> {
  const worker = await build('offline', []);
  // Relative addresses: the folder may lie at any path.
  return worker === 0 ? build('web', ['--base', './', '--outDir', resolve(out), '--emptyOutDir']) : worker;
}

process.exitCode = await runCommand({ help, flags, run });
