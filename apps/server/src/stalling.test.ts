import { EventEmitter } from 'node:events';
import { connect, type Socket } from 'node:net';
import { highCard } from '@crupier/high-card';
import type { ServerMessage } from '@crupier/protocol';
import { afterEach, expect, test } from 'vitest';
import type { WebSocket } from 'ws';
import { serve, TestBrowser } from './fixtures/test-client.ts';
import { LookSlot } from '@crupier/host';
import { makeOutlet } from './socket/outlet.ts';
import { type RunningServer, type ServerOptions, startServer } from './start-server.ts';

const servers: RunningServer[] = [];

afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

async function serveWith(options: Partial<ServerOptions>): Promise<TestBrowser> {
  const started = await startServer({
    port: 0,
    host: '127.0.0.1',
    data: ':memory:',
    games: [highCard],
    logLevel: 'silent',
    pace: { forcedMs: 0 },
    ...options,
  });
  if (!started.ok) throw new Error(JSON.stringify(started.problems));
  servers.push(started.value);
  const browser = new TestBrowser(started.value.url);
  await browser.post('/api/commitments', {});
  return browser;
}

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

test('of many looks asked for during one the last is done, and one at a time', async () => {
  const done: number[] = [];
  let underWay = 0;
  const slot = new LookSlot<number>(async (at) => {
    underWay++;
    expect(underWay).toBe(1);
    await wait(10);
    underWay--;
    done.push(at);
  });
  for (let at = 0; at < 100; at++) slot.ask(at);
  await wait(60);
  slot.ask(100);
  slot.ask(101);
  slot.clear();
  await wait(40);
  expect(done).toEqual([0, 99, 100]);
});

test('a command does not wait for the looks before it', async () => {
  const server = await serve();
  servers.push(server);
  const browser = new TestBrowser(server.url);
  const { id } = await browser.createMatch();
  const socket = await browser.connect();
  await socket.hello(id);
  await socket.playOn();
  const from = socket.heard.length;
  const last = socket.now?.seq ?? 0;
  for (let at = last; at >= 0; at--) socket.say({ kind: 'watch', at, seat: 1 });
  await socket.asks({ kind: 'leave', command: 'after' }, 'refused');
  const shown = await socket.next((each): each is ServerMessage & { kind: 'watched' } => each.kind === 'watched' && each.at === 0, from);
  expect(shown).toMatchObject({ of: last, seat: 1 });
});

test('whoever has used up their share is refused requests for a while, and their commands wait', async () => {
  const browser = await serveWith({ shares: { userWork: { perSecond: 20, most: 120 } } });
  const { id } = await browser.createMatch();
  const socket = await browser.connect();
  await socket.hello(id);
  const answers = await Promise.all(Array.from({ length: 100 }, () => browser.ask('/api/games')));
  const refused = answers.find(({ status }) => status === 429);
  expect(refused).toMatchObject({ status: 429, body: { problems: [{ code: 'request.tooMany' }] } });
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
  expect(await socket.answer('late')).toMatchObject({ command: 'late' });
  const other = new TestBrowser(browser.url);
  expect((await other.ask('/api/games')).status).toBe(200);
});

test('an address has so many sockets and a user fewer, and a closed one makes room', async () => {
  const browser = await serveWith({ socketsMax: { perUser: 2, perAddress: 3 } });
  const nobody = new TestBrowser(browser.url);
  const [first] = [await browser.connect(), await browser.connect()];
  expect(await (await browser.connect()).closed).toBe(1013);
  const third = await nobody.connect();
  expect(await (await nobody.connect()).closed).toBe(1013);
  first?.close();
  await first?.closed;
  await wait(20);
  const again = await browser.connect();
  expect(await Promise.race([again.closed, third.closed, wait(100).then(() => 'open')])).toBe('open');
});

test('an address has so many connections', async () => {
  const { url } = await serveWith({ connectionsPerAddressMax: 5 });
  const { hostname, port } = new URL(url);
  const sockets: Socket[] = [];
  let ended = 0;
  for (let count = 0; count < 12; count++) {
    const socket = connect(Number(port), hostname);
    socket.on('error', () => undefined);
    socket.on('close', () => ended++);
    sockets.push(socket);
  }
  await wait(300);
  expect(sockets.length - ended).toBeLessThanOrEqual(5);
  expect(ended).toBeLessThan(12);
  for (const socket of sockets) socket.destroy();
});

test('a flood is told of once a second, and ended when it goes on', async () => {
  const browser = await serveWith({});
  const socket = await browser.connect();
  for (let count = 0; count < 4000; count++) socket.say('{}');
  expect(await socket.closed).toBe(1006);
  expect(socket.heard.filter((each) => each.kind === 'problem' && each.problem.code === 'message.tooMany').length).toBeLessThan(20);
});

/** A socket whose reader takes what it is sent when the test says so. */
class SlowSocket extends EventEmitter {
  readonly OPEN = 1;
  readonly CLOSED = 3;
  readyState = 1;
  bufferedAmount = 0;
  readonly #unread: { readonly length: number; readonly done: () => void }[] = [];

  send(text: string, done: () => void): void {
    this.bufferedAmount += text.length;
    this.#unread.push({ length: text.length, done });
  }

  read(): void {
    const next = this.#unread.shift();
    this.bufferedAmount -= next?.length ?? 0;
    next?.done();
  }

  terminate(): void {
    this.readyState = this.CLOSED;
    this.emit('close');
  }
}

const acknowledged = (length: number): ServerMessage => ({ kind: 'acknowledged', command: 'x'.repeat(length), seq: 1 });

test('a reader who takes nothing for a while is let go, and one who takes something is not', async () => {
  const [idle, slow] = [new SlowSocket(), new SlowSocket()];
  for (const socket of [idle, slow]) {
    const send = makeOutlet(socket as unknown as WebSocket, { patienceMs: 60 });
    for (let count = 0; count < 5; count++) send(acknowledged(1));
  }
  for (let count = 0; count < 4; count++) {
    await wait(30);
    slow.read();
  }
  expect([idle.readyState, slow.readyState]).toEqual([3, 1]);
  slow.read();
  await wait(100);
  expect(slow.readyState).toBe(1);
});

test('a reader for whom too much waits is let go at once', () => {
  const socket = new SlowSocket();
  const send = makeOutlet(socket as unknown as WebSocket);
  for (let count = 0; count < 12 && socket.readyState === socket.OPEN; count++) send(acknowledged(200_000));
  expect(socket.readyState).toBe(socket.CLOSED);
  expect(socket.bufferedAmount).toBeLessThan(1_500_000);
});
