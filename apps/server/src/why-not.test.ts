import { sayWhyNot, type ServerMessage, type Speech, unpackView } from '@crupier/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serve, TestBrowser, type TestSocket } from './fixtures/test-client.ts';
import { loadGames } from './games.ts';
import type { RunningServer } from './start-server.ts';

let server: RunningServer;

beforeAll(async () => {
  server = await serve(':memory:', loadGames());
});

afterAll(() => server.close());

type Reply = Extract<ServerMessage, { kind: 'whyNot' | 'problem' }>;

function isReply(message: ServerMessage): message is Reply {
  return message.kind === 'whyNot' || message.kind === 'problem';
}

async function ask(socket: TestSocket, card?: string): Promise<Reply> {
  const from = socket.heard.length;
  socket.say({ kind: 'whyNot', ...(card !== undefined && { card }) });
  return socket.next(isReply, from);
}

const game = loadGames().find(({ id }) => id === 'keyforge');
if (game === undefined) throw new Error('The server has the game.');
const speech: Speech = { words: game.words, language: 'es', card: game.card, seats: ['Ana', 'Luis'] };

test('why no more can be done with a card is told whoever asks, of the cards that they know, and nobody else', async () => {
  const browser = new TestBrowser(server.url);
  const { id } = await browser.createMatch({ game: 'keyforge', seats: [{ kind: 'person' }, { kind: 'person' }] });
  const [own, other, watching] = [await browser.connect(), await browser.connect(), await new TestBrowser(server.url).connect()];
  const { view } = await own.hello(id, { seat: 0 });
  await other.hello(id, { seat: 1 });
  await watching.hello(id);
  const hand = unpackView(view).zones.find(({ kind, seat }) => kind === 'hand' && seat === 0)?.cards ?? [];
  const [card = ''] = hand;
  const told = await ask(own, card);
  if (told.kind !== 'whyNot') throw new Error(told.problem.code);
  expect(told.acts.map(({ verb }) => verb)).toEqual(['play', 'discard']);
  // Nobody has decided about the hands yet.
  const definition = unpackView(view).cards[card]?.definition ?? '';
  const [said] = sayWhyNot(told, definition, speech);
  expect(said?.reasons[0]?.text).toMatch(/^(Ahora decide otro jugador|Antes hay que responder a la pregunta abierta)\.$/);
  expect(await ask(own)).toEqual({ kind: 'whyNot', acts: [], values: {} });
  expect(await ask(watching)).toMatchObject({ kind: 'problem', problem: { code: 'seat.notYours' } });
  expect(await ask(watching, card)).toMatchObject({ kind: 'problem', problem: { code: 'seat.notYours' } });
  expect([...other.heard, ...watching.heard].filter(({ kind }) => kind === 'whyNot')).toEqual([]);
  // Of the other's cards the question is passed over in silence: the next one is answered.
  const from = other.heard.length;
  other.say({ kind: 'whyNot', card });
  other.say({ kind: 'hello', match: id, seat: 1 });
  await other.next((message) => message.kind === 'welcome', from);
  expect(other.heard.slice(from).map(({ kind }) => kind)).toEqual(['welcome']);
  expect(await ask(own, 'x'.repeat(17))).toMatchObject({ kind: 'problem', problem: { code: 'message.malformed', at: 'card' } });
});

test('where values come from is told to players alone, of the cards that they know and of seats', async () => {
  const browser = new TestBrowser(server.url);
  const { id } = await browser.createMatch({ game: 'keyforge', seats: [{ kind: 'person' }, { kind: 'person' }] });
  const [own, watching] = [await browser.connect(), await new TestBrowser(server.url).connect()];
  const { view } = await own.hello(id, { seat: 0 });
  await watching.hello(id);
  const [card = ''] = unpackView(view).zones.find(({ kind, seat }) => kind === 'hand' && seat === 0)?.cards ?? [];
  const told = async (socket: TestSocket, of: unknown): Promise<ServerMessage> => {
    const from = socket.heard.length;
    socket.say(JSON.stringify({ kind: 'sources', of }));
    return socket.next(({ kind }) => kind === 'sources' || kind === 'problem', from);
  };
  expect(await told(own, { card })).toEqual({ kind: 'sources', of: { card }, values: [] });
  expect(await told(own, { seat: 1 })).toEqual({ kind: 'sources', of: { seat: 1 }, values: [] });
  expect(await told(watching, { seat: 1 })).toMatchObject({ kind: 'problem', problem: { code: 'seat.notYours' } });
  expect(await told(own, { seat: 1, card })).toMatchObject({ kind: 'problem', problem: { code: 'message.malformed', at: 'of' } });
});
