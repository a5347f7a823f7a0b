import type { CollectionCard, CreatedMatch, FailedRequest, View } from '@crupier/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serve, TestBrowser } from './fixtures/test-client.ts';
import { loadGames } from './games.ts';
import type { RunningServer } from './start-server.ts';

let server: RunningServer;
let browser: TestBrowser;

beforeAll(async () => {
  server = await serve(':memory:', loadGames());
  browser = new TestBrowser(server.url);
});

afterAll(() => server.close());

function handIn(view: View | undefined): readonly string[] {
  const hand = view?.zones.find(({ kind, seat }) => kind === 'hand' && seat === 0)?.cards ?? [];
  return hand.flatMap((handle) => view?.cards[handle]?.definition ?? []);
}

/** The keys of the cards in the first seat's first hand, once whoever is asked before has chosen. */
async function firstHandAt(match: string): Promise<readonly string[]> {
  const socket = await browser.connect();
  await socket.hello(match, { seat: 0 });
  while (handIn(socket.view).length === 0) {
    await socket.untilAsked();
    if (handIn(socket.view).length === 0) await socket.answer();
    await socket.untilAsked();
  }
  socket.close();
  return handIn(socket.view);
}

test.each([
  ['keyforge', 'a card of a deck that comes with the game', 'key-abduction'],
  ['marvel-champions', 'a card of a hero', '01005'],
  ['marvel-champions', 'a card that no ready deck needs to have', '01083'],
  ['inferno', 'a card that decks are built of', 'ember-imp'],
])('in %s %s lies in the first hand of a match', async (game, _, card) => {
  const path = `/api/games/${game}/cards/${card}`;
  expect(((await browser.ask(path)).body as CollectionCard).hasHand).toBe(true);
  const dealt = await browser.post(`${path}/hand`, {});
  expect(dealt.body).toMatchObject({ status: 'running' });
  expect(await firstHandAt((dealt.body as CreatedMatch).id)).toContain(card);
});

test('a card that no hand can have is refused, and its page knows it', async () => {
  const path = '/api/games/marvel-champions/cards/01094';
  expect(((await browser.ask(path)).body as CollectionCard).hasHand).toBeUndefined();
  const refused = await browser.post(`${path}/hand`, {});
  expect((refused.body as FailedRequest).problems[0]?.code).toBe('hand.none');
  expect((await browser.post('/api/games/marvel-champions/cards/none/hand', {})).status).toBe(404);
});
