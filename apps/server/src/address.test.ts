import type { NetworkInterfaceInfo } from 'node:os';
import { afterEach, describe, expect, test } from 'vitest';
import { serve, TestBrowser } from './fixtures/test-client.ts';
import { isReachable, networkUrls } from './http/address-route.ts';
import { sayWelcome } from './say-welcome.ts';
import type { RunningServer } from './start-server.ts';

let server: RunningServer | undefined;

afterEach(() => server?.close());

const face = (family: 'IPv4' | 'IPv6', address: string, internal = false): NetworkInterfaceInfo =>
  ({ family, address, internal }) as NetworkInterfaceInfo;

test('the addresses of a machine are those in its networks, IPv4 first, and none that others cannot use', () => {
  const interfaces = {
    lo: [face('IPv4', '127.0.0.1', true)],
    eth0: [face('IPv6', 'fe80::1'), face('IPv6', '2001:db8::5'), face('IPv4', '192.168.1.5')],
  };
  expect(networkUrls(4102, interfaces)).toEqual(['http://192.168.1.5:4102', 'http://[2001:db8::5]:4102']);
});

test.each([
  ['127.0.0.1', false],
  ['localhost', false],
  ['0.0.0.0', true],
  ['192.168.1.5', true],
])('a server at %s is reached by others: %j', (host, isIt) => {
  expect(isReachable(host)).toBe(isIt);
});

test('a page on this machine is told that friends cannot reach a server that listens here only', async () => {
  server = await serve();
  expect((await new TestBrowser(server.url).ask('/api/address')).body).toEqual({ reachable: false, urls: [] });
});

describe('what a server says once it listens', () => {
  test.each(['en', 'es'] as const)('is its address to open, and what lets friends in, in %s', (language) => {
    const alone = sayWelcome({ url: 'http://127.0.0.1:4102', reachable: false, urls: [] }, language);
    expect(alone).toContain('HOST=0.0.0.0 npm start');
    const open = sayWelcome({ url: 'http://0.0.0.0:4102', reachable: true, urls: ['http://192.168.1.5:4102'] }, language);
    expect(open).toContain('http://192.168.1.5:4102');
    expect(open).not.toContain('HOST=');
  });
});
