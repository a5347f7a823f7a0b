import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { highCard } from '@crupier/high-card';
import type { PlayableGame } from '@crupier/kernel';
import type { MatchSummary, OwnData } from '@crupier/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DATABASE } from './data/data-folder.ts';
import { verifyData } from './data/verify-data.ts';
import { serve, TestBrowser } from './fixtures/test-client.ts';
import type { RunningServer } from './start-server.ts';

let folder: string;
let server: RunningServer;
let ana: TestBrowser;
let luis: TestBrowser;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'own-data-'));
  server = await serve(folder);
  [ana, luis] = [new TestBrowser(server.url), new TestBrowser(server.url)];
});

afterEach(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

/** A match of Ana and Luis, who has just sat down. */
async function matchOfBoth(): Promise<string> {
  const created = await ana.createMatch({
    seats: [
      { kind: 'person', name: 'Ana of Nowhere' },
      { kind: 'person', open: true },
    ],
  });
  await luis.post(`/api/matches/${created.id}/seats`, { invitation: created.invitation, name: 'Luis' });
  return created.id;
}

async function ownData(browser: TestBrowser): Promise<OwnData> {
  return (await browser.ask('/api/me')).body as OwnData;
}

/** Whether a text stands anywhere in the files of the folder. */
function isKept(text: string): boolean {
  return readdirSync(folder).some((name) => readFileSync(join(folder, name)).includes(text));
}

test('all that is kept of a person is given to them, and nothing of others', async () => {
  const match = await matchOfBoth();
  const waiting = await ana.createMatch({ seats: [{ kind: 'person' }, { kind: 'person', open: true }], decks: ['long', 'short'] });
  await luis.createMatch();
  const answer = await ana.ask('/api/me');
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="crupier.json"');
  const data = answer.body as OwnData;
  expect(data).toMatchObject({ user: expect.stringMatching(/^\S{16}$/), sessions: [expect.any(Number)] });
  expect(data.matches.map(({ id, seats }) => [id, seats.map(({ mine }) => mine)])).toEqual([[match, [true, false]]]);
  expect(data.waiting).toMatchObject([{ id: waiting.id, decks: ['long'] }]);
  expect(JSON.stringify(data)).not.toContain((await ownData(luis)).user);
  expect(data.matches[0]).not.toHaveProperty('journal');
});

test('a match that is over leads to its journal', async () => {
  const { id } = await ana.createMatch();
  const socket = await ana.connect();
  await socket.hello(id);
  await socket.asks({ kind: 'leave', command: 'over' }, 'acknowledged');
  const { matches } = await ownData(ana);
  expect((await ana.ask(matches[0]?.journal ?? '')).status).toBe(200);
  socket.close();
});

test('a person who is deleted leaves what is played, is named nowhere, and every match verifies', async () => {
  const match = await matchOfBoth();
  const alone = await ana.createMatch({
    seats: [
      { kind: 'person', name: 'Ana of Nowhere' },
      { kind: 'person', open: true },
    ],
  });
  const { user } = await ownData(ana);
  const watching = await luis.connect();
  expect((await watching.hello(match)).info.status).toBe('running');
  const { cookie } = ana;
  expect(await ana.ask('/api/me', { method: 'DELETE' })).toMatchObject({ status: 200, body: { deleted: user } });
  const seen = (await luis.ask(`/api/matches/${match}`)).body as MatchSummary;
  expect(seen).toMatchObject({ status: 'finished', outcome: { winners: [1] }, seats: [{ name: '—' }, { name: 'Luis', mine: true }] });
  expect((await luis.ask(`/api/matches/${alone.id}`)).status).toBe(404);
  const again = await watching.hello(match);
  expect(again.info.seats.map(({ name }) => name)).toEqual(['—', 'Luis']);
  watching.close();
  ana.cookie = cookie;
  expect((await ownData(ana)).user).not.toBe(user);
  expect((await ana.ask('/api/matches')).body).toEqual([]);
  await server.close();
  expect([isKept(user), isKept('Ana of Nowhere'), isKept('Luis')]).toEqual([false, false, true]);
  expect(await verifyData(join(folder, DATABASE))).toMatchObject({ ok: true, value: { matches: 1, problems: [] } });
});

test('the sockets of a person who is deleted are closed, those of others stay open', async () => {
  const match = await matchOfBoth();
  const [own, another, other] = [await ana.connect(), await ana.connect(), await luis.connect()];
  await Promise.all([own.hello(match), other.hello(match)]);
  await ana.ask('/api/me', { method: 'DELETE' });
  expect(await Promise.all([own.closed, another.closed])).toEqual([1008, 1008]);
  expect((await other.hello(match)).info.status).toBe('finished');
  other.close();
});

test('a seat at a waiting table with others is open again', async () => {
  const forThree: PlayableGame = { ...highCard, seats: { min: 2, max: 3 }, configure: () => highCard.configure(['short', 'short']) };
  const other = await serve(':memory:', [forThree]);
  const [owner, guest, next] = [new TestBrowser(other.url), new TestBrowser(other.url), new TestBrowser(other.url)];
  const seats = [{ kind: 'person' }, { kind: 'person', open: true }, { kind: 'person', open: true }] as const;
  const { id, invitation } = await owner.createMatch({ seats: [...seats] });
  const join = (browser: TestBrowser): Promise<unknown> => browser.post(`/api/matches/${id}/seats`, { invitation, name: 'Luis' });
  await join(guest);
  await guest.ask('/api/me', { method: 'DELETE' });
  const seen = (await owner.ask(`/api/matches/${id}`)).body as MatchSummary;
  expect(seen.seats).toMatchObject([{ mine: true }, { name: '—', open: true }, { open: true }]);
  expect(await join(next)).toMatchObject({ status: 200, body: { status: 'waiting' } });
  await other.close();
});
