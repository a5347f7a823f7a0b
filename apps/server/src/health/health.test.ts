import { connect } from 'node:net';
import { highCard } from '@crupier/high-card';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { TestBrowser } from '../fixtures/test-client.ts';
import { type RunningServer, type ServerOptions, startServer } from '../start-server.ts';
import { makeReadiness } from './readiness.ts';

const lines: string[] = [];
const running: RunningServer[] = [];

afterEach(async () => {
  lines.length = 0;
  await Promise.all(running.splice(0).map((server) => server.close()));
});

async function serve(more: Partial<ServerOptions> = {}): Promise<RunningServer> {
  const log = { write: (line: string): unknown => lines.push(line) };
  const started = await startServer({ port: 0, host: '127.0.0.1', data: ':memory:', games: [highCard], log, ...more });
  if (!started.ok) throw new Error(JSON.stringify(started.problems));
  running.push(started.value);
  return started.value;
}

/** A figure of a server: the sum of those with the name. */
async function figure(browser: TestBrowser, name: string): Promise<number> {
  const text = String((await browser.ask('/metrics')).body);
  const found = text.split('\n').filter((line) => line.startsWith(name));
  return found.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
}

describe('a server', () => {
  test('lives and is ready', async () => {
    const { url } = await serve();
    const browser = new TestBrowser(url);
    expect(await browser.ask('/healthz')).toMatchObject({ status: 200, body: { status: 'alive' } });
    expect(await browser.ask('/readyz')).toMatchObject({ status: 200, body: { status: 'ready' } });
    expect(browser.cookie).toBe('');
  });

  test('that is about to end says so to who comes, and lives on', async () => {
    const server = await serve();
    const browser = new TestBrowser(server.url);
    const socket = await browser.connect();
    // It does not say goodbye for as long as it is not read, and the server waits a moment for it.
    socket.pause();
    const closing = server.close();
    const spanish = { headers: { 'accept-language': 'es' } };
    const told = await browser.ask('/readyz', spanish);
    expect(told).toMatchObject({
      status: 503,
      body: { problems: [{ code: 'server.draining', text: expect.stringContaining('cerrando') }] },
    });
    expect(told.headers.get('retry-after')).toBe('5');
    expect((await browser.ask('/api/games')).status).toBe(503);
    expect((await browser.ask('/healthz')).status).toBe(200);
    await closing;
  });

  test('counts tables, sockets, answers with their waits, refusals and faults', async () => {
    const { url } = await serve();
    const browser = new TestBrowser(url);
    const { id } = await browser.createMatch();
    const socket = await browser.connect();
    await socket.hello(id);
    await socket.answer();
    await socket.asks({ kind: 'consent', command: 'x', request: 99, accept: true }, 'refused');
    await browser.ask('/api/nothing');
    expect(await figure(browser, 'crupier_tables ')).toBe(1);
    expect(await figure(browser, 'crupier_sockets ')).toBe(1);
    expect(await figure(browser, 'crupier_commands_total{kind="answer"}')).toBe(1);
    expect(await figure(browser, 'crupier_command_wait_seconds_count')).toBe(1);
    expect(await figure(browser, 'crupier_refusals_total{code="request.none"}')).toBe(1);
    expect(await figure(browser, 'crupier_refusals_total{code="request.unknownPath"}')).toBe(1);
    expect(await figure(browser, 'process_resident_memory_bytes')).toBeGreaterThan(0);
    expect(await figure(browser, 'crupier_longest_task_seconds')).toBeGreaterThanOrEqual(0);
    socket.close();
    await socket.closed;
    await expect.poll(() => figure(browser, 'crupier_sockets ')).toBe(0);
  });

  test.each([
    ['Bearer 0123456789abcdef', 200],
    ['Bearer 0123456789abcdeX', 403],
    ['0123456789abcdef', 403],
    [undefined, 403],
  ])('with a token shows its figures to %s: %i', async (authorization, status) => {
    const { url } = await serve({ metricsToken: '0123456789abcdef' });
    const answered = await new TestBrowser(url).ask('/metrics', { headers: { ...(authorization !== undefined && { authorization }) } });
    expect(answered.status).toBe(status);
    expect(JSON.stringify(answered.body)).not.toContain('0123456789abcdef');
  });

  test.each(['x-forwarded-for', 'forwarded', 'via'])(
    'without a token shows them to nobody who comes through a proxy: %s',
    async (header) => {
      const { url } = await serve();
      expect((await new TestBrowser(url).ask('/metrics', { headers: { [header]: '9.9.9.9' } })).status).toBe(403);
    },
  );
});

/** Says something on a connection of its own, and waits until the server has ended it or a moment has passed. */
function babble(port: number, text: string): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket.setTimeout(300, () => socket.destroy());
    socket.on('error', () => undefined);
    socket.once('close', () => resolve());
  });
}

/** After it what follows are frames: these are none. */
const handshake = 'sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==';

test('a stranger writes nothing to the log, whatever they send, and no secret of a player is there', async () => {
  const { url, port } = await serve({ logLevel: 'trace' });
  const browser = new TestBrowser(url);
  const { id } = await browser.createMatch();
  lines.length = 0;
  for (let round = 0; round < 3; round++) {
    await browser.ask(`/api/nothing/${round}`);
    await browser.ask('/%E0%A4%A');
    await browser.post('/api/matches', '{broken');
    await browser.post('/api/matches', 'x'.repeat(2_000_000));
    await browser.ask('/api/matches', { method: 'DELETE' });
    await babble(port, 'no HTTP at all\r\n\r\n');
    await babble(port, 'GET / HTTP/1.1\r\nhost: localhost\r\nupgrade: websocket\r\nconnection: upgrade\r\n\r\n');
    await babble(
      port,
      `GET /ws HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\nupgrade: websocket\r\nconnection: upgrade\r\n${handshake}\r\n\r\n\u00ff\u00ff\u00ff`,
    );
    const socket = await browser.connect();
    socket.say(Buffer.from([1, 2, 3]));
    socket.say('{broken');
    await socket.asks({ kind: 'hello', match: `${id}x` }, 'problem');
    socket.close();
  }
  const log = lines.join('');
  expect(log.length).toBeLessThan(300);
  expect(log).not.toContain(browser.cookie.split('=')[1] ?? 'no cookie');
  expect(log).not.toContain('127.0.0.1');
});

describe('readiness', () => {
  const full = { code: 'table.diskFull', at: '', values: {} };

  test('is that of the store, which is tried once a second however often somebody asks', async () => {
    let now = 0;
    let tries = 0;
    let problem: typeof full | undefined = full;
    const probe = async (): Promise<typeof full | undefined> => {
      tries++;
      return problem;
    };
    const readiness = makeReadiness(probe, () => now);
    for (let asked = 0; asked < 50; asked++) expect(await readiness.problem()).toEqual(full);
    expect(tries).toBe(1);
    problem = undefined;
    now += 1000;
    expect(await readiness.problem()).toBeUndefined();
    expect(tries).toBe(2);
    readiness.drain();
    expect(await readiness.problem()).toMatchObject({ code: 'server.draining' });
  });

  test('a store that says nothing is held by somebody else', async () => {
    vi.useFakeTimers();
    try {
      const problem = makeReadiness(() => new Promise(() => undefined)).problem();
      await vi.advanceTimersByTimeAsync(2000);
      expect(await problem).toMatchObject({ code: 'table.storage', values: { reason: 'locked' } });
    } finally {
      vi.useRealTimers();
    }
  });
});
