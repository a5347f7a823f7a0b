import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TestBrowser } from '../fixtures/test-client.ts';
import { type RunningServer, startServer } from '../start-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'page-'));
let server: RunningServer;
let browser: TestBrowser;

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<title>Crupier</title>');
  writeFileSync(join(folder, 'assets/app-1234.js'), 'hello');
  writeFileSync(join(folder, 'assets/big-5678.js'), 'hello '.repeat(1000));
  writeFileSync(join(folder, 'assets/big-5678.js.br'), brotliCompressSync('hello '.repeat(1000)));
  writeFileSync(join(folder, '.sources'), 'hash');
  const started = await startServer({ port: 0, host: '127.0.0.1', data: ':memory:', games: [], page: folder, logLevel: 'silent' });
  if (!started.ok) throw new Error('It starts.');
  server = started.value;
  browser = new TestBrowser(server.url);
});

afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

test('the page is served at its address and at links into it, always fresh', async () => {
  for (const path of ['/', '/match/abc', '/rules/KF-FIGHT-4?x=1', '/decks/inferno/random/2.4839']) {
    const { status, body, headers } = await browser.ask(path);
    expect([status, body]).toEqual([200, '<title>Crupier</title>']);
    expect(headers.get('cache-control')).toBe('no-cache');
  }
});

test('a browser that opens an address without a page is shown one that says so', async () => {
  for (const path of ['/elsewhere', '/rules/a/b/c']) {
    const { status, body } = await browser.ask(path, { headers: { accept: 'text/html,*/*' } });
    expect([status, body]).toEqual([404, '<title>Crupier</title>']);
  }
  expect((await browser.ask('/assets/old.js', { headers: { accept: 'text/html' } })).body).not.toContain('<title>');
});

test('what is named by its content is kept by browsers', async () => {
  expect((await browser.ask('/assets/app-1234.js')).headers.get('cache-control')).toContain('immutable');
});

test.each([
  ['br', 'br'],
  ['gzip, br', 'br'],
  ['identity', null],
  ['gzip', null],
])('what is there compressed is served so to who takes it: %s', async (accepted, encoding) => {
  const { status, body, headers } = await browser.ask('/assets/big-5678.js', { headers: { 'accept-encoding': accepted } });
  expect([status, headers.get('content-encoding'), body]).toEqual([200, encoding, 'hello '.repeat(1000)]);
  expect(headers.get('content-type')).toContain('javascript');
  expect(headers.get('vary')?.toLowerCase()).toContain('accept-encoding');
  expect(headers.get('cache-control')).toContain('immutable');
});

test('nothing outside the page is served, and what is missing is missing', async () => {
  for (const path of ['/assets/old.js', '/api/nothing', '/.sources', '/..%2fpackage.json'])
    expect((await browser.ask(path)).status).toBe(404);
  for (const path of ['/..%2f..%2f..%2fetc/passwd', '/elsewhere', '/match', '/join/m/secret'])
    expect((await browser.ask(path)).status).toBe(404);
});
