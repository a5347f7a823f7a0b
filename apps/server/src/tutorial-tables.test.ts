import { afterEach, expect, test } from 'vitest';
import { plenty, serve, TestBrowser } from './fixtures/test-client.ts';
import { gamesModule, loadGames } from './games.ts';
import type { RunningServer } from './start-server.ts';

let server: RunningServer | undefined;

afterEach(() => server?.close());

test('a tutorial is dealt at one wish, the same at every table, and its table says that it is one', async () => {
  server = await serve(':memory:', loadGames(), { userWork: plenty, addressWork: plenty }, { gamesModule });
  const hands: unknown[] = [];
  for (const name of ['Ana', 'Bea']) {
    const browser = new TestBrowser(server.url);
    const created = await browser.post('/api/tutorials', { game: 'keyforge', name });
    expect(created).toMatchObject({ status: 201, body: { status: 'running' } });
    const socket = await browser.connect();
    const welcome = await socket.hello((created.body as { readonly id: string }).id);
    expect(welcome.info).toMatchObject({
      tutorial: true,
      seats: [
        { kind: 'person', name },
        { kind: 'bot', level: 'scripted' },
      ],
    });
    await socket.untilAsked();
    hands.push(
      Object.values(socket.view?.cards ?? {})
        .map(({ definition }) => definition)
        .toSorted(),
    );
  }
  expect(hands[1]).toEqual(hands[0]);
  const other = new TestBrowser(server.url);
  const { id } = await other.createMatch({ game: 'keyforge', seats: [{ kind: 'person' }, { kind: 'bot', level: 'easy' }] });
  expect((await (await other.connect()).hello(id)).info.tutorial).toBe(undefined);
});

test('the lessons are told without decks, seed or script, and a game without a tutorial says so', async () => {
  server = await serve(':memory:', loadGames());
  const browser = new TestBrowser(server.url);
  const lessons = await browser.ask('/api/games/keyforge/lessons');
  expect(Object.keys(lessons.body as object).toSorted()).toEqual(['brief', 'lessons', 'topics', 'turnValue']);
  await server.close();
  server = await serve();
  const plain = new TestBrowser(server.url);
  expect((await plain.ask('/api/games/high-card/lessons')).body).toMatchObject({ problems: [{ code: 'tutorial.none' }] });
  expect((await plain.post('/api/tutorials', { game: 'high-card' })).body).toMatchObject({ problems: [{ code: 'tutorial.none' }] });
  expect((await plain.post('/api/tutorials', { game: 'chess' })).body).toMatchObject({ problems: [{ code: 'game.unknown' }] });
});

test('nobody sits down against the scripted bot at another table', async () => {
  server = await serve();
  const asked = { game: 'high-card', seats: [{ kind: 'person' }, { kind: 'bot', level: 'scripted' }] };
  expect((await new TestBrowser(server.url).post('/api/matches', asked)).status).toBe(400);
});
