import { afterEach, expect, test, vi } from 'vitest';
import { fetchEmblems, fetchGames } from './api.ts';
import { reach } from './reach.ts';

afterEach(() => vi.unstubAllGlobals());

/** What a browser answers each request from now on. */
function answerWith(response: Response): void {
  vi.stubGlobal('fetch', () => Promise.resolve(response));
}

test('what the browser has kept does not say that a server is reached, and a fresh answer does', async () => {
  reach.write('device');
  answerWith(Response.json({ star: 'M0 0' }, { headers: { 'cache-control': 'private, max-age=86400' } }));
  expect(await fetchEmblems(['star'], 'en')).toEqual({ ok: true, value: { star: 'M0 0' } });
  expect(reach.read()).toBe('device');
  answerWith(Response.json([]));
  await fetchGames('en');
  expect(reach.read()).toBe('server');
});
