import type { CreatedMatch, MatchSummary } from '@crupier/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keptShare, openTable, parseShares, readyForNext, takeSeat } from './shares.ts';

interface Asked {
  readonly path: string;
  readonly body: { readonly share?: { readonly commitment: string; readonly nonce: string } };
}

const asked: Asked[] = [];
const kept = new Map<string, string>();

/** Answers the requests in their order. */
function answerWith(...answers: readonly unknown[]): void {
  const left = [...answers];
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    asked.push({ path, body: JSON.parse(String(init.body)) as Asked['body'] });
    return Promise.resolve(new Response(JSON.stringify(left.shift()), { status: 200 }));
  });
}

beforeEach(() => {
  asked.length = 0;
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  });
});

afterEach(() => vi.unstubAllGlobals());

const running: CreatedMatch = { id: 'm', status: 'running', fairness: { commitment: 'c1', nonces: [] } };

test('a table is opened with a nonce that is drawn after the commitment was shown, and kept', async () => {
  answerWith({ commitment: 'c1' }, running);
  await openTable({ game: 'keyforge', seats: [{ kind: 'person' }] }, 'en');
  expect(asked.map(({ path }) => path)).toEqual(['/api/commitments', '/api/matches']);
  const { share } = asked[1]?.body ?? {};
  expect(share).toEqual({ commitment: 'c1', nonce: expect.stringMatching(/^[0-9a-f]{32}$/) });
  expect(keptShare('m')).toEqual(share);
  expect(keptShare('other')).toBeUndefined();
});

test('a seat is taken for the commitment that the table shows', async () => {
  answerWith(running);
  const table: MatchSummary = { id: 'm', game: 'keyforge', status: 'waiting', createdAt: 1, seats: [], entries: 0, commitment: 'c2' };
  await takeSeat(table, { invitation: 'i' }, 'en');
  expect(asked[0]?.body.share?.commitment).toBe('c2');
  expect(keptShare('m')?.commitment).toBe('c2');
});

test('for the next game one nonce is given however often it is asked for', async () => {
  const waiting = { id: 'm-2', status: 'waiting', fairness: { commitment: 'c3', nonces: [] } };
  answerWith(waiting, waiting, waiting, { ...waiting, status: 'running' }, { ...waiting, status: 'running' });
  expect(await readyForNext('m', 'en')).toMatchObject({ ok: true, value: { status: 'waiting' } });
  expect(await readyForNext('m', 'en')).toMatchObject({ ok: true, value: { status: 'running' } });
  expect(await readyForNext('m', 'en')).toMatchObject({ ok: true, value: { id: 'm-2', status: 'running' } });
  const [first, , second] = [asked[1], asked[2], asked[3]];
  expect(first?.body.share).toEqual(second?.body.share);
  expect(asked[0]?.body.share).toBeUndefined();
});

test('what was kept and is not valid is left out', () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  expect(parseShares(null).size).toBe(0);
  expect(parseShares('{').size).toBe(0);
  expect([...parseShares('[["a",{"commitment":"c","nonce":"n"}],["b",{}],7]').keys()]).toEqual(['a']);
});
