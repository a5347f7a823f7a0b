import type { CreatedMatch, FailedRequest, JournalFile, MatchSummary } from '@crupier/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serve, TestBrowser, type HttpAnswer } from './fixtures/test-client.ts';
import type { RunningServer } from './start-server.ts';

let server: RunningServer;

beforeAll(async () => {
  server = await serve();
});

afterAll(() => server.close());

function playOn(browser: TestBrowser, match: string, wish: object): Promise<HttpAnswer> {
  return browser.post(`/api/matches/${match}/play-on`, wish);
}

function codeOf({ body }: HttpAnswer): string | undefined {
  return (body as FailedRequest).problems?.[0]?.code;
}

/** A match that a browser has played to its end against a bot. */
async function playedBy(browser: TestBrowser): Promise<{ readonly id: string; readonly file: JournalFile }> {
  const { id } = await browser.createMatch({
    seats: [
      { kind: 'person', name: 'Ana' },
      { kind: 'bot', level: 'random' },
    ],
  });
  const socket = await browser.connect();
  await socket.hello(id);
  await socket.playOn();
  socket.close();
  return { id, file: (await browser.ask(`/api/matches/${id}/journal`)).body as JournalFile };
}

async function seatsOf(browser: TestBrowser, match: string): Promise<readonly string[]> {
  const { seats } = (await browser.ask(`/api/matches/${match}`)).body as MatchSummary;
  return seats.map(({ name, mine }) => (mine ? `${name}, mine` : name));
}

test('whoever played a match plays on from a moment of it, in their seat, and it stays as it is', async () => {
  const ana = new TestBrowser(server.url);
  const { id, file } = await playedBy(ana);
  const answered = await playOn(ana, id, { at: 2 });
  expect(answered.status).toBe(201);
  const copy = answered.body as CreatedMatch;
  expect(copy).toMatchObject({ status: 'running', fairness: { commitment: file.fairness.commitment } });
  expect(await seatsOf(ana, copy.id)).toEqual(await seatsOf(ana, id));
  const socket = await ana.connect();
  const welcome = await socket.hello(copy.id);
  expect(welcome.seq).toBeGreaterThanOrEqual(2);
  const watched = await socket.asks({ kind: 'watch', at: 2, seat: 0 }, 'watched');
  socket.close();
  const old = await ana.connect();
  await old.hello(id);
  expect(watched.view).toEqual((await old.asks({ kind: 'watch', at: 2, seat: 0 }, 'watched')).view);
  old.close();
  const again = await ana.connect();
  await again.hello(copy.id);
  await again.playOn();
  again.close();
  const played = (await ana.ask(`/api/matches/${copy.id}/journal`)).body as JournalFile;
  expect(played.journal.entries.slice(0, 2)).toEqual(file.journal.entries.slice(0, 2));
  expect(((await ana.ask(`/api/matches/${id}/journal`)).body as JournalFile).journal).toEqual(file.journal);
});

test('whoever had no seat takes the one that they ask for, and bots have the others', async () => {
  const { id } = await playedBy(new TestBrowser(server.url));
  const stranger = new TestBrowser(server.url);
  const copy = (await playOn(stranger, id, { at: 0, seat: 1 })).body as CreatedMatch;
  const seats = await seatsOf(stranger, copy.id);
  expect(seats[1]).toMatch(/, mine$/);
  expect(seats[0]).not.toContain('Ana');
  const { seats: kinds } = (await stranger.ask(`/api/matches/${copy.id}`)).body as MatchSummary;
  expect(kinds.map(({ kind }) => kind)).toEqual(['bot', 'person']);
});

test('a match that runs, a moment that is none, a seat that is none and the end are refused, each with its reason', async () => {
  const ana = new TestBrowser(server.url);
  const running = await ana.createMatch();
  const refused = await playOn(ana, running.id, { at: 0 });
  expect([refused.status, codeOf(refused)]).toEqual([409, 'playOn.notOver']);
  const { id, file } = await playedBy(ana);
  expect(codeOf(await playOn(ana, id, { at: 10_000 }))).toBe('watch.beyond');
  expect(codeOf(await playOn(ana, id, { at: file.journal.entries.length }))).toBe('playOn.over');
  expect(codeOf(await playOn(new TestBrowser(server.url), id, { at: 0, seat: 7 }))).toBe('playOn.noSeat');
  expect((await playOn(ana, id, { at: -1 })).status).toBe(400);
  expect((await playOn(ana, 'none', { at: 0 })).status).toBe(404);
});
