import { once } from 'node:events';
import { gamesModule, readSettings, serverMessages, startServer } from '@crupier/server';
import type { Call } from '../arguments/spec.ts';
import type { ExitCode } from '../exit-codes.ts';
import { exitCodes } from '../exit-codes.ts';
import type { Io } from '../io.ts';
import { formatProblem, print, printJson, refuse, speakProblem, tell } from '../output.ts';
import type { serveSpec } from '../specs/system-specs.ts';

/** Runs the server until it is asked to end, which is its success. */
export async function run({ options }: Call<typeof serveSpec>, io: Io): Promise<ExitCode> {
  const { json } = options;
  const named = ['port', 'host', 'data', 'trust-proxy', 'user-share', 'address-share', 'metrics-token'] as const;
  const given = named.flatMap((name) => (options[name] === undefined ? [] : [`--${name}=${options[name]}`]));
  const asked = readSettings(given, { ...io.env });
  if (!asked.ok) return refuse(io, asked.problems, { json, exit: 'usage', messages: serverMessages });
  if (asked.value.kind === 'help') return exitCodes.ok;
  const { settings } = asked.value;
  const games = await Promise.all(io.games.map((each) => each.load()));
  const page = options['no-page'] ? undefined : await pageFolder(io);
  const started = await startServer({ ...settings, games, gamesModule, page, logLevel: 'warn' });
  if (!started.ok) return refuse(io, started.problems, { json, exit: 'world', messages: serverMessages });
  const { url, port, close } = started.value;
  if (json) printJson(io, { url, port, data: settings.data });
  else {
    print(io, tell(io, 'serve.listens', { url }));
    io.err(`${tell(io, 'serve.data', { folder: settings.data })}\n`);
  }
  if (!io.interrupted.aborted) await once(io.interrupted, 'abort');
  await close();
  return exitCodes.ok;
}

/** The built page. A server without one still answers programs, and says so. */
async function pageFolder(io: Io): Promise<string | undefined> {
  const page = await io.page();
  if (page.kind === 'ready') return page.folder;
  const problem =
    page.kind === 'failed' ? { code: 'page.notBuilt', at: '', values: { exit: page.exit } } : { code: 'page.missing', at: '', values: {} };
  io.err(`${formatProblem(speakProblem(io, problem, serverMessages))}\n`);
  return page.kind === 'failed' ? page.folder : undefined;
}
