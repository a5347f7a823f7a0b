import { PROTOCOL_VERSION } from '@crupier/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serve, TestBrowser } from '../fixtures/test-client.ts';
import type { RunningServer } from '../start-server.ts';

let server: RunningServer;

beforeAll(async () => {
  server = await serve();
});

afterAll(() => server.close());

async function browserAtTable(): Promise<{ readonly browser: TestBrowser; readonly match: string }> {
  const browser = new TestBrowser(server.url);
  return { browser, match: (await browser.createMatch()).id };
}

test.each([
  ['of a version before', `?protocol=${PROTOCOL_VERSION - 1}`, 'protocol.other'],
  ['of a version to come', `?protocol=${PROTOCOL_VERSION + 1}`, 'protocol.other'],
  ['older than versions', '', 'protocol.other'],
  ['with a version that is none', '?protocol=x', 'protocol.malformed'],
])('a page %s is told to load again, in its language, and does nothing at the table', async (_what, query, code) => {
  const { browser, match } = await browserAtTable();
  const socket = await browser.connect({ origin: server.url }, query);
  const told = await socket.asks({ kind: 'hello', match, language: 'es' }, 'problem');
  expect(told).toMatchObject({ problem: { code, text: expect.stringMatching(/versión/) } });
  socket.say('no JSON at all');
  socket.say({ kind: 'leave', command: 'c1' });
  const present = await browser.connect({ origin: server.url }, `?protocol=${PROTOCOL_VERSION}`);
  expect(await present.hello(match)).toMatchObject({ seq: 0, info: { status: 'running' } });
  expect(socket.heard).toHaveLength(1);
  socket.close();
});

test('what an old page had sent is done by the page that comes after it, once', async () => {
  const { browser, match } = await browserAtTable();
  const before = await browser.connect();
  await before.hello(match);
  const { seq } = await before.answer('kept');
  const after = await browser.connect({ origin: server.url }, `?protocol=${PROTOCOL_VERSION}`);
  await after.hello(match);
  // The command that the old page keeps for the new one, whose acknowledgement was lost.
  const again = await after.asks({ kind: 'answer', command: 'kept', decision: 0, chosen: [] }, 'acknowledged');
  expect(again.seq).toBe(seq);
});

test('a program may leave its version out', async () => {
  const { browser, match } = await browserAtTable();
  const socket = await browser.connect();
  expect((await socket.hello(match)).seq).toBe(0);
});
