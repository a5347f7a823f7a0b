import { afterEach, expect, test, vi } from 'vitest';
import { fetchEmblems, fetchGames } from './api.ts';
import { reach } from './reach.ts';

vi.mock('./device.ts', () => ({ hasDevice: true, keepsTables: () => false, askDevice: () => Promise.resolve({ ok: true, value: [] }) }));

afterEach(() => vi.unstubAllGlobals());

/** What a browser does with each request from now on. */
function answerWith(fetch: () => Promise<Response>): void {
  vi.stubGlobal('fetch', fetch);
}

test('what the browser has kept does not say that a server is reached, and a fresh answer does', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  answerWith(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(await fetchGames('en')).toEqual({ ok: true, value: [] });
  expect(reach.read()).toBe('device');
  answerWith(() => Promise.resolve(Response.json({ star: 'M0 0' }, { headers: { 'cache-control': 'private, max-age=86400' } })));
  expect(await fetchEmblems(['star'], 'en')).toEqual({ ok: true, value: { star: 'M0 0' } });
  expect(reach.read()).toBe('device');
  answerWith(() => Promise.resolve(Response.json([])));
  await fetchGames('en');
  expect(reach.read()).toBe('server');
});
