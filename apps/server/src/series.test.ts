import type { CreatedMatch, FailedRequest, InfoMessage, JournalFile, ProblemMessage, WatchedMessage } from '@crupier/protocol';
import { unpackView } from '@crupier/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serve, TestBrowser } from './fixtures/test-client.ts';
import { loadGames } from './games.ts';
import type { RunningServer } from './start-server.ts';

let server: RunningServer;

beforeAll(async () => {
  server = await serve(':memory:', loadGames());
});

afterAll(() => server.close());

/** Lets a seat of a match concede, and gives the table's last word on it. */
async function concede(browser: TestBrowser, match: string, seat: number): Promise<unknown> {
  const socket = await browser.connect();
  await socket.hello(match, { seat });
  await socket.asks({ kind: 'leave', command: `bye${seat}` }, 'acknowledged');
  const told = await socket.next((message): message is InfoMessage => message.kind === 'info' && message.info.outcome !== undefined);
  socket.close();
  return told.info.series;
}

/** The next game of a series, for which everybody who plays gives a share of the seed. */
async function nextOf(match: string, ...browsers: readonly TestBrowser[]): Promise<CreatedMatch> {
  const path = `/api/matches/${match}/next`;
  const shown = (await browsers[0]?.post(path, {}))?.body as CreatedMatch;
  let answer = shown;
  for (const each of browsers) {
    const share = { commitment: shown.fairness.commitment, nonce: 'ab' };
    answer = (await each.post(path, { share })).body as CreatedMatch;
  }
  return answer;
}

function codeOf(body: unknown): string | undefined {
  return (body as FailedRequest).problems?.[0]?.code;
}

test('INF-100.3a INF-103.2 the best of three: each game leads to the next, whoever lost decides who begins, and two wins end it', async () => {
  const browser = new TestBrowser(server.url);
  const seats = [{ kind: 'person' }, { kind: 'person' }] as const;
  const { id } = await browser.createMatch({ game: 'inferno', seats: [...seats], bestOf: 3 });
  expect(codeOf((await browser.post(`/api/matches/${id}/next`, {})).body)).toBe('series.notOver');
  expect(await concede(browser, id, 0)).toEqual({ game: 1, toWin: 2, wins: [0, 1] });
  expect(codeOf((await new TestBrowser(server.url).post(`/api/matches/${id}/next`, {})).body)).toBe('seat.notYours');
  const second = await nextOf(id, browser);
  // Whoever asks again finds the same game.
  expect((await browser.post(`/api/matches/${id}/next`, {})).body).toEqual(second);
  const socket = await browser.connect();
  const welcome = await socket.hello(second.id, { seat: 0 });
  expect(welcome.info.series).toEqual({ game: 2, toWin: 2, wins: [0, 1] });
  expect(welcome.pending).toMatchObject({ purpose: 'whoBegins', waiting: [0] });
  expect(welcome.info.fairness.commitment).toBe(second.fairness.commitment);
  await socket.asks({ kind: 'draw', command: 'd' }, 'acknowledged');
  socket.close();
  const third = await nextOf(second.id, browser);
  expect(third.id).toBe(`${id}-3`);
  expect(await concede(browser, third.id, 0)).toEqual({ game: 3, toWin: 2, wins: [0, 2], winners: [1] });
  expect(codeOf((await browser.post(`/api/matches/${third.id}/next`, {})).body)).toBe('series.decided');
  const file = (await browser.ask(`/api/matches/${third.id}/journal`)).body as JournalFile;
  expect(file.journal.start.series).toEqual({ toWin: 2, wins: [0, 1], games: 2, chooser: 0 });
});

test('a game in which all win or lose together is none of a series', async () => {
  const request = { game: 'marvel-champions', seats: [{ kind: 'person' }], bestOf: 3 };
  const { status, body } = await new TestBrowser(server.url).post('/api/matches', request);
  expect([status, codeOf(body)]).toEqual([400, 'settings.noSeries']);
});

test('a game by itself leads to none, and any game in which one wins can be one of a series', async () => {
  const browser = new TestBrowser(server.url);
  const alone = await browser.createMatch({ game: 'keyforge', seats: [{ kind: 'person' }, { kind: 'person' }] });
  expect(await concede(browser, alone.id, 1)).toBeUndefined();
  expect(codeOf((await browser.post(`/api/matches/${alone.id}/next`, {})).body)).toBe('series.none');
  const first = await browser.createMatch({ game: 'keyforge', seats: [{ kind: 'person' }, { kind: 'person' }], bestOf: 3 });
  expect(await concede(browser, first.id, 1)).toEqual({ game: 1, toWin: 2, wins: [1, 0] });
  const next = await nextOf(first.id, browser);
  expect(await concede(browser, next.id, 1)).toEqual({ game: 2, toWin: 2, wins: [2, 0], winners: [0] });
  expect(
    await browser.post('/api/matches', { game: 'keyforge', seats: [{ kind: 'person' }, { kind: 'person' }], bestOf: 2 }),
  ).toMatchObject({
    status: 400,
  });
  expect(codeOf((await browser.post('/api/matches/none/next', {})).body)).toBe('match.unknown');
});

