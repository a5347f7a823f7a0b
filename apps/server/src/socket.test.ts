import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ClientMessage, ServerMessage } from '@crupier/protocol';
import { limits } from '@crupier/protocol';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serve, TestBrowser, type TestSocket } from './fixtures/test-client.ts';
import type { RunningServer } from './start-server.ts';

let server: RunningServer;
let browser: TestBrowser;

beforeAll(async () => {
  server = await serve();
  browser = new TestBrowser(server.url);
  await browser.ask('/api/games');
});

afterAll(() => server.close());

/** Two persons at one table, each with a browser of their own. */
async function twoAt(): Promise<{ match: string; ana: TestSocket; luis: TestSocket; guest: TestBrowser }> {
  const created = await browser.createMatch({
    seats: [
      { kind: 'person', name: 'Ana' },
      { kind: 'person', open: true },
    ],
  });
  const guest = new TestBrowser(server.url);
  await guest.post(`/api/matches/${created.id}/seats`, { invitation: created.invitation, name: 'Luis' });
  const [ana, luis] = await Promise.all([browser.connect(), guest.connect()]);
  await ana.hello(created.id);
  await luis.hello(created.id);
  return { match: created.id, ana, luis, guest };
}

describe('a match over the WebSocket', () => {
  test('is played to its end against a bot, and then replayed step by step from both sides', async () => {
    const { id } = await browser.createMatch();
    const socket = await browser.connect();
    const welcome = await socket.hello(id);
    expect(welcome).toMatchObject({
      seq: 0,
      seat: 0,
      seats: [0],
      info: { status: 'running', seats: [{ present: true }, { present: true, level: 'random' }] },
    });
    await socket.playOn();
    const over = await socket.next(
      (each): each is ServerMessage & { kind: 'info' } => each.kind === 'info' && each.info.status === 'finished',
    );
    expect(over.info.fairness.secret).toMatch(/^[0-9a-f]{64}$/);
    const last = socket.now?.seq ?? 0;
    for (let at = 0; at <= last; at++) {
      const watched = await socket.asks({ kind: 'watch', at, seat: 1 }, 'watched');
      expect(watched).toMatchObject({ at, of: last, seat: 1, view: { viewer: 1 } });
    }
    const end = await socket.asks({ kind: 'watch', at: last, seat: 0 }, 'watched');
    expect(end.view.seats).toEqual((await socket.hello(id)).view.seats);
    expect(await socket.asks({ kind: 'watch', at: last + 1 }, 'problem')).toMatchObject({
      problem: { code: 'watch.beyond', values: { of: last } },
    });
    socket.close();
  });

  test('two seats see only what they may, and a spectator less', async () => {
    const { match, ana, luis } = await twoAt();
    const nobody = await new TestBrowser(server.url).connect();
    expect(await nobody.hello(match)).toMatchObject({ seat: -1, seats: [] });
    for (const [socket, seat] of [
      [ana, 0],
      [luis, 1],
      [nobody, -1],
    ] as const) {
      expect(socket.view?.viewer).toBe(seat);
      const hands = socket.view?.zones.filter((zone) => zone.kind === 'hand') ?? [];
      for (const hand of hands) {
        const known = hand.cards.filter((handle) => socket.view?.cards[handle] !== undefined);
        expect(known.length).toBe(hand.seat === seat ? hand.count : 0);
      }
    }
    expect(nobody.now?.pending?.ask).toBeUndefined();
    const handlesOf = (socket: TestSocket): readonly string[] => Object.keys(socket.view?.cards ?? {});
    expect(handlesOf(ana).filter((handle) => handlesOf(luis).includes(handle))).toEqual([]);
    await Promise.all([ana.playOn(), luis.playOn(), nobody.untilAsked()]);
    const secrets = /"seed"|"random"|"viewerKeys"|"save"/;
    for (const socket of [ana, luis, nobody]) expect(socket.texts.filter((text) => secrets.test(text))).toEqual([]);
    const drawnByLuis = ana.heard
      .flatMap((each) => (each.kind === 'update' ? each.events : []))
      .filter((event) => event.name === 'drew' && event.seat === 1);
    expect(drawnByLuis.length).toBeGreaterThan(0);
    expect(drawnByLuis.filter((event) => event.card?.definition !== undefined)).toEqual([]);
    expect(await nobody.asks({ kind: 'leave', command: 'x' }, 'refused')).toMatchObject({ problem: { code: 'seat.notYours' } });
  });

  test('patches lead to the same view as a welcome', async () => {
    const { match, ana, luis } = await twoAt();
    const other = await browser.connect();
    for (let round = 0; round < 4; round++) {
      for (const socket of [ana, luis]) if (socket.now?.pending?.ask !== undefined) await socket.answer(`r${round}`);
      await other.hello(match);
      expect(ana.view).toEqual(other.view);
    }
    expect(ana.heard.filter((each) => each.kind === 'update').length).toBeGreaterThan(2);
  });

  test('an answer sent twice is applied once, over any connection', async () => {
    const { match, ana, luis } = await twoAt();
    const decision = ana.now?.pending?.id ?? -1;
    const answer: ClientMessage = { kind: 'answer', command: 'twice', decision, chosen: [] };
    const first = await ana.asks(answer, 'acknowledged');
    expect(await ana.asks(answer, 'acknowledged')).toEqual(first);
    const other = await browser.connect();
    await other.hello(match);
    expect(await other.asks(answer, 'acknowledged')).toEqual(first);
    expect(luis.heard.filter((each) => each.kind === 'update').length).toBe(1);
  });

  test('who comes back is told what they missed, and the others that they are there', async () => {
    const { match, ana, luis, guest } = await twoAt();
    await ana.answer('before');
    luis.close();
    const gone = await ana.next((each): each is ServerMessage & { kind: 'info' } => each.kind === 'info' && !each.info.seats[1]?.present);
    expect(gone.info.seats[1]?.name).toBe('Luis');
    const back = await guest.connect();
    const welcome = await back.hello(match, { since: 0 });
    expect(welcome).toMatchObject({ seq: 1, eventsFrom: 0, seat: 1 });
    const again = await ana.next(
      (each): each is ServerMessage & { kind: 'info' } => each.kind === 'info' && (each.info.seats[1]?.present ?? false),
      ana.heard.indexOf(gone),
    );
    expect(again.info.status).toBe('running');
  });

  test('undo with another person asks them', async () => {
    const { ana, luis } = await twoAt();
    await ana.answer('a');
    await luis.answer('b');
    const to = ana.now?.undo.step ?? -1;
    await ana.asks({ kind: 'undo', command: 'u', to }, 'acknowledged');
    const asked = await luis.next(
      (each): each is ServerMessage & { kind: 'info' } => each.kind === 'info' && each.info.request !== undefined,
    );
    const request = asked.info.request?.id ?? 0;
    await luis.asks({ kind: 'consent', command: 'yes', request, accept: true }, 'acknowledged');
    const undone = await ana.next((each): each is ServerMessage & { kind: 'update' } => each.kind === 'update' && each.back !== undefined);
    expect(undone).toMatchObject({ back: to, events: [] });
  });

  test('one session may play both seats, and looks through one at a time', async () => {
    const { id } = await browser.createMatch({ seats: [{ kind: 'person' }, { kind: 'person' }] });
    const socket = await browser.connect();
    expect(await socket.hello(id)).toMatchObject({ seat: 0, seats: [0, 1] });
    await socket.answer('zero');
    expect(await socket.hello(id, { seat: 1 })).toMatchObject({ seat: 1, seats: [0, 1], seq: 1 });
    await socket.answer('one');
    expect(await socket.asks({ kind: 'hello', match: id, seat: 2 }, 'problem')).toMatchObject({ problem: { code: 'seat.notYours' } });
  });

  test('a table that waits says so', async () => {
    const { id } = await browser.createMatch({ seats: [{ kind: 'person' }, { kind: 'person', open: true }] });
    const socket = await browser.connect();
    expect(await socket.asks({ kind: 'hello', match: id }, 'problem')).toMatchObject({ problem: { code: 'match.waiting' } });
    expect(await socket.asks({ kind: 'hello', match: 'nothing', language: 'es' }, 'problem')).toMatchObject({
      problem: { code: 'match.unknown', text: 'No existe la partida nothing.' },
    });
  });
});

