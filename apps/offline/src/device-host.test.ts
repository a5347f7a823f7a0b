import { highCard } from '@crupier/high-card';
import type { Journal } from '@crupier/kernel';
import type { CreatedMatch, FailedRequest, MatchSummary, PortReply, ServerMessage } from '@crupier/protocol';
import { isOnDevice } from '@crupier/protocol';
import { type JournalStore, memoryStore } from '@crupier/table';
import { afterEach, expect, test } from 'vitest';
import { type DeviceHost, makeDeviceHost } from './device-host.ts';
import { deviceMessages } from './device-messages.ts';
import { servePort } from './serve-port.ts';

const hosts: DeviceHost[] = [];
const faults: string[] = [];

afterEach(async () => {
  for (const host of hosts.splice(0)) await host.close();
  expect(faults.splice(0)).toEqual([]);
});

function hostOver(store: JournalStore): DeviceHost {
  const noteFault = (match: string, reason: string): void => void faults.push(`${match} ${reason}`);
  const host = makeDeviceHost({ games: [highCard], store, engine: 'test', pace: { forcedMs: 0 }, noteFault });
  hosts.push(host);
  return host;
}

async function get(host: DeviceHost, path: string): Promise<unknown> {
  return (await host.ask({ method: 'GET', path, language: 'es' })).body;
}

async function post(host: DeviceHost, path: string, body: unknown): Promise<unknown> {
  return (await host.ask({ method: 'POST', path, language: 'es', body: JSON.stringify(body) })).body;
}

const seats = [{ kind: 'person' }, { kind: 'bot', level: 'easy' }];

/** Deals a match and answers one question of it. Returns its id and how many entries it has. */
async function playOne(host: DeviceHost): Promise<{ readonly id: string; readonly seq: number }> {
  const { id } = (await post(host, '/api/matches', { game: 'high-card', seats })) as CreatedMatch;
  const told: ServerMessage[] = [];
  const heard = new Map<ServerMessage['kind'], (message: ServerMessage) => void>();
  const next = (kind: ServerMessage['kind']): Promise<ServerMessage> => new Promise((resolve) => heard.set(kind, resolve));
  const link = host.connect('es', (message) => {
    told.push(message);
    heard.get(message.kind)?.(message);
  });
  const welcomed = next('welcome');
  void link.receive(JSON.stringify({ kind: 'hello', match: id }));
  const welcome = (await welcomed) as ServerMessage & { readonly kind: 'welcome' };
  const acknowledged = next('acknowledged');
  const decision = welcome.pending?.id ?? -1;
  void link.receive(JSON.stringify({ kind: 'answer', command: 'c1', decision, chosen: [0] }));
  const { seq } = (await acknowledged) as ServerMessage & { readonly kind: 'acknowledged' };
  link.close();
  return { id, seq };
}

test('a match is dealt, played, listed, and there again for the next host over the same store', async () => {
  const store = memoryStore();
  const { id, seq } = await playOne(hostOver(store));
  expect(isOnDevice(id)).toBe(true);
  const again = hostOver(store);
  const [listed] = (await get(again, '/api/matches')) as readonly MatchSummary[];
  expect(listed).toMatchObject({ id, status: 'running', game: 'high-card' });
  expect(listed?.entries).toBeGreaterThanOrEqual(seq);
  expect(listed?.seats.map(({ kind, mine }) => [kind, mine])).toEqual([
    ['person', true],
    ['bot', false],
  ]);
});

test('a list says of a match that was just dealt whether its first question is for the reader', async () => {
  const host = hostOver(memoryStore());
  await post(host, '/api/matches', { game: 'high-card', seats });
  expect(await get(host, '/api/matches')).toMatchObject([{ status: 'running', entries: 0, yourTurn: true }]);
});

test('a greeting that meets a failing store is tried again, until the match can be told', async () => {
  const kept = memoryStore();
  let failing: 'head' | 'journal' | 'nothing' = 'nothing';
  const fail = (): never => {
    throw new Error('The disk is gone.');
  };
  const store: JournalStore = {
    ...kept,
    readHead: async (id) => (failing === 'head' ? fail() : kept.readHead(id)),
    read: async (id) => (failing === 'journal' ? fail() : kept.read(id)),
  };
  const { id } = (await post(hostOver(store), '/api/matches', { game: 'high-card', seats })) as CreatedMatch;
  for (const what of ['head', 'journal'] as const) {
    const told: string[] = [];
    const link = hostOver(store).connect('en', (message) => void told.push(message.kind));
    failing = what;
    await link.receive(JSON.stringify({ kind: 'hello', match: id }));
    expect(told).toEqual(['problem']);
    failing = 'nothing';
    await expect.poll(() => told, { timeout: 10_000 }).toContain('welcome');
    link.close();
  }
  expect(faults.splice(0).join(' ')).toContain('The disk is gone.');
});

