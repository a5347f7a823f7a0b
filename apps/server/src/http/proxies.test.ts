import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TestBrowser } from '../fixtures/test-client.ts';
import { type RunningServer, startServer } from '../start-server.ts';
import { trustOf } from './trusted-proxies.ts';

test.each([
  [['127.0.0.1'], '127.0.0.1', true],
  [['127.0.0.1'], '::ffff:127.0.0.1', true],
  [['127.0.0.1'], '127.0.0.2', false],
  [['10.0.0.0/8'], '10.9.8.7', true],
  [['10.0.0.0/8'], '11.0.0.1', false],
  [['fd00::/8', '10.0.0.1'], 'fd12::1', true],
  [['fd00::/8'], '10.0.0.1', false],
  [[], '127.0.0.1', false],
  [['127.0.0.1'], '', false],
])('%j trusts %s: %j', (proxies, address, isTrusted) => {
  expect(trustOf(proxies)(address)).toBe(isTrusted);
});

async function open(trustedProxies: readonly string[]): Promise<RunningServer> {
  const options = {
    port: 0,
    host: '127.0.0.1',
    data: ':memory:',
    games: [],
    logLevel: 'silent',
    requestsPerMinuteMax: 3,
    connectionsPerAddressMax: 2,
  };
  const started = await startServer({ ...options, trustedProxies });
  if (!started.ok) throw new Error(JSON.stringify(started.problems));
  return started.value;
}

/** The statuses of requests that say to come from addresses. */
async function statuses(url: string, addresses: readonly string[]): Promise<readonly number[]> {
  const browser = new TestBrowser(url);
  const answered: number[] = [];
  for (const address of addresses) answered.push((await browser.ask('/api/games', { headers: { 'x-forwarded-for': address } })).status);
  return answered;
}

describe('the address that a proxy says', () => {
  let direct: RunningServer;
  let behind: RunningServer;

  beforeAll(async () => {
    direct = await open([]);
    behind = await open(['127.0.0.1']);
  });

  afterAll(() => Promise.all([direct.close(), behind.close()]));

  test('is not believed of anybody who says one', async () => {
    expect(await statuses(direct.url, ['9.0.0.1', '9.0.0.2', '9.0.0.3', '9.0.0.4'])).toEqual([200, 200, 200, 429]);
  });

  test('is believed of a trusted proxy: each address has limits of its own', async () => {
    expect(await statuses(behind.url, ['9.0.0.1', '9.0.0.2', '9.0.0.3', '9.0.0.4'])).toEqual([200, 200, 200, 200]);
    expect(await statuses(behind.url, ['9.0.0.9', '9.0.0.9', '9.0.0.9', '9.0.0.9'])).toEqual([200, 200, 200, 429]);
  });

  test('no name is believed of somebody who is none of the trusted proxies', async () => {
    const elsewhere = await open(['10.0.0.1']);
    const headers = { 'x-forwarded-host': 'cards.example', origin: 'https://cards.example' };
    expect((await new TestBrowser(elsewhere.url).ask('/api/games', { headers })).status).toBe(403);
    await elsewhere.close();
  });

  test('behind a proxy the server may have another name', async () => {
    const from = { headers: { 'x-forwarded-for': '9.1.1.1', 'x-forwarded-host': 'cards.example' } };
    expect((await new TestBrowser(behind.url).ask('/api/games', from)).status).toBe(200);
    expect((await new TestBrowser(direct.url).ask('/api/games', from)).status).toBe(429);
    const foreign = { headers: { ...from.headers, origin: 'https://evil.example' } };
    expect((await new TestBrowser(behind.url).ask('/api/games', foreign)).status).toBe(403);
    const own = { headers: { ...from.headers, origin: 'https://cards.example' } };
    expect((await new TestBrowser(behind.url).ask('/api/games', own)).status).toBe(200);
  });
});