describe('a restart', () => {
  test('loses nothing acknowledged, and the same cookie is the same player', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'server-'));
    const first = await serve(folder);
    const player = new TestBrowser(first.url);
    const { id } = await player.createMatch();
    const socket = await player.connect();
    await socket.hello(id);
    const { seq } = await socket.answer('kept');
    await first.close();
    expect(await socket.closed).toBe(1001);
    const second = await serve(folder);
    const later = new TestBrowser(second.url);
    later.cookie = player.cookie;
    const again = await later.connect();
    const welcome = await again.hello(id);
    expect(welcome.seq).toBeGreaterThanOrEqual(seq);
    expect(welcome.seat).toBe(0);
    expect(await again.asks({ kind: 'answer', command: 'kept', decision: 0, chosen: [] }, 'acknowledged')).toMatchObject({ seq });
    await again.playOn();
    await second.close();
    rmSync(folder, { recursive: true });
  });
});

describe('hostile messages', () => {
  test('what is stale, not offered or from the wrong seat is refused in the reader’s language, and the match goes on', async () => {
    const { match, ana } = await twoAt();
    await ana.hello(match, { language: 'es' });
    const decision = ana.now?.pending?.id ?? -1;
    const refusal = (message: ClientMessage): Promise<ServerMessage & { kind: 'refused' }> => ana.asks(message, 'refused');
    expect((await refusal({ kind: 'answer', command: 'x1', decision, chosen: [99] })).problem).toMatchObject({
      code: 'answer.unknownOption',
      text: 'chosen: No hay opción 99: van numeradas de 0 a 2.',
    });
    expect((await refusal({ kind: 'answer', command: 'x2', decision: decision + 1, chosen: [] })).problem.code).toBe(
      'answer.staleDecision',
    );
    expect((await refusal({ kind: 'undo', command: 'x3', to: 500 })).problem.code).toBe('undo.noPoint');
    expect((await refusal({ kind: 'consent', command: 'x4', request: 5, accept: true })).problem.code).toBe('request.none');
    expect((await ana.answer('fine')).command).toBe('fine');
  });

  test('malformed, oversized, binary and early messages', async () => {
    const socket = await browser.connect();
    const codeOf = async (message: string | Buffer): Promise<string> => (await socket.asks(message, 'problem')).problem.code;
    expect(await codeOf('{"kind":"leave","command":"c"}')).toBe('message.noHello');
    expect(await codeOf('nonsense')).toBe('message.notJson');
    expect(await codeOf('{"kind":"cheat"}')).toBe('message.unknownKind');
    expect(await codeOf(Buffer.from([1, 2, 3]))).toBe('message.notText');
    expect(await codeOf('x'.repeat(limits.messageBytesMax + 1))).toBe('message.tooLarge');
    socket.say('x'.repeat(limits.messageBytesMax * 17));
    expect(await socket.closed).toBe(1009);
  });

  test('a flood is told to slow down', async () => {
    const flooder = new TestBrowser(server.url);
    await flooder.ask('/api/games');
    const socket = await flooder.connect();
    for (let count = 0; count < limits.messagesPerSecondMax * 12; count++) socket.say('{}');
    const slow = await socket.next(
      (each): each is ServerMessage & { kind: 'problem' } => each.kind === 'problem' && each.problem.code === 'message.tooMany',
    );
    expect(slow.problem.text).toContain(String(limits.messagesPerSecondMax));
    socket.close();
  });

  test('whatever is sent, the server answers in known codes and the match can be played on', async () => {
    const { match, ana, luis } = await twoAt();
    const chosen = fc.array(fc.oneof(fc.integer({ min: -2, max: 6 }), fc.constant('0'), fc.double()), { maxLength: 6 });
    const hostile = fc.oneof(
      fc.json(),
      fc.string(),
      fc
        .record(
          {
            kind: fc.constantFrom('hello', 'answer', 'undo', 'consent', 'watch', 'hint', 'x'),
            match: fc.constantFrom(match, 'nothing', ''),
            command: fc.string({ maxLength: 3 }),
            decision: fc.integer({ min: -1, max: 3 }),
            chosen,
            to: fc.integer({ min: -1, max: 9 }),
            at: fc.integer({ min: -1, max: 9 }),
            seat: fc.integer({ min: -2, max: 3 }),
            request: fc.integer({ min: 0, max: 2 }),
            accept: fc.boolean(),
          },
          { requiredKeys: ['kind'] },
        )
        .map((each) => JSON.stringify(each)),
    );
    const own = await browser.connect();
    await own.hello(match);
    await fc.assert(
      fc.asyncProperty(hostile, async (text) => {
        const from = own.heard.length;
        own.say(text);
        const reply = await own.next((each): each is ServerMessage => each.kind !== 'info', from);
        if (reply.kind === 'problem' || reply.kind === 'refused') {
          expect(reply.problem.code).not.toBe('server.fault');
          expect(reply.problem.text).not.toBe(reply.problem.code);
        }
      }),
      { numRuns: 150 },
    );
    await Promise.all([ana.playOn(), luis.playOn()]);
    expect(ana.now?.pending).toBeUndefined();
  });
});