/** What a viewer without a seat, or of one, is shown of a match: the secret, its journal, and the eyes of the other seat. */
async function disclosed(browser: TestBrowser, match: string): Promise<readonly [secret: boolean, journal: string, watch: string]> {
  const socket = await browser.connect();
  const { info, seat } = await socket.hello(match);
  const from = socket.heard.length;
  socket.say({ kind: 'watch', at: 0, seat: seat === 0 ? 1 : 0 });
  const watched = await socket.next(
    (each): each is WatchedMessage | ProblemMessage => each.kind === 'watched' || each.kind === 'problem',
    from,
  );
  socket.close();
  const file = await browser.ask(`/api/matches/${match}/journal`);
  return [info.fairness.secret !== undefined, codeOf(file.body) ?? 'shown', watched.kind === 'problem' ? watched.problem.code : 'shown'];
}

test('who concedes the first game of a series reads nothing of the other’s deck before the series is decided', async () => {
  const ana = new TestBrowser(server.url);
  const luis = new TestBrowser(server.url);
  const stranger = new TestBrowser(server.url);
  const { id, invitation } = await ana.createMatch({
    game: 'inferno',
    seats: [{ kind: 'person' }, { kind: 'person', open: true }],
    bestOf: 3,
  });
  await luis.post(`/api/matches/${id}/seats`, { invitation });
  await concede(luis, id, 1);
  const kept = [false, 'journal.seriesOpen', 'watch.seriesOpen'];
  for (const browser of [luis, ana, stranger]) expect(await disclosed(browser, id)).toEqual(kept);
  const second = await nextOf(id, ana, luis);
  for (const browser of [luis, ana, stranger]) expect(await disclosed(browser, id)).toEqual(kept);
  expect(await disclosed(luis, second.id)).toEqual([false, 'journal.notFinished', 'watch.hidden']);
  await concede(luis, second.id, 1);
  for (const match of [id, second.id]) expect(await disclosed(luis, match)).toEqual([true, 'shown', 'shown']);
});

test('an adaptive match: decks change hands after the first game, and chains are bid where each has won one', async () => {
  const browser = new TestBrowser(server.url);
  const seats = [{ kind: 'person' }, { kind: 'person' }] as const;
  const decks = ['Hershey, the Oak of Amalchasm', 'Finally Smooth Simone'];
  const asked = { game: 'keyforge', seats: [...seats], decks, settings: { format: 'adaptive' } };
  expect(codeOf((await browser.post('/api/matches', asked)).body)).toBe('start.adaptiveSeries');
  const first = await browser.createMatch({ ...asked, bestOf: 3 });
  expect(await decksIn(browser, first.id)).toEqual(decks);
  await concede(browser, first.id, 0);
  const second = await nextOf(first.id, browser);
  expect(await decksIn(browser, second.id)).toEqual(decks.toReversed());
  await concede(browser, second.id, 1);
  const third = await nextOf(second.id, browser);
  expect(await decksIn(browser, third.id)).toEqual(decks);
  const socket = await browser.connect();
  expect((await socket.hello(third.id, { seat: 0 })).pending?.purpose).toBe('bidChains');
  socket.close();
});

test('sealed decks are dealt, known to nobody before, and kept for the series', async () => {
  const browser = new TestBrowser(server.url);
  const seats = [{ kind: 'person' }, { kind: 'person', open: true }] as const;
  const settings = { format: 'sealed', sealedSet: 'AoA' };
  const table = { game: 'keyforge', seats: [...seats], settings, bestOf: 3 as const };
  expect(codeOf((await browser.post('/api/matches', { ...table, decks: ['Finally Smooth Simone'] })).body)).toBe('start.sealedDeck');
  const waiting = await browser.createMatch({ ...table, decks: ['', ''] });
  const guest = new TestBrowser(server.url);
  await guest.post(`/api/matches/${waiting.id}/seats`, { invitation: waiting.invitation, name: 'Bea', deck: '' });
  const dealt = await decksIn(browser, waiting.id);
  expect(new Set(dealt).size).toBe(2);
  await concede(browser, waiting.id, 0);
  const second = await nextOf(waiting.id, browser, guest);
  expect(await decksIn(browser, second.id)).toEqual(dealt);
});

/** The decks that everybody sees at a table of KeyForge. */
async function decksIn(browser: TestBrowser, match: string): Promise<readonly string[]> {
  const socket = await browser.connect();
  const { view } = await socket.hello(match, { seat: 0 });
  socket.close();
  return unpackView(view).seats.map(({ deck }) => String(deck));
}
