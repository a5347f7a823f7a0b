/** Shows a match on a page that no server plays: the page is told what a viewer of it would be told. */

import { HEARTBEAT } from '@crupier/protocol';
import type { WelcomeMessage } from '@crupier/protocol';
import type { Page } from 'playwright-core';
import { serveDocumentAt } from '../staged.ts';
import { sheetsOf, summaryOf, welcomeOf } from '../told.ts';
import type { Scene } from './crowds.ts';
import { settled } from './probe.ts';

/** What the page is told first. */
function welcome({ match }: Scene, id: string): WelcomeMessage {
  return welcomeOf(match, { id, seat: 0, seats: [0], seq: 1, undo: { step: 0 }, stops: true });
}

/** A page that is told of one scene after another. */
export interface StandIn {
  readonly show: (scene: Scene) => Promise<void>;
}

/** Answers for the server from now on wherever the page asks of a match. */
export async function standIn(page: Page, url: string): Promise<StandIn> {
  let shown: Scene | undefined;
  let count = 0;
  await serveDocumentAt(page, '**/match/scene-*', url);
  await page.route('**/api/matches/scene-*', (route) => {
    return shown === undefined ? route.abort() : route.fulfill({ json: summaryOf(shown.match, `scene-${count}`) });
  });
  await page.route('**/api/matches/scene-*/cards', (route) =>
    shown === undefined ? route.abort() : route.fulfill({ json: sheetsOf(shown.match, [0]) }),
  );
  await page.routeWebSocket(/\/ws(\?|$)/, (socket) => {
    socket.onMessage((text) => {
      if (text === HEARTBEAT) socket.send(HEARTBEAT);
      else if (shown !== undefined) socket.send(JSON.stringify(welcome(shown, `scene-${count}`)));
    });
  });
  return {
    show: async (scene) => {
      shown = scene;
      count++;
      const address = `/match/scene-${count}`;
      // Only the first loads the document.
      if (count === 1) await page.goto(new URL(address, url).href);
      else await page.evaluate((next) => (window.location.hash = `#${next}`), address);
      await page.locator('.table .slip').first().waitFor();
      await settled(page);
    },
  };
}
