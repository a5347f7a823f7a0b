import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { highCard } from '@crupier/high-card';
import type { PlayableGame } from '@crupier/kernel';
import { type CreatedMatch, type FailedRequest, limits } from '@crupier/protocol';
import { processorMs, runWithPauses } from '@crupier/table';
import { type JournalTables, openSqlite } from '@crupier/table/node';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sheetsOf } from '@crupier/host';
import { DATABASE } from './data/data-folder.ts';
import type { ServerTables } from './data/server-tables.ts';
import { TestBrowser } from './fixtures/test-client.ts';
import { loadGames } from './games.ts';
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

test('so many matches of a user run at once, those that are over do not count, and the limit is said', async () => {
  const newcomer = await serveWith({ runningMax: 2 });
  const [owner, guest] = [newcomer(), newcomer()];
  const alone = { game: 'high-card', seats };
  const waiting = {
    game: 'high-card',
    seats: [
      { kind: 'person', name: 'Ana' },
      { kind: 'person', open: true },
    ],
  };
  const { id, invitation } = (await owner.post('/api/matches', waiting)).body as CreatedMatch;
  const last = await owner.createMatch({ seats: [...seats] });
  await owner.createMatch({ seats: [...seats] });
  expect(await owner.post('/api/matches', alone)).toMatchObject({ status: 400, body: { problems: [{ code: 'running.tooMany' }] } });
  const join = (): ReturnType<TestBrowser['post']> => guest.post(`/api/matches/${id}/seats`, { invitation }, { 'accept-language': 'es' });
  expect((await join()).body).toMatchObject({
    problems: [{ code: 'running.tooManyOfOther', text: expect.stringMatching(/^Ana juega 2 partidas a la vez/) }],
  });
  const socket = await owner.connect();
  await socket.hello(last.id);
  await socket.asks({ kind: 'leave', command: 'bye' }, 'acknowledged');
  socket.close();
  expect((await join()).body).toMatchObject({ id, status: 'running' });
  expect(await owner.post('/api/matches', alone)).toMatchObject({ body: { problems: [{ code: 'running.tooMany' }] } });
});

test('a deck list longer than any deck is refused before it is read, and the limit is said', async () => {
  const newcomer = await serveWith();
  const padded = `short${' '.repeat(limits.deckLengthMax)}`;
  const refused = await newcomer().post('/api/matches', { game: 'high-card', seats, decks: [padded] });
  expect(refused).toMatchObject({ status: 400, body: { problems: [{ at: 'decks[0]', text: expect.stringContaining('20000') }] } });
});

describe('what is worked out for somebody', () => {
  const plenty = { perSecond: 1_000_000, most: 1_000_000 };
  let opened = 0;
  const [inferno] = loadGames().filter(({ id }) => id === 'inferno');
  if (inferno === undefined) throw new Error('The server has the game.');
  /** Inferno whose pools take 30 ms of the processor at least. */
  const slow: PlayableGame = {
    ...inferno,
    openSealed: (seed) => {
      opened++;
      for (const end = processorMs() + 30; processorMs() < end;);
      return inferno.openSealed?.(seed) ?? expect.unreachable();
    },
  };

  test('a sealed pool is opened once for its seed', async () => {
    const newcomer = await serveWith({ games: [slow], shares: { userWork: plenty, addressWork: plenty } });
    opened = 0;
    const open = async (seed: string): Promise<unknown> => (await newcomer().post('/api/sealed', { game: 'inferno', seed })).body;
    const first = await open('a');
    expect(await open('a')).toEqual(first);
    expect(opened).toBe(1);
    expect(await open('b')).not.toEqual(first);
    expect(opened).toBe(2);
  });

  test('it is charged what it takes, and whoever is in debt for it waits', async () => {
    // So much that the request itself is let in, and not what it takes.
    const newcomer = await serveWith({ games: [slow], shares: { userWork: plenty, addressWork: { perSecond: 0.001, most: 25 } } });
    expect((await newcomer().post('/api/sealed', { game: 'inferno', seed: 'c' })).status).toBe(200);
    expect((await newcomer().post('/api/sealed', { game: 'inferno', seed: 'c' })).status).toBe(429);
  });

  test('sheets of cards are written once for a game, own ones too', async () => {
    const asked: string[] = [];
    const game: PlayableGame = {
      ...highCard,
      card: (key) => {
        asked.push(key);
        return highCard.card(key);
      },
    };
    const first = await sheetsOf(game, ['face-1', 'face-2', 'joker'], runWithPauses);
    expect(Object.keys(first)).toEqual(['face-1', 'face-2']);
    expect(await sheetsOf(game, ['face-2', 'face-3'], runWithPauses)).toMatchObject({ 'face-2': first['face-2'], 'face-3': {} });
    expect(asked).toEqual(['face-1', 'face-2', 'joker', 'face-3']);
  });
});
