/** What every file of browser tests begins with: the server and the browser of its worker. */

import { basename } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterEach, beforeAll, expect } from 'vitest';
import { drawPagesFrom, openBrowser, openPage, type OpenPage, type PageOptions } from './browser.ts';
import { stage, type Stage, type Staged } from './staged.ts';
import { seed, startServer, type ServerProcess } from './start-server.ts';

/** A server with a browser in front of it, once the tests of the file run. */
export interface Served {
  readonly server: () => ServerProcess;
  /** Opens the start of the server in a page of its own. */
  readonly open: (options?: PageOptions) => Promise<OpenPage>;
  /** Opens a link that somebody was given. */
  readonly openLink: (url: string, options?: PageOptions) => Promise<OpenPage>;
  /** Opens a position as a table in a page of its own, which has shown nothing else before. */
  readonly openStage: (stage: Stage, options?: PageOptions) => Promise<StagedPage>;
}

/** A page that shows a position. */
export interface StagedPage extends OpenPage {
  readonly staged: Staged;
}

interface Running {
  readonly server: ServerProcess;
  readonly browser: Browser;
}

/** What the files of this worker share, from the first that wants it to the worker's end. */
let started: Promise<Running> | undefined;

async function start(): Promise<Running> {
  console.log(`The matches are drawn from the seed ${seed}; CRUPIER_TEST_SEED sets another.`);
  const [server, browser] = await Promise.all([startServer(), openBrowser()]);
  // The runner asks its workers to end and gives them half a second; the browser ends with its process.
  process.once('SIGTERM', () => {
    void server.kill();
    process.exit(0);
  });
  return { server, browser };
}

/**
 * Gives the tests of a file the server and the browser of their worker. Each file draws matches of its own, the same in every run and in
 * whatever order files run; each test begins without the pages of others. Call once, at the top of the file.
 */
export function serve(): Served {
  let running: Running | undefined;
  const now = (): Running => {
    if (running === undefined) throw new Error('Pages are opened within tests: the server and the browser do not run yet.');
    return running;
  };
  beforeAll(async () => {
    running = await (started ??= start());
    const draws = `${seed}/${basename(expect.getState().testPath ?? '')}`;
    running.server.drawFrom(draws);
    drawPagesFrom(draws);
    // A test that failed while the server was away may have left it so.
    await running.server.restart();
  });
  afterEach(async () => {
    await Promise.all(running?.browser.contexts().map((context) => context.close()) ?? []);
  });
  return {
    server: () => now().server,
    open: (options) => openPage(now().browser, now().server.url, options),
    openLink: (url, options) => openPage(now().browser, url, options),
    openStage: async (shown, options) => {
      const opened = await openPage(now().browser, 'about:blank', options);
      return { ...opened, staged: await stage(opened.page, now().server.url, shown) };
    },
  };
}
