/** What every file of browser tests begins and ends with: a server and a browser of its own. */

import type { Browser, BrowserContextOptions } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { openBrowser, openPage, type OpenPage } from './browser.ts';
import { seed, startServer, type ServerProcess } from './start-server.ts';

/** A server with a browser in front of it, once the tests of the file run. */
export interface Served {
  readonly server: () => ServerProcess;
  /** Opens the start of the server in a page of its own. */
  readonly open: (options?: BrowserContextOptions) => Promise<OpenPage>;
  /** Opens a link that somebody was given. */
  readonly openLink: (url: string, options?: BrowserContextOptions) => Promise<OpenPage>;
}

/** Starts a server and a browser before the tests of a file, and ends them after. Call once, at the top of the file. */
export function serve(): Served {
  let started: { readonly server: ServerProcess; readonly browser: Browser } | undefined;
  const running = (): NonNullable<typeof started> => {
    if (started === undefined) throw new Error('Pages are opened within tests: the server and the browser do not run yet.');
    return started;
  };
  beforeAll(async () => {
    console.log(`The matches are drawn from the seed ${seed}; CRUPIER_TEST_SEED sets another.`);
    started = { server: await startServer(), browser: await openBrowser() };
  });
  afterAll(async () => {
    await started?.browser.close();
    await started?.server.end();
  });
  return {
    server: () => running().server,
    open: (options) => openPage(running().browser, running().server.url, options),
    openLink: (url, options) => openPage(running().browser, url, options),
  };
}
