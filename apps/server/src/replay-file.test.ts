import { patchView, type JournalFile, type ReplayReel, type WireView } from '@crupier/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serve, TestBrowser, type HttpAnswer } from './fixtures/test-client.ts';
import type { RunningServer } from './start-server.ts';

let server: RunningServer;
let browser: TestBrowser;
let file: JournalFile;
/** What each seat saw of the match at its end, as the server shows it of its own. */
let lastViews: readonly WireView[];

beforeAll(async () => {
  server = await serve();
  browser = new TestBrowser(server.url);
  const { id } = await browser.createMatch();
  const socket = await browser.connect();
  await socket.hello(id);
  await socket.playOn();
  file = (await browser.ask(`/api/matches/${id}/journal`)).body as JournalFile;
  const views: WireView[] = [];
  for (const seat of [0, 1]) {
    const shown = await socket.asks({ kind: 'watch', at: file.journal.entries.length, seat }, 'watched');
    views.push(shown.view);
  }
  lastViews = views;
});

afterAll(() => server.close());

function open(brought: unknown, seat = 0): Promise<HttpAnswer> {
  return browser.ask('/api/replays', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ file: brought, seat }),
  });
}

/** The view after the last entry. */
function lastView({ steps }: ReplayReel): WireView | undefined {
  return steps.reduce<WireView | undefined>((before, { view, patch }) => view ?? (before && patch && patchView(before, patch)), undefined);
}

describe('a match in a file', () => {
  test.each([
    ['that a server gave', () => file],
    ['that the terminal wrote', () => file.journal],
    ['in a report', () => ({ format: 'crupier report 1', view: {}, replay: file })],
  ])('%s is played again, through any eyes', async (_, brought) => {
    for (const seat of [0, 1]) {
      const reel = (await open(brought(), seat)).body as ReplayReel;
      const named = brought() === file.journal ? ['', ''] : file.names;
      expect(reel).toMatchObject({
        names: named,
        of: file.journal.entries.length,
        game: 'high-card',
        seat,
        seats: 2,
        outcome: file.outcome,
        hasOtherCards: false,
      });
      expect(reel.steps).toHaveLength(file.journal.entries.length + 1);
      expect(lastView(reel)?.cards).toEqual(lastViews[seat]?.cards);
      expect(Object.keys(reel.cards).length).toBeGreaterThan(0);
    }
  });

  test('that was played with other cards says so', async () => {
    const reel = await open({ ...file.journal, start: { ...file.journal.start, definitions: 'others' } });
    expect(reel.body).toMatchObject({ hasOtherCards: true });
  });

  test('opens no table, and is in nobody’s list', async () => {
    const before = (await browser.ask('/api/matches')).body;
    await open(file);
    expect((await browser.ask('/api/matches')).body).toEqual(before);
  });
});

describe('a file that cannot be played again is refused with what is wrong and where', () => {
  const [start, entries] = [() => file.journal.start, () => file.journal.entries];
  test.each<[string, () => unknown, string, number?]>([
    ['no record', () => 17, 'replay.none'],
    ['no match', () => ({ hello: 1 }), 'replay.none'],
    ['a report of a running match', () => ({ format: 'crupier report 1', view: {}, log: [] }), 'replay.ofOneSeat'],
    ['a broken start', () => ({ start: { ...start(), seed: 'x' }, entries: entries() }), 'replay.corrupt'],
    ['a broken entry', () => ({ start: start(), entries: [...entries(), { kind: 'sing' }] }), 'replay.corrupt'],
    ['an undo that leads on', () => ({ start: start(), entries: [{ kind: 'undo', to: 5, hash: '' }] }), 'replay.corrupt'],
    ['a game that is not played here', () => ({ start: { ...start(), game: 'chess' }, entries: [] }), 'match.unknownGame'],
    ['another deal', () => ({ start: { ...start(), seed: '0'.repeat(64) }, entries: entries() }), 'replay.disagrees'],
    ['an entry that is missing', () => ({ start: start(), entries: entries().slice(1) }), 'replay.disagrees'],
    ['an answer that was not offered', () => ({ start: start(), entries: [{ ...entries()[0], chosen: [['x', 9, 1]] }] }), 'replay.refused'],
    ['a seat that is none', () => file, 'replay.noSeat', 7],
  ])('%s', async (_, brought, code, seat) => {
    const answer = await open(brought(), seat);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expect(answer.body).toMatchObject({ problems: [{ code }] });
  });
});
