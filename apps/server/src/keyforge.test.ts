import { sayDecision, sayEvent, sayOption, type GameSummary, type GameWords, type MatchCards, type Speech } from '@crupier/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { playAtRandom } from './fixtures/play-at-random.ts';
import { serve, TestBrowser, type TestSocket } from './fixtures/test-client.ts';
import { loadGames } from './games.ts';
import type { RunningServer } from './start-server.ts';

let server: RunningServer;
let browser: TestBrowser;

beforeAll(async () => {
  server = await serve(':memory:', loadGames());
  browser = new TestBrowser(server.url);
});

afterAll(() => server.close());

function medianOf(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}

describe('KeyForge on this server', () => {
  test('is played to its end in small messages that can all be said in both languages', async () => {
    const [game] = (await browser.ask('/api/games')).body as readonly GameSummary[];
    const words = (await browser.ask(`/api/games/${game?.id}/words`)).body as GameWords;
    const { id } = await browser.createMatch({ game: game?.id ?? '' });
    const cards = (await browser.ask(`/api/matches/${id}/cards`)).body as MatchCards;
    const socket = await browser.connect();
    await socket.hello(id);
    await playAtRandom(socket, 'median');
    const updates = socket.texts.filter((_, at) => socket.heard[at]?.kind === 'update');
    expect(updates.length).toBeGreaterThan(20);
    expect(medianOf(updates.map((text) => Buffer.byteLength(text)))).toBeLessThanOrEqual(6 * 1024);
    for (const language of ['en', 'es'] as const) {
      const speech: Speech = { words, language, card: (key) => cards[key], seats: ['Ana', 'Bot'] };
      expect(unsaid(socket, speech)).toEqual([]);
    }
    socket.close();
  });
});

/** What was heard and leaves a slot of its template open, or a bare code. */
function unsaid(socket: TestSocket, speech: Speech): readonly string[] {
  const { view } = socket;
  if (view === undefined) return ['no view'];
  const told = socket.heard.filter((each) => each.kind === 'update' || each.kind === 'welcome');
  const lines = told.flatMap(({ events, pending }) => [
    ...events.map((event) => sayEvent(event, speech)),
    ...(pending === undefined ? [] : [sayDecision(pending, view, speech)]),
    ...(pending?.ask?.options ?? []).map((option) => sayOption(option, view, speech)),
  ]);
  return lines.filter((line) => /\{\w+\}|undefined|\b(de|a) el /.test(line));
}

/** What was wrong with what was sent. */
interface Answered {
  readonly problems: readonly { readonly code: string; readonly text: string }[];
}

test.each(loadGames())(
  'what is wrong with a deck or the record of a match of $id is said in the words of $id',
  async ({ id, messages }) => {
    const ask = (path: string, body: object): Promise<unknown> =>
      browser
        .ask(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
        .then((answer) => answer.body);
    const said = (await ask('/api/decks/check', { game: id, text: '[]' })) as Answered;
    expect(said.problems.map(({ code, text }) => [code, text])).toEqual([['deck.notADeck', messages['deck.notADeck']?.en]]);
    const start = { format: 1, game: id, engine: '', definitions: '', configuration: {}, seed: '0'.repeat(64), hash: '0'.repeat(64) };
    const { problems } = (await ask('/api/replays', { file: { start, entries: [] }, seat: 0 })) as Answered;
    const [first] = problems;
    expect(first?.text).toContain(messages[first?.code ?? '']?.en.split('{')[0] ?? '?');
  },
);