test('a match in a file is played again without a server', async () => {
  const host = hostOver(memoryStore());
  const reel = await post(host, '/api/replays', { file: dealtOnly(), seat: 1 });
  expect(reel).toMatchObject({
    game: 'high-card',
    seat: 1,
    seats: 2,
    of: 0,
    from: 0,
    names: ['', ''],
    steps: [{ view: expect.anything() }],
  });
  expect(await get(host, '/api/matches')).toEqual([]);
  expect(await post(host, '/api/replays', { file: {}, seat: 1 })).toMatchObject({ problems: [{ code: 'replay.none' }] });
});

/** The journal of a match that nobody has answered in yet. */
function dealtOnly(): Journal {
  const configuration = { decks: ['short', 'short'] };
  const seed = 'ab'.repeat(32);
  const dealt = highCard.start(configuration, seed);
  if (!dealt.ok) throw new Error(dealt.problems[0]?.code);
  const definitions = highCard.definitionsHash(configuration);
  return {
    start: { format: 1, game: 'high-card', engine: 'test', definitions, configuration, seed, hash: dealt.value.hash() },
    entries: [],
  };
}

test('games, rules and cards are there as on a server', async () => {
  const host = hostOver(memoryStore());
  expect(await get(host, '/api/games')).toMatchObject([{ id: 'high-card' }]);
  const { rules } = (await get(host, '/api/rules?q=aturdir&language=es')) as { readonly rules: readonly unknown[] };
  expect(rules.length).toBeGreaterThan(0);
  expect(await get(host, '/api/cards/high-card/face-1')).toMatchObject({ key: 'face-1' });
  expect(await get(host, '/api/emblems?of=atom,key')).toEqual({
    atom: expect.stringMatching(/^[Mm]/),
    key: expect.stringMatching(/^[Mm]/),
  });
});

test.each([
  [
    'a table for a friend',
    'POST',
    '/api/matches',
    { game: 'high-card', seats: [{ kind: 'person' }, { kind: 'person', open: true }] },
    'device.friends',
  ],
  ['a match of a server', 'GET', '/api/matches/abc', undefined, 'device.noServer'],
  ['a match that is not there', 'GET', '/api/matches/device-abc', undefined, 'match.unknown'],
  ['what nobody knows', 'GET', '/api/nothing', undefined, 'request.unknownPath'],
  ['a path that cannot be read', 'GET', '/api/cards/high-card/%zz', undefined, 'card.unknown'],
  ['a picture that nobody has', 'GET', '/api/emblems?of=nobody', undefined, 'emblem.unknown'],
  ['a body without its parts', 'POST', '/api/matches', {}, 'message.malformed'],
])('%s is refused with a sentence', async (...asked) => {
  const [, method, path, body, code] = asked;
  const host = hostOver(memoryStore());
  const answer = await host.ask({ method, path, language: 'es', ...(body !== undefined && { body: JSON.stringify(body) }) });
  const { problems } = answer.body as FailedRequest;
  expect([answer.ok, problems[0]?.code]).toEqual([false, code]);
  expect(problems[0]?.text).toMatch(/[.]$/);
});

test('a body that is no JSON is refused', async () => {
  const answer = await hostOver(memoryStore()).ask({ method: 'POST', path: '/api/matches', language: 'en', body: '{' });
  expect(answer).toMatchObject({ ok: false, body: { problems: [{ code: 'request.notJson' }] } });
});

test('through a port, questions that come before the games are loaded are answered then', async () => {
  const replies: PortReply[] = [];
  let isLoaded: (host: DeviceHost) => void = () => undefined;
  const replied = new Promise<void>((resolve) => {
    const take = servePort(new Promise((loaded) => (isLoaded = loaded)), (reply) => {
      replies.push(reply);
      if (replies.length === 2) resolve();
    });
    take({ kind: 'ask', id: 7, request: { method: 'GET', path: '/api/games', language: 'en' } });
    take({ kind: 'open', link: 1, language: 'en' });
    take({ kind: 'say', link: 1, text: JSON.stringify({ kind: 'hello', match: 'device-none' }) });
  });
  isLoaded(hostOver(memoryStore()));
  await replied;
  expect(replies.find(({ kind }) => kind === 'answer')).toMatchObject({ id: 7, ok: true, body: [{ id: 'high-card' }] });
  const told = replies.find((reply) => reply.kind === 'told');
  expect(told?.kind === 'told' && [told.link, JSON.parse(told.text)]).toMatchObject([
    1,
    { kind: 'problem', problem: { code: 'match.unknown' } },
  ]);
});

test('where the games cannot be loaded a request fails and does not hang', async () => {
  const reply = await new Promise<PortReply>((resolve) => {
    servePort(
      Promise.reject(new Error('no database')),
      resolve,
    )({
      kind: 'ask',
      id: 1,
      request: { method: 'GET', path: '/api/games', language: 'en' },
    });
  });
  expect(reply).toEqual({ kind: 'answer', id: 1, ok: false, body: { problems: [] } });
});

test.each(Object.entries(deviceMessages))('the message %s is there in both languages', (_, { en, es }) => {
  expect([en.endsWith('.'), es.endsWith('.')]).toEqual([true, true]);
});
