import type { CreatedMatch, FailedRequest, MatchSummary, OfferedCommitment } from '@crupier/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serve, TestBrowser } from './fixtures/test-client.ts';
import type { RunningServer } from './start-server.ts';

let server: RunningServer;

beforeAll(async () => {
  server = await serve();
});

afterAll(() => server.close());

const twoPersons = [{ kind: 'person' }, { kind: 'person', open: true }] as const;

function codeOf(body: unknown): string | undefined {
  return (body as FailedRequest).problems?.[0]?.code;
}

async function offered(browser: TestBrowser): Promise<string> {
  return ((await browser.post('/api/commitments', {})).body as OfferedCommitment).commitment;
}

/** The best of three of High Card at which two sit, whose first game the second has conceded. */
async function conceded(): Promise<{ readonly ana: TestBrowser; readonly luis: TestBrowser; readonly first: CreatedMatch }> {
  const [ana, luis] = [new TestBrowser(server.url), new TestBrowser(server.url)];
  const { id, invitation } = await ana.createMatch({ seats: [...twoPersons], bestOf: 3 });
  const first = (await luis.post(`/api/matches/${id}/seats`, { invitation })).body as CreatedMatch;
  const socket = await luis.connect();
  await socket.hello(id);
  await socket.asks({ kind: 'leave', command: 'bye' }, 'acknowledged');
  socket.close();
  return { ana, luis, first };
}

describe('a share of the seed', () => {
  test('is given for a commitment that was shown before, which no other table has', async () => {
    const browser = new TestBrowser(server.url);
    const commitment = await offered(browser);
    expect(commitment).toMatch(/^[0-9a-f]{64}$/);
    expect(await offered(browser)).toBe(commitment);
    const share = { commitment, nonce: 'c0ffee' };
    const created = await browser.createMatch({ share });
    expect(created).toMatchObject({ status: 'running', fairness: { commitment, nonces: ['c0ffee', expect.any(String)] } });
    const again = await browser.post('/api/matches', {
      game: 'high-card',
      seats: [{ kind: 'person' }, { kind: 'bot', level: 'random' }],
      share,
    });
    expect([again.status, codeOf(again.body)]).toEqual([409, 'fairness.commitment']);
    expect(await offered(browser)).not.toBe(commitment);
  });

  test('is refused for a commitment that was offered to somebody else', async () => {
    const [ana, luis] = [new TestBrowser(server.url), new TestBrowser(server.url)];
    const commitment = await offered(ana);
    await offered(luis);
    expect(codeOf(await luis.createMatch({ share: { commitment, nonce: 'aa' } }))).toBe('fairness.commitment');
    expect(await ana.createMatch({ share: { commitment, nonce: 'aa' } })).toMatchObject({ fairness: { commitment } });
  });

  test('is given by a guest for the commitment that the waiting table shows', async () => {
    const [ana, luis] = [new TestBrowser(server.url), new TestBrowser(server.url)];
    const { id, invitation, fairness } = await ana.createMatch({ seats: [...twoPersons] });
    const { commitment } = (await luis.ask(`/api/matches/${id}`)).body as MatchSummary;
    expect(commitment).toBe(fairness.commitment);
    const wrong = await luis.post(`/api/matches/${id}/seats`, { invitation, share: { commitment: '00'.repeat(32), nonce: 'ab' } });
    expect([wrong.status, codeOf(wrong.body)]).toEqual([409, 'fairness.commitment']);
    const joined = await luis.post(`/api/matches/${id}/seats`, { invitation, share: { commitment, nonce: 'ab' } });
    expect(joined.body).toMatchObject({ status: 'running', fairness: { commitment, nonces: [expect.any(String), 'ab'] } });
  });
});

describe('the next game of a series', () => {
  test('is dealt from nonces that every person gives anew, for a commitment that they have seen', async () => {
    const { ana, luis, first } = await conceded();
    const path = `/api/matches/${first.id}/next`;
    const shown = (await ana.post(path, {})).body as CreatedMatch;
    expect(shown).toMatchObject({ status: 'waiting', fairness: { nonces: [] } });
    expect((await luis.post(path, {})).body).toEqual(shown);
    const { commitment } = shown.fairness;
    expect(commitment).not.toBe(first.fairness.commitment);
    expect(codeOf((await luis.post(path, { share: { commitment: first.fairness.commitment, nonce: '0b' } })).body)).toBe(
      'fairness.commitment',
    );
    expect((await ana.post(path, { share: { commitment, nonce: '0a' } })).body).toEqual(shown);
    // What was given once stays: nobody changes it with the others' in sight.
    expect((await ana.post(path, { share: { commitment, nonce: 'ff' } })).body).toEqual(shown);
    const dealt = (await luis.post(path, { share: { commitment, nonce: '0b' } })).body;
    expect(dealt).toEqual({ id: shown.id, status: 'running', fairness: { commitment, nonces: ['0a', '0b'] } });
    expect((await ana.post(path, {})).body).toEqual(dealt);
    expect((await ana.post(path, { share: { commitment, nonce: 'ff' } })).body).toEqual(dealt);
  });

  test('waits for nobody who has deleted their data', async () => {
    const { ana, luis, first } = await conceded();
    const path = `/api/matches/${first.id}/next`;
    const { commitment } = ((await ana.post(path, {})).body as CreatedMatch).fairness;
    expect((await luis.ask('/api/me', { method: 'DELETE' })).status).toBe(200);
    const dealt = (await ana.post(path, { share: { commitment, nonce: '0a' } })).body;
    expect(dealt).toMatchObject({ status: 'running', fairness: { commitment, nonces: ['0a', expect.any(String)] } });
  });
});
