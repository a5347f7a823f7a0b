import type { CreatedMatch, EmblemPaths, FailedRequest, GameSummary, JournalFile, MatchSummary, RulesFound } from '@crupier/protocol';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TestBrowser, serve } from './fixtures/test-client.ts';
import type { RunningServer } from './start-server.ts';

let server: RunningServer;
let browser: TestBrowser;

beforeAll(async () => {
  server = await serve();
  browser = new TestBrowser(server.url);
});

afterAll(() => server.close());

function codesOf(body: unknown): readonly string[] {
  return (body as FailedRequest).problems.map((problem) => problem.code);
}

describe('games, cards and rules', () => {
  test('lists the games with their decks, and gives their words', async () => {
    const games = (await browser.ask('/api/games')).body as readonly GameSummary[];
    expect(games).toEqual([{ id: 'high-card', name: expect.anything(), seats: { min: 2, max: 2 }, decks: ['short', 'long'] }]);
    expect((await browser.ask('/api/games/high-card/words')).body).toHaveProperty('purposes.play.es');
    expect(await browser.ask('/api/games/chess/words')).toMatchObject({ status: 404 });
  });

  test('gives a card by its key', async () => {
    expect((await browser.ask('/api/cards/high-card/face-3')).body).toMatchObject({ key: 'face-3', facts: { face: 3 } });
    const missing = await browser.ask('/api/cards/high-card/joker', { headers: { 'accept-language': 'es-ES,es;q=0.9' } });
    expect(missing.status).toBe(404);
    expect(missing.body).toMatchObject({ problems: [{ code: 'card.unknown', at: 'key', text: 'key: No existe la carta joker.' }] });
  });

  test('gives the pictures that a page asks for, packed, and for its browser to keep', async () => {
    const many = 'alien-bug,atom,brain,castle';
    for (const [accepted, encoding] of [
      ['gzip, br', 'br'],
      ['gzip', 'gzip'],
      ['identity', null],
    ] as const) {
      const { status, headers, body } = await browser.ask(`/api/emblems?of=${many}`, { headers: { 'accept-encoding': accepted } });
      expect([status, headers.get('content-encoding'), Object.keys(body as object)]).toEqual([200, encoding, many.split(',')]);
      expect([headers.get('cache-control'), headers.get('vary')]).toEqual(['private, max-age=86400', 'accept-encoding']);
      expect((body as EmblemPaths)['atom']).toMatch(/^[Mm]/);
    }
  });

  test.each([
    ['of=atom,nobody', 404, 'emblem.unknown'],
    ['of=atom,toString', 404, 'emblem.unknown'],
    ['of=', 400, 'message.malformed'],
    [`of=${Array.from({ length: 101 }, () => 'key').join(',')}`, 400, 'message.malformed'],
    ['', 400, 'message.malformed'],
  ])('refuses to give the pictures %s, and lets nobody keep that', async (query, status, code) => {
    const refused = await browser.ask(`/api/emblems?${query}`);
    expect([refused.status, codesOf(refused.body)]).toEqual([status, [code]]);
    expect(refused.headers.get('cache-control')).toBe(null);
  });

  test('checks a deck', async () => {
    expect((await browser.post('/api/decks/check', { game: 'high-card', text: 'long' })).body).toEqual({ problems: [] });
    expect((await browser.post('/api/decks/check', { game: 'high-card', text: 'tall' })).body).toMatchObject({
      problems: [{ code: 'deck.unknown', at: 'decks[0]' }],
    });
  });

  test('finds rules and says them in a language', async () => {
    const { answers, rules: found } = (await browser.ask('/api/rules?q=fight&game=keyforge&language=es&limit=3')).body as RulesFound;
    expect(answers).toEqual([]);
    expect(found.length).toBe(3);
    expect(found[0]).toMatchObject({ game: 'keyforge', language: 'es' });
    expect((await browser.ask(`/api/rules/${found[0]?.id}`)).body).toMatchObject({ id: found[0]?.id, language: 'en' });
    const settled = {
      id: 'INF-701.6a',
      language: 'es',
      rulings: [{ id: 'INF-C-05', language: 'es', summary: expect.stringMatching(/^Lo destruido va/) }],
    };
    expect((await browser.ask('/api/rules/INF-701.6a?language=es')).body).toMatchObject(settled);
    expect((await browser.ask('/api/rules/INF-C-05?language=en')).body).toMatchObject({ id: 'INF-C-05', language: 'en' });
    expect(await browser.ask('/api/rules/KF-NOSUCH-1')).toMatchObject({ status: 404 });
    expect(await browser.ask('/api/rules?q=x&limit=0')).toMatchObject({ status: 400 });
    expect(await browser.ask('/api/rules?q=x&game=chess')).toMatchObject({ status: 404 });
  });

  test('answers a question about the rules, of one game or of each that has such an answer', async () => {
    const asked = `/api/rules?q=${encodeURIComponent('can I block an attack?')}&limit=3`;
    const { answers } = (await browser.ask(`${asked}&game=marvel-champions&language=es`)).body as RulesFound;
    expect(answers).toMatchObject([{ game: 'marvel-champions', question: '¿Puedo bloquear un ataque?', verdict: 'Sí.', language: 'es' }]);
    expect(answers[0]?.rules[0]).toMatchObject({ id: 'MC-DEFENSE-1', language: 'es' });
    const all = (await browser.ask(asked)).body as RulesFound;
    expect(all.answers.map(({ game, verdict }) => `${game} ${verdict}`).toSorted()).toEqual(['inferno No.', 'marvel-champions Yes.']);
  });
});

