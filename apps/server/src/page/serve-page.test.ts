import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { highCard } from '@crupier/high-card';
import { loadGames } from '../games.ts';
import { TestBrowser } from '../fixtures/test-client.ts';
import { type RunningServer, startServer } from '../start-server.ts';

const document = `<!doctype html>
<html lang="en">
  <head>
    <meta name="description" content="Old." />
    <title>Crupier</title>
  </head>
  <body></body>
</html>`;
const folder = mkdtempSync(join(tmpdir(), 'page-'));
let server: RunningServer;
let browser: TestBrowser;

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), document);
  writeFileSync(join(folder, 'assets/app-1234.js'), 'hello');
  writeFileSync(join(folder, 'assets/big-5678.js'), 'hello '.repeat(1000));
  writeFileSync(join(folder, 'assets/big-5678.js.br'), brotliCompressSync('hello '.repeat(1000)));
  writeFileSync(join(folder, '.sources'), 'hash');
  const started = await startServer({
    port: 0,
    host: '127.0.0.1',
    data: ':memory:',
    games: [...loadGames(), highCard],
    page: folder,
    logLevel: 'silent',
  });
  if (!started.ok) throw new Error('It starts.');
  server = started.value;
  browser = new TestBrowser(server.url);
});

afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

test('the page is served at its address and at links into it, always fresh', async () => {
  for (const path of ['/', '/match/device-1', '/rules/KF-FIGHT-4?x=1', '/decks/inferno/random/2.4839']) {
    const { status, body, headers } = await browser.ask(path);
    expect([status, typeof body]).toEqual([200, 'string']);
    expect(body).toContain('<body></body>');
    expect(headers.get('cache-control')).toBe('no-cache');
  }
});

test('a page that a browser has is not sent again, unless it is in another language', async () => {
  const { headers } = await browser.ask('/learn', { headers: { 'accept-language': 'es' } });
  const known = { 'if-none-match': headers.get('etag') ?? '' };
  expect((await browser.ask('/learn', { headers: { ...known, 'accept-language': 'es' } })).status).toBe(304);
  expect((await browser.ask('/learn', { headers: { ...known, 'accept-language': 'en' } })).status).toBe(200);
});

test('a browser that opens an address without a page is shown one that says so', async () => {
  for (const path of ['/elsewhere', '/rules/a/b/c']) {
    const { status, body } = await browser.ask(path, { headers: { accept: 'text/html,*/*' } });
    expect([status, String(body).includes('<title>No such page · Crupier</title>')]).toEqual([404, true]);
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

/** The head of a page as a browser of a language gets it. */
async function headOf(path: string, language = 'en'): Promise<{ readonly status: number; readonly head: string }> {
  const { status, body } = await browser.ask(path, { headers: { 'accept-language': language, accept: 'text/html' } });
  return { status, head: String(body).split('</head>')[0] ?? '' };
}

test('a rule’s page says what the rule is called and what it says, in the language of the reader', async () => {
  const english = (await headOf('/rules/KF-WARD-1')).head;
  expect(english).toMatch(/<title>Ward \(KF-WARD-1\) · Rules 17\.2<\/title>/);
  expect(english).toMatch(/<meta name="description" content="[A-Z][^"]{20,200}" \/>/);
  expect(english).not.toContain('Old.');
  expect(english.match(/<title>/g)?.length).toBe(1);
  const spanish = (await headOf('/rules/KF-WARD-1', 'es-AR')).head;
  expect(spanish).toContain('<html lang="es">');
  expect(spanish).toMatch(/<title>[^<(]+ \(KF-WARD-1\) · Reglas 17\.2<\/title>/);
});

test('the address may say the language, and names the page in each', async () => {
  const { head } = await headOf('/rules/keyforge?lang=es', 'en');
  expect(head).toContain('<title>Reglas de KeyForge · Crupier</title>');
  expect(head).toContain(`<link rel="canonical" href="${server.url}/rules/keyforge?lang=es" />`);
  for (const language of ['en', 'es'])
    expect(head).toContain(`<link rel="alternate" hreflang="${language}" href="${server.url}/rules/keyforge?lang=${language}" />`);
});

test('a link shows the picture of its game', async () => {
  expect((await headOf('/rules/INF-702.4')).head).toContain(`content="${server.url}/previews/inferno.png"`);
  expect((await headOf('/cards/keyforge')).head).toContain(`content="${server.url}/previews/keyforge.png"`);
  expect((await headOf('/')).head).toContain(`content="${server.url}/previews/crupier.png"`);
});

test('a link to a question says its answer', async () => {
  const { head } = await headOf(`/rules?q=${encodeURIComponent('can a stunned hero defend?')}`);
  expect(head).toContain('<title>Can a stunned hero defend? · Crupier</title>');
  expect(head).toMatch(/<meta property="og:description" content="Yes\. /);
  expect(head).toContain('<meta name="robots" content="noindex" />');
});

test('an invitation and a replay say which game, and are for nobody else to find', async () => {
  const { id } = await browser.createMatch();
  for (const [path, title] of [
    [`/join/${id}`, 'You are invited to a match of High Card · Crupier'],
    [`/replay/${id}/3`, 'A match of High Card, step by step · Crupier'],
    [`/match/${id}`, 'A table of High Card · Crupier'],
  ] as const) {
    const { status, head } = await headOf(path);
    expect([status, head.includes(`<title>${title}</title>`)]).toEqual([200, true]);
    expect(head).toContain('<meta name="robots" content="noindex" />');
    expect(head).not.toContain('canonical');
  }
});

test('what is not there is a true 404: a rule, a match, a game', async () => {
  for (const path of ['/rules/KF-NOSUCH-1', '/match/nobody-dealt-it', '/new/chess']) expect((await headOf(path)).status).toBe(404);
});

test('what stands in an address breaks no head', async () => {
  const { head } = await headOf('/rules/%22%3E%3Cscript%3E');
  expect(head).not.toContain('<script>');
});

test('a card’s page is called after it, and says what it says', async () => {
  for (const path of ['/cards/keyforge/anger', '/decks/keyforge/card/anger']) {
    const { status, head } = await headOf(path, 'es');
    expect([status, head.includes('<title>Furia · KeyForge · Crupier</title>')]).toEqual([200, true]);
  }
  expect((await headOf('/cards/keyforge/no-such-card')).status).toBe(404);
});
