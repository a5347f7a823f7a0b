import type { CreatedMatch, FailedRequest, InfoMessage, RematchRequest, RematchState } from '@crupier/protocol';
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

const decks = ['Hershey, the Oak of Amalchasm', 'Finally Smooth Simone'];

async function concede(browser: TestBrowser, match: string, seat: number): Promise<void> {
  const socket = await browser.connect();
  await socket.hello(match, { seat });
  await socket.asks({ kind: 'leave', command: `bye${seat}` }, 'acknowledged');
  await socket.next((message): message is InfoMessage => message.kind === 'info' && message.info.outcome !== undefined);
  socket.close();
}

/** Asks for a rematch, first for its commitment and then with a share of its seed. */
async function again(browser: TestBrowser, match: string, wish: RematchRequest = {}): Promise<CreatedMatch> {
  const path = `/api/matches/${match}/rematch`;
  const shown = (await browser.post(path, wish)).body as CreatedMatch;
  if (shown.status !== 'waiting') return shown;
  const share = { commitment: shown.fairness.commitment, nonce: 'ab' };
  return (await browser.post(path, { ...wish, share })).body as CreatedMatch;
}

async function stateOf(browser: TestBrowser, match: string): Promise<RematchState> {
  return (await browser.ask(`/api/matches/${match}/rematch`)).body as RematchState;
}

/** Who sits at a table, with the deck that everybody sees there. */
async function seatsAt(browser: TestBrowser, match: string): Promise<readonly string[]> {
  const socket = await browser.connect();
  const { view, info } = await socket.hello(match, { seat: -1 });
  socket.close();
  return unpackView(view).seats.map(({ deck }, seat) => `${info.seats[seat]?.name}: ${String(deck)}`);
}

function codeOf(body: unknown): string | undefined {
  return (body as FailedRequest).problems?.[0]?.code;
}

/** A match between Ana and Luis. */
async function seatTwo(bestOf?: 3): Promise<{ readonly id: string; readonly ana: TestBrowser; readonly luis: TestBrowser }> {
  const ana = new TestBrowser(server.url);
  const luis = new TestBrowser(server.url);
  const seats = [
    { kind: 'person' as const, name: 'Ana' },
    { kind: 'person' as const, open: true },
  ];
  const { id, invitation } = await ana.createMatch({ game: 'keyforge', decks, seats, ...(bestOf && { bestOf }) });
  await luis.post(`/api/matches/${id}/seats`, { invitation, name: 'Luis' });
  return { id, ana, luis };
}

test('a rematch is dealt once both want the same one, and whoever watches is told where it is', async () => {
  const { id, ana, luis } = await seatTwo();
  const stranger = new TestBrowser(server.url);
  expect(codeOf(await again(ana, id))).toBe('rematch.notOver');
  await concede(luis, id, 1);
  expect(codeOf(await again(stranger, id))).toBe('seat.notYours');
  expect(await stateOf(stranger, id)).toEqual({ ready: [], swapped: [] });
  expect((await again(ana, id)).status).toBe('waiting');
  expect((await again(luis, id, { swap: true })).status).toBe('waiting');
  expect(await stateOf(stranger, id)).toEqual({ ready: [0], swapped: [1] });
  const dealt = await again(luis, id);
  expect(dealt).toMatchObject({ status: 'running', id: `${id}-r1` });
  expect(await stateOf(stranger, id)).toEqual({ ready: [], swapped: [], match: dealt.id });
  expect(await again(ana, id)).toEqual(dealt);
  expect(await seatsAt(stranger, dealt.id)).toEqual([`Ana: ${decks[0]}`, `Luis: ${decks[1]}`]);
});

test('where places are exchanged each has the deck of the other, and a rematch has one of its own', async () => {
  const ana = new TestBrowser(server.url);
  const seats = [
    { kind: 'person' as const, name: 'Ana' },
    { kind: 'bot' as const, level: 'random' as const, name: 'Bot' },
  ];
  const { id } = await ana.createMatch({ game: 'keyforge', decks, seats });
  await concede(ana, id, 0);
  const swapped = await again(ana, id, { swap: true });
  expect(await seatsAt(ana, swapped.id)).toEqual([`Bot: ${decks[0]}`, `Ana: ${decks[1]}`]);
  await concede(ana, swapped.id, 1);
  const back = await again(ana, swapped.id, { swap: true });
  expect(back.id).toBe(`${id}-r2`);
  expect(await seatsAt(ana, back.id)).toEqual([`Ana: ${decks[0]}`, `Bot: ${decks[1]}`]);
});

test('the rematch of a series is a new series, and there is none before it is decided', async () => {
  const ana = new TestBrowser(server.url);
  const seats = [{ kind: 'person' as const }, { kind: 'person' as const }];
  const first = await ana.createMatch({ game: 'inferno', seats, bestOf: 3 });
  await concede(ana, first.id, 0);
  expect(codeOf(await again(ana, first.id))).toBe('rematch.notOver');
  const path = `/api/matches/${first.id}/next`;
  const shown = (await ana.post(path, {})).body as CreatedMatch;
  const second = (await ana.post(path, { share: { commitment: shown.fairness.commitment, nonce: 'ab' } })).body as CreatedMatch;
  await concede(ana, second.id, 0);
  const rematch = await again(ana, second.id);
  expect(rematch.id).toBe(`${first.id}-r1`);
  const socket = await ana.connect();
  expect((await socket.hello(rematch.id)).info.series).toEqual({ game: 1, toWin: 2, wins: [0, 0] });
  socket.close();
});
