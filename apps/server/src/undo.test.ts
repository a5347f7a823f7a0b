import type { CreatedMatch, InfoMessage, ServerMessage, UpdateMessage } from '@crupier/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serve, TestBrowser, type TestSocket } from './fixtures/test-client.ts';
import { loadGames } from './games.ts';
import type { RunningServer } from './start-server.ts';

let server: RunningServer;

beforeAll(async () => {
  server = await serve(':memory:', loadGames());
});

afterAll(() => server.close());

/** A match of KeyForge between two persons: whoever is asked first, and the other. */
async function seatTwo(): Promise<readonly [TestSocket, TestSocket]> {
  const ana = new TestBrowser(server.url);
  const luis = new TestBrowser(server.url);
  const { id, invitation } = await ana.createMatch({ game: 'keyforge', seats: [{ kind: 'person' }, { kind: 'person', open: true }] });
  expect((await luis.post(`/api/matches/${id}/seats`, { invitation })).body as CreatedMatch).toMatchObject({ status: 'running' });
  const sockets = [await ana.connect(), await luis.connect()] as const;
  for (const socket of sockets) await socket.hello(id);
  const [first, second] = sockets;
  return first.now?.pending?.ask === undefined ? [second, first] : [first, second];
}

type Told = InfoMessage | UpdateMessage;

function isRequest(message: ServerMessage): message is InfoMessage {
  return message.kind === 'info' && message.info.request !== undefined;
}

function isReturn(message: ServerMessage): message is UpdateMessage {
  return message.kind === 'update' && message.back !== undefined;
}

test('KF-MULLIGAN-1 who has seen the new hand of a mulligan takes it back only if the other agrees', async () => {
  const [player, other] = await seatTwo();
  const { pending, seq = -1 } = player.now ?? {};
  expect(pending?.purpose).toBe('mulligan');
  const before = player.view;
  await player.asks({ kind: 'answer', command: 'mulligan', decision: pending?.id ?? -1, chosen: [0] }, 'acknowledged');
  await player.next((each): each is UpdateMessage => each.kind === 'update' && each.seq > seq);
  expect(player.view?.cards).not.toEqual(before?.cards);
  await player.asks({ kind: 'undo', command: 'back', to: seq }, 'acknowledged');
  const told = await other.next((each): each is Told => isRequest(each) || isReturn(each));
  expect(told).toMatchObject({ kind: 'info', info: { request: { kind: 'undo', to: seq } } });
  for (const socket of [player, other]) socket.close();
});

test('who keeps the hand has learned nothing, and takes that back alone', async () => {
  const [player, other] = await seatTwo();
  const { pending, seq = -1 } = player.now ?? {};
  await player.asks({ kind: 'answer', command: 'keep', decision: pending?.id ?? -1, chosen: [] }, 'acknowledged');
  await player.asks({ kind: 'undo', command: 'back', to: seq }, 'acknowledged');
  expect(await other.next((each): each is Told => isRequest(each) || isReturn(each))).toMatchObject({ kind: 'update', back: seq });
  expect(player.now?.pending).toMatchObject({ purpose: 'mulligan' });
  for (const socket of [player, other]) socket.close();
});
