import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { highCard } from '@crupier/high-card';
import { type CreatedMatch, type FailedRequest, limits } from '@crupier/protocol';
import { type JournalTables, openSqlite } from '@crupier/table';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DATABASE } from './data/data-folder.ts';
import type { ServerTables } from './data/server-tables.ts';
import { TestBrowser } from './fixtures/test-client.ts';
import { type RunningServer, type ServerOptions, startServer } from './start-server.ts';

let folder: string;
let server: RunningServer | undefined;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'filling-'));
});

afterEach(async () => {
  await server?.close();
  server = undefined;
  rmSync(folder, { recursive: true });
});

async function serveWith(options: Partial<ServerOptions> = {}): Promise<() => TestBrowser> {
  const started = await startServer({ port: 0, host: '127.0.0.1', data: folder, games: [highCard], logLevel: 'silent', ...options });
  if (!started.ok) throw new Error(JSON.stringify(started.problems));
  server = started.value;
  const { url } = server;
  return () => new TestBrowser(url);
}

/** How many rows a table of the database has. */
async function countRows(table: keyof ServerTables): Promise<number> {
  const db = openSqlite<JournalTables & ServerTables>(join(folder, DATABASE), { readOnly: true });
  const rows = await db.selectFrom(table).selectAll().execute();
  await db.destroy();
  return rows.length;
}

const seats = [{ kind: 'person' }, { kind: 'bot', level: 'random' }] as const;

test('nothing is stored of a request that only reads, is refused, or asks for what there is not', async () => {
  const newcomer = await serveWith();
  for (const path of ['/api/nothing', '/api/games', '/api/matches', '/api/me', '/api/matches/x']) {
    const answer = await newcomer().ask(path);
    expect(answer.headers.getSetCookie()).toEqual([]);
  }
  await newcomer().post('/api/matches', { game: 'high-card', seats, decks: ['tall'] });
  await newcomer().post('/api/matches/x/seats', { invitation: 'guess' });
  await newcomer().post('/api/matches/x/next', {});
  expect([await countRows('session'), await countRows('user')]).toEqual([0, 0]);
  const guest = newcomer();
  const { id } = await guest.createMatch();
  expect([await countRows('session'), await countRows('user')]).toEqual([1, 1]);
  expect((await guest.ask('/api/matches')).body).toMatchObject([{ id, seats: [{ mine: true }, { mine: false }] }]);
});

test('an address gets so many sessions for newcomers, and is told how many; who has one goes on', async () => {
  const newcomer = await serveWith({ newcomers: { perSecond: 1 / 120, most: 2 } });
  const guest = newcomer();
  await guest.createMatch();
  await newcomer().createMatch();
  const refused = await newcomer().post('/api/matches', { game: 'high-card', seats }, { 'accept-language': 'es' });
  expect(refused.status).toBe(429);
  const [problem] = (refused.body as FailedRequest).problems;
  expect(problem).toMatchObject({ code: 'user.tooMany', text: expect.stringContaining('se admiten 2 a la vez y luego uno cada 2 min') });
  expect(await guest.createMatch()).toMatchObject({ status: 'running' });
  expect(await countRows('user')).toBe(2);
});

test('so many tables of one person wait at once, and the limit is said', async () => {
  const newcomer = await serveWith({ waitingMax: { perUser: 2, perAddress: 3 } });
  const [guest, other] = [newcomer(), newcomer()];
  const waiting = { game: 'high-card', seats: [{ kind: 'person' }, { kind: 'person', open: true }] };
  const refusalOf = async (browser: TestBrowser): Promise<unknown> =>
    (await browser.post('/api/matches', waiting, { 'accept-language': 'es' })).body;
  const first = (await guest.post('/api/matches', waiting)).body as CreatedMatch;
  await guest.post('/api/matches', waiting);
  expect(await refusalOf(guest)).toMatchObject({
    problems: [{ code: 'waiting.tooMany', text: expect.stringMatching(/^Ya hay 2 mesas tuyas .* a los 7 días\.$/) }],
  });
  await other.post('/api/matches', waiting);
  expect(await refusalOf(other)).toMatchObject({ problems: [{ code: 'waiting.tooManyHere' }] });
  expect(await refusalOf(newcomer())).toMatchObject({ problems: [{ code: 'waiting.tooManyHere' }] });
  expect([await countRows('lobby'), await countRows('user')]).toEqual([3, 2]);
  expect(await guest.createMatch()).toMatchObject({ status: 'running' });
  await other.post(`/api/matches/${first.id}/seats`, { invitation: first.invitation });
  expect((await guest.post('/api/matches', waiting)).status).toBe(201);
});

test('a deck list longer than any deck is refused before it is read, and the limit is said', async () => {
  const newcomer = await serveWith();
  const padded = `short${' '.repeat(limits.deckLengthMax)}`;
  const refused = await newcomer().post('/api/matches', { game: 'high-card', seats, decks: [padded] });
  expect(refused).toMatchObject({ status: 400, body: { problems: [{ at: 'decks[0]', text: expect.stringContaining('20000') }] } });
});