describe('matches', () => {
  test('a match against a bot begins at once, with a commitment and no secret', async () => {
    const created = await browser.createMatch();
    expect(created).toMatchObject({ status: 'running', fairness: { nonces: [expect.any(String), expect.any(String)] } });
    expect(created.fairness).not.toHaveProperty('secret');
    expect(created).not.toHaveProperty('invitation');
    const listed = (await browser.ask('/api/matches')).body as readonly MatchSummary[];
    expect(listed.find((each) => each.id === created.id)).toMatchObject({
      game: 'high-card',
      status: 'running',
      seats: [{ mine: true }, { mine: false }],
      yourTurn: true,
    });
    expect((await new TestBrowser(server.url).ask(`/api/matches/${created.id}`)).body).not.toHaveProperty('yourTurn');
    expect((await browser.ask(`/api/matches/${created.id}/cards`)).body).toMatchObject({
      'face-1': { name: { en: 'Number 1' } },
      'face-9': { facts: { face: 9 } },
    });
    expect(await browser.ask(`/api/matches/${created.id}/journal`)).toMatchObject({ status: 409 });
  });

  test('an open seat waits for who has the invitation', async () => {
    const created = await browser.createMatch({ seats: [{ kind: 'person' }, { kind: 'person', open: true }] });
    expect(created.status).toBe('waiting');
    const guest = new TestBrowser(server.url);
    const seen = (await guest.ask(`/api/matches/${created.id}`)).body;
    expect(seen).toMatchObject({ status: 'waiting', seats: [{ mine: false }, { mine: false, open: true }] });
    expect(seen).not.toHaveProperty('invitation');
    expect(await guest.post(`/api/matches/${created.id}/seats`, { invitation: 'guess' })).toMatchObject({ status: 403 });
    const joined = await guest.post(`/api/matches/${created.id}/seats`, { invitation: created.invitation, name: 'Luis' });
    expect(joined.body as CreatedMatch).toMatchObject({
      id: created.id,
      status: 'running',
      fairness: { commitment: created.fairness.commitment },
    });
    expect(await guest.post(`/api/matches/${created.id}/seats`, { invitation: created.invitation })).toMatchObject({ status: 403 });
    expect((await browser.ask(`/api/matches/${created.id}`)).body).toMatchObject({
      status: 'running',
      seats: [{ mine: true }, { name: 'Luis', mine: false }],
    });
  });

  test('the journal of a finished match proves its seed', async () => {
    const created = await browser.createMatch();
    const socket = await browser.connect();
    await socket.hello(created.id);
    await socket.playOn();
    const file = (await browser.ask(`/api/matches/${created.id}/journal`)).body as JournalFile;
    expect(file.outcome).toBeDefined();
    const digest = async (text: string): Promise<string> =>
      Buffer.from(await crypto.subtle.digest('SHA-256', Buffer.from(text))).toString('hex');
    expect(await digest(file.fairness.secret ?? '')).toBe(created.fairness.commitment);
    expect(await digest([file.fairness.secret, ...file.fairness.nonces].join(':'))).toBe(file.journal.start.seed);
    socket.close();
  });

  test.each([
    ['a game there is not', { game: 'chess' }, 404, 'game.unknown'],
    ['too few seats', { seats: [{ kind: 'person' as const }] }, 400, 'seats.count'],
    ['a table of bots alone', { seats: [0, 1].map(() => ({ kind: 'bot' as const, level: 'random' as const })) }, 400, 'seats.noPerson'],
    ['too many decks', { decks: ['short', 'short', 'short'] }, 400, 'seats.decks'],
    ['a deck there is not', { decks: ['tall'] }, 400, 'deck.unknown'],
    ['an odd nonce', { share: { commitment: '', nonce: 'XYZ' } }, 400, 'message.malformed'],
    ['a nameless seat', { seats: [{ kind: 'person' as const, name: ' ' }, { kind: 'person' as const }] }, 400, 'message.malformed'],
  ])('%s is refused', async (_what, wrong, status, code) => {
    const whole = { game: 'high-card', seats: [{ kind: 'person' }, { kind: 'bot', level: 'greedy' }], ...wrong };
    const refused = await browser.post('/api/matches', whole);
    expect(refused.status).toBe(status);
    expect(codesOf(refused.body)).toContain(code);
  });

  test('a match there is not', async () => {
    for (const path of ['', '/journal', '/cards']) expect(await browser.ask(`/api/matches/nothing${path}`)).toMatchObject({ status: 404 });
    expect(await browser.ask('/api/matches/a%20b')).toMatchObject({ status: 400 });
  });
});

