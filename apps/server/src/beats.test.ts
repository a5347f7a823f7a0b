import { unpackBeats, unpackView, type SeenBeat, type UpdateMessage, type WelcomeMessage, type WireView } from '@crupier/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serve, TestBrowser, type TestSocket } from './fixtures/test-client.ts';
import { loadGames } from './games.ts';
import type { RunningServer } from './start-server.ts';

let server: RunningServer;

beforeAll(async () => {
  server = await serve(':memory:', loadGames());
});

afterAll(() => server.close());

type Told = WelcomeMessage | UpdateMessage;

/** An update with beats, and the view that its patches are on. */
interface Shown {
  readonly before: WireView;
  readonly update: UpdateMessage & { readonly beats: readonly SeenBeat[] };
}

/** Answers with the first option, or with none, until the villain has acted. */
async function playToVillain(socket: TestSocket, match: string, hero: string): Promise<Shown> {
  let told: Told = await socket.hello(match, { seat: 0 });
  let before = told.view;
  for (let answers = 0; answers < 60; answers++) {
    const { pending } = told as Told;
    if (pending?.ask === undefined) throw new Error('The only player is asked.');
    const form = pending.ask.options.findIndex(({ verb }) => verb === hero);
    const end = pending.ask.options.findIndex(({ verb }) => verb === 'endTurn');
    const chosen = pending.ask.min === 0 ? [] : [Math.max(0, form >= 0 && answers === 0 ? form : end)];
    const from = socket.heard.length;
    socket.say({ kind: 'answer', command: `answer-${answers}`, decision: pending.id, chosen });
    const update: UpdateMessage = await socket.next((each): each is UpdateMessage => each.kind === 'update', from);
    if (update.beats !== undefined) return { before, update: { ...update, beats: update.beats } };
    [told, before] = [update, packed(socket)];
  }
  throw new Error('The villain acts sooner.');
}

function packed(socket: TestSocket): WireView {
  if (socket.wire === undefined) throw new Error('The socket has been told of a view.');
  return socket.wire;
}

test('what the villain does comes beat by beat, the same at the table, to who looks back, and in the file of the match', async () => {
  const browser = new TestBrowser(server.url);
  const { id } = await browser.createMatch({ game: 'marvel-champions', seats: [{ kind: 'person' }] });
  const socket = await browser.connect();
  const { before, update } = await playToVillain(socket, id, 'changeForm');
  const { beats, events, seq } = update;
  expect(beats.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['threat']));
  const counts = beats.map((beat) => beat.events);
  expect(counts).toEqual(counts.toSorted((one, other) => one - other));
  expect(counts.at(-1)).toBeLessThanOrEqual(events.length);
  const shown = unpackBeats(beats, before).map(({ wire }) => unpackView(wire));
  const watched = await socket.asks({ kind: 'watch', at: seq, seat: 0 }, 'watched');
  expect(unpackBeats(watched.beats ?? [], watched.view).map(({ wire }) => unpackView(wire))).toEqual(shown);
  expect(watched.beats?.map(({ kind, events: count }) => [kind, count])).toEqual(beats.map(({ kind, events: count }) => [kind, count]));
  expect(unpackView(watched.view)).toEqual(socket.view);
});

test('where players act nothing comes beat by beat', async () => {
  const browser = new TestBrowser(server.url);
  const { id } = await browser.createMatch({ game: 'marvel-champions', seats: [{ kind: 'person' }] });
  const socket = await browser.connect();
  const { pending } = await socket.hello(id, { seat: 0 });
  const form = pending?.ask?.options.findIndex(({ verb }) => verb === 'changeForm') ?? -1;
  socket.say({ kind: 'answer', command: 'form', decision: pending?.id ?? -1, chosen: [Math.max(0, form)] });
  const update: UpdateMessage = await socket.next((each): each is UpdateMessage => each.kind === 'update');
  expect(update.beats).toBeUndefined();
});

test('whoever plays several heroes answers for each of them, and for nobody else', async () => {
  const browser = new TestBrowser(server.url);
  const seats = [{ kind: 'person' }, { kind: 'person' }, { kind: 'bot', level: 'random' }] as const;
  const { id } = await browser.createMatch({ game: 'marvel-champions', seats: [...seats] });
  const socket = await browser.connect();
  const { pending } = await socket.hello(id, { seat: 1 });
  const asked = pending?.waiting[0] ?? -1;
  const own = await socket.asks({ kind: 'answer', command: 'own', decision: pending?.id ?? -1, chosen: [], seat: asked }, 'refused');
  // It is heard as an answer of that seat, to which it does not fit.
  expect([asked === 2, own.problem.code]).toEqual([false, 'answer.wrongCount']);
  const other = await socket.asks({ kind: 'answer', command: 'other', decision: pending?.id ?? -1, chosen: [], seat: 2 }, 'refused');
  expect(other.problem.code).toBe('seat.notYours');
});
