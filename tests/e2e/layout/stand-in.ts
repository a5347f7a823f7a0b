/** Shows a match on a page that no server plays: the page is told what a viewer of it would be told. */

import type { CardSheet } from '@crupier/kernel';
import { packView, type TableInfo, type WelcomeMessage } from '@crupier/protocol';
import type { Page } from 'playwright-core';
import type { Scene } from './crowds.ts';

const names = ['Ana', 'Iker', 'Nerea', 'Lucía', 'Mateo', 'Bruno'];

/** Sheets of all cards that the first seat sees. */
function sheetsOf({ game, match }: Scene): Readonly<Record<string, CardSheet>> {
  const seen = Object.values(match.view(0).cards).flatMap((card) => [card.definition, String(card.now['source'] ?? '')]);
  const cards = [...new Set(seen)].flatMap((definition) => {
    const key = /^(?:own\/)?[^/]+/.exec(definition)?.[0] ?? definition;
    const sheet = game.card(key);
    return sheet === undefined ? [] : [[key, sheet] as const];
  });
  return Object.fromEntries(cards);
}

function infoOf({ game, match }: Scene, id: string): TableInfo {
  const { passing } = game;
  return {
    match: id,
    game: game.id,
    status: 'running',
    seats: Array.from({ length: match.seats }, (_, seat) => ({ kind: 'person', name: names[seat] ?? '', present: true })),
    fairness: { commitment: '', nonces: [] },
    agreements: { draw: false, shortcuts: passing !== undefined },
    ...(passing === undefined ? {} : { stops: { moments: passing.moments, responses: passing.responses, usual: passing.usual } }),
  };
}

/** What the page is told first. */
function welcomeOf(scene: Scene, id: string): WelcomeMessage {
  const { match, game } = scene;
  const pending = match.pending(0);
  return {
    kind: 'welcome',
    seat: 0,
    seats: [0],
    seq: 1,
    view: packView(match.view(0)),
    events: match.events(0, 0),
    eventsFrom: 0,
    undo: { step: 0 },
    info: infoOf(scene, id),
    ...(pending === undefined ? {} : { pending }),
    ...(game.passing === undefined ? {} : { passing: { ...game.passing.usual, everything: true } }),
  };
}

/** A page that is told of one scene after another. */
export interface StandIn {
  readonly show: (scene: Scene) => Promise<void>;
}

/** Answers for the server from now on wherever the page asks of a match. */
export async function standIn(page: Page, url: string): Promise<StandIn> {
  let shown: Scene | undefined;
  let count = 0;
  await page.route('**/api/matches/scene-*', (route) => {
    if (shown === undefined) return route.abort();
    const seats = Array.from({ length: shown.match.seats }, (_, seat) => ({ kind: 'person', name: names[seat] ?? '', mine: seat === 0 }));
    return route.fulfill({ json: { id: `scene-${count}`, game: shown.game.id, status: 'running', createdAt: 0, seats, entries: 1 } });
  });
  await page.route('**/api/matches/scene-*/cards', (route) =>
    shown === undefined ? route.abort() : route.fulfill({ json: sheetsOf(shown) }),
  );
  await page.routeWebSocket(/\/ws(\?|$)/, (socket) => {
    socket.onMessage(() => {
      if (shown !== undefined) socket.send(JSON.stringify(welcomeOf(shown, `scene-${count}`)));
    });
  });
  return {
    show: async (scene) => {
      shown = scene;
      count++;
      await page.goto(`${url}/#/match/scene-${count}`);
      await page.locator('.table .slip').first().waitFor();
      await page.evaluate(() => document.fonts.ready);
      // One frame for what is measured after the first drawing.
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    },
  };
}
