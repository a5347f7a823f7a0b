/**
 * Builds the page where its sources have changed since it was built last, as the server does when it starts.
 *
 *     npm run build
 */
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildPage } from '@crupier/server';
import { runCommand, tell, type Given } from './command.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

const help = `Builds the page, and the worker that plays where there is no network, where their sources have changed since they were built last.

Usage: npm run build -- [options]

  --json           the result as JSON
  --help           print this

The result goes to standard output, what the bundler says to standard error.
Exit codes: 0 the page is built, 1 it cannot be built, 2 wrong call.
`;

const flags = {
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

async function run({ json }: Given<typeof flags>): Promise<number> {
  const state = await buildPage(root);
  if (state.kind !== 'ready') {
    tell(state.kind === 'failed' ? `The bundler ended with ${state.exit}.` : 'This copy has no page.');
    return 1;
  }
  const folder = relative(root, state.folder);
  const said = state.built ? 'has been built' : 'is as it was: no source has changed';
  process.stdout.write(json ? `${JSON.stringify({ folder, built: state.built })}\n` : `The page in ${folder} ${said}.\n`);
  return 0;
}

process.exitCode = await runCommand({ help, flags, run });