describe('requests that are not well formed', () => {
  test.each([
    ['no JSON', '{"game":', 400, 'request.notJson'],
    ['an unknown field', '{"game":"high-card","text":"long","x":1}', 400, 'message.unknownField'],
    ['nothing', '{}', 400, 'message.malformed'],
    ['too large', JSON.stringify({ game: 'high-card', text: 'x'.repeat(1_600_000) }), 413, 'request.tooLarge'],
  ])('%s', async (_what, body, status, code) => {
    const refused = await browser.post('/api/decks/check', body);
    expect(refused.status).toBe(status);
    expect(codesOf(refused.body)).toContain(code);
  });

  test('another sort of body, and paths there are not', async () => {
    expect(await browser.post('/api/matches', 'a=1', { 'content-type': 'application/x-www-form-urlencoded' })).toMatchObject({
      status: 415,
    });
    expect(await browser.ask('/api/nothing')).toMatchObject({ status: 404, body: { problems: [{ code: 'request.unknownPath' }] } });
    expect(await browser.ask('/')).toMatchObject({ status: 404, body: { problems: [{ code: 'page.missing' }] } });
    expect(await browser.ask('/../../package.json')).toMatchObject({ status: 404 });
  });

  test('a page of another site may do nothing, nor a foreign name for this machine', async () => {
    expect(await browser.post('/api/matches', {}, { origin: 'https://evil.example' })).toMatchObject({ status: 403 });
    await expect(browser.connect({ origin: 'https://evil.example' })).rejects.toThrow('403');
    await expect(browser.connect({ host: 'evil.example' })).rejects.toThrow('403');
    const own = await browser.connect({ origin: server.url });
    own.close();
  });

  test('answers carry the headers that keep a browser safe, and a cookie that scripts cannot read', async () => {
    const fresh = await new TestBrowser(server.url).post('/api/commitments', {});
    expect(fresh.headers.get('content-security-policy')).toContain("default-src 'self'");
    expect(fresh.headers.get('x-content-type-options')).toBe('nosniff');
    expect(fresh.headers.getSetCookie()[0]).toMatch(/^crupier=[\w-]{43}; .*HttpOnly; SameSite=Lax$/);
  });
});

test('whatever is posted, the answer is no fault of the server', async () => {
  const field = fc.oneof(
    fc.string({ maxLength: 12 }),
    fc.integer(),
    fc.json({ maxDepth: 1 }),
    fc.array(fc.string({ maxLength: 5 }), { maxLength: 3 }),
  );
  const bodies = fc.oneof(
    fc.json(),
    fc.string(),
    fc
      .record(
        {
          game: fc.oneof(fc.constant('high-card'), field),
          decks: field,
          seats: fc.array(field, { maxLength: 3 }),
          text: field,
          share: field,
        },
        { requiredKeys: [] },
      )
      .map((each) => JSON.stringify(each)),
  );
  await fc.assert(
    fc.asyncProperty(fc.constantFrom('/api/matches', '/api/decks/check', '/api/matches/nothing/seats'), bodies, async (path, body) => {
      const { status } = await browser.post(path, body);
      expect(status).toBeLessThan(500);
    }),
    { numRuns: 150 },
  );
});

test('too many requests are told to wait', async () => {
  const { startServer } = await import('./start-server.ts');
  const started = await startServer({
    port: 0,
    host: '127.0.0.1',
    data: ':memory:',
    games: [],
    logLevel: 'silent',
    requestsPerMinuteMax: 3,
  });
  if (!started.ok) throw new Error('It starts.');
  const impatient = new TestBrowser(started.value.url);
  for (let count = 0; count < 3; count++) expect((await impatient.ask('/api/games')).status).toBe(200);
  expect(await impatient.ask('/api/games')).toMatchObject({ status: 429, body: { problems: [{ code: 'request.tooMany' }] } });
  await started.value.close();
});
