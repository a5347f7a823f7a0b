import type { ServerMessage, WelcomeMessage } from '@crupier/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serve, TestBrowser, type TestSocket } from './fixtures/test-client.ts';
import { loadGames } from './games.ts';
import type { RunningServer } from './start-server.ts';

let server: RunningServer;

beforeAll(async () => {
  server = await serve(':memory:', loadGames());
});

afterAll(() => server.close());

type Reply = Extract<ServerMessage, { kind: 'forecast' | 'problem' }>;

function isReply(message: ServerMessage): message is Reply {
  return message.kind === 'forecast' || message.kind === 'problem';
}

async function ask(socket: TestSocket, decision: number, chosen: number[]): Promise<Reply> {
  const from = socket.heard.length;
  socket.say({ kind: 'forecast', decision, chosen });
  return socket.next(isReply, from);
}

/** Whoever of two is asked first, and the other. */
async function seated(browser: TestBrowser, id: string): Promise<readonly [TestSocket, WelcomeMessage, TestSocket]> {
  const [first, second] = [await browser.connect(), await browser.connect()];
  const [one, other] = [await first.hello(id, { seat: 0 }), await second.hello(id, { seat: 1 })];
  return one.pending?.ask === undefined ? [second, other, first] : [first, one, second];
}

test('what an answer would change is told whoever asks, the same each time, and nobody else', async () => {
  const browser = new TestBrowser(server.url);
  const { id } = await browser.createMatch({ game: 'keyforge', seats: [{ kind: 'person' }, { kind: 'person' }] });
  const [own, { pending }, other] = await seated(browser, id);
  const watching = await new TestBrowser(server.url).connect();
  await watching.hello(id);
  const decision = pending?.id ?? -1;
  const told = await ask(own, decision, [0]);
  expect(told).toMatchObject({ kind: 'forecast', decision, chosen: [0] });
  expect(await ask(own, decision, [0])).toEqual(told);
  expect(await ask(watching, decision, [0])).toMatchObject({ kind: 'problem', problem: { code: 'seat.notYours' } });
  expect([...other.heard, ...watching.heard].filter(({ kind }) => kind === 'forecast')).toEqual([]);
  expect(await ask(own, decision, [0.5])).toMatchObject({ kind: 'problem', problem: { code: 'message.malformed', at: 'chosen[0]' } });
});

test('an answer that cannot be given is passed over in silence, and of those that wait only the last is looked at', async () => {
  const browser = new TestBrowser(server.url);
  const { id } = await browser.createMatch({ game: 'keyforge', seats: [{ kind: 'person' }, { kind: 'person' }] });
  const [own, { pending }] = await seated(browser, id);
  const decision = pending?.id ?? -1;
  const from = own.heard.length;
  own.say({ kind: 'forecast', decision: decision + 7, chosen: [0] });
  own.say({ kind: 'forecast', decision, chosen: [0, 0, 0] });
  const last = await ask(own, decision, [0]);
  expect(last).toMatchObject({ kind: 'forecast', chosen: [0] });
  for (let times = 0; times < 20; times++) own.say({ kind: 'forecast', decision, chosen: times % 2 === 0 ? [] : [0] });
  await own.next((message) => message.kind === 'forecast' && message.chosen.length === 1, own.heard.length);
  expect(own.heard.slice(from).filter(({ kind }) => kind === 'forecast').length).toBeLessThan(20);
});
