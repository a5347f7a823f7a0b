import { flushCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import { type Language, type Problem, say } from '@crupier/kernel';
import { isReachable, networkUrls } from './http/address-route.ts';
import { serverMessages } from './messages.ts';
import { buildPage, type PageState } from './page/build-page.ts';
import { sayWelcome } from './say-welcome.ts';
import type { ServerSettings } from './settings.ts';
import { type ServerOptions, startServer } from './start-server.ts';

/** Where a server as a program speaks: its address on `out`, everything else on `log`. */
export interface Terminal {
  readonly language: Language;
  readonly out: (text: string) => void;
  readonly log: (text: string) => void;
  /** Calls back once when the program is asked to end. */
  readonly onEnd: (end: () => void) => void;
}

/** The games that are played, and where threads find them. */
export type GamesServed = Pick<ServerOptions, 'games' | 'gamesModule'>;

/** The exit code of a server that could not start. */
const COULD_NOT_START = 1;

/** Milliseconds that an ending may take before the process is ended as it is. Everything acknowledged is on disk already. */
const ENDING_MS = 5000;

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** Builds the page if need be, serves until asked to end, and gives the exit code. */
export async function runServer(settings: ServerSettings, terminal: Terminal, games: GamesServed): Promise<number> {
  const stopping = new AbortController();
  const ended = new Promise<void>((resolve) => {
    terminal.onEnd(() => {
      stopping.abort();
      resolve();
    });
  });
  const complain = (problem: Problem): void => terminal.log(`${say(problem, serverMessages, terminal.language)}\n`);
  const page: PageState = settings.withPage ? await buildPage(root, stopping.signal) : { kind: 'none' };
  if (stopping.signal.aborted) return 0;
  if (page.kind === 'failed') complain({ code: 'page.notBuilt', at: '', values: { exit: page.exit } });
  if (page.kind === 'none' && settings.withPage) complain({ code: 'page.missing', at: '', values: {} });
  const folder = page.kind === 'none' ? undefined : page.folder;
  const started = await startServer({ ...settings, ...games, page: folder, logLevel: 'warn' });
  if (!started.ok) {
    for (const problem of started.problems) complain(problem);
    return COULD_NOT_START;
  }
  const { url, port } = started.value;
  terminal.out(`${url}\n`);
  const reachable = isReachable(settings.host);
  terminal.log(sayWelcome({ url, reachable, urls: reachable ? networkUrls(port) : [] }, terminal.language));
  setImmediate(flushCompileCache);
  await ended;
  setTimeout(() => process.exit(0), ENDING_MS).unref();
  await started.value.close();
  return 0;
}
