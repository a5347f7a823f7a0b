import type { CreatedMatch, GameSummary, InfoMessage, MatchSummary, ServerMessage } from '@crupier/protocol';
import { resultOf } from '@crupier/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { playAtRandom } from './fixtures/play-at-random.ts';
import { serve, TestBrowser, type TestSocket } from './fixtures/test-client.ts';
import { loadGames } from './games.ts';
import type { RunningServer } from './start-server.ts';

const game = 'marvel-champions';
let server: RunningServer;
let browser: TestBrowser;
let decks: readonly string[];

beforeAll(async () => {
  server = await serve(':memory:', loadGames());
  browser = new TestBrowser(server.url);
  const games = (await browser.ask('/api/games')).body as readonly GameSummary[];
  decks = games.find(({ id }) => id === game)?.decks ?? [];
});

afterAll(() => server.close());

async function sitDown(match: string, seat?: number): Promise<TestSocket> {
  const socket = await browser.connect();
  await socket.hello(match, { ...(seat !== undefined && { seat }) });
  return socket;
}

/** What a socket was told last of its table. */
function infoOf(socket: TestSocket): InfoMessage['info'] | undefined {
  const told = socket.heard.findLast(
    (each): each is ServerMessage & { kind: 'info' | 'welcome' } => each.kind === 'info' || each.kind === 'welcome',
  );
  return told?.info;
}

describe('Marvel Champions on this server', () => {
  test('one person plays alone, to an end that is won or lost and never drawn', async () => {
    const { id } = await browser.createMatch({ game, seats: [{ kind: 'person' }] });
    const socket = await sitDown(id);
    expect(await playAtRandom(socket, 'alone')).toBeGreaterThan(5);
    const outcome = infoOf(socket)?.outcome;
    expect(infoOf(socket)?.campaign).toBeUndefined();
    expect(outcome && resultOf(outcome)).toMatch(/^(won|lost)$/);
    socket.close();
  });

  test('bots of one level are told apart by a number, those that were given names keep them', async () => {
    const easy = { kind: 'bot', level: 'easy' } as const;
    const seats = [{ kind: 'person' } as const, easy, { kind: 'bot', level: 'greedy' } as const, easy];
    const named = async (given: typeof seats | readonly object[]): Promise<readonly string[]> => {
      const { id } = await browser.createMatch({ game, seats: given as typeof seats });
      return ((await browser.ask(`/api/matches/${id}`)).body as MatchSummary).seats.map(({ name }) => name);
    };
    expect(await named(seats)).toEqual(['Player 1', 'Easy bot', 'Greedy bot', 'Easy bot 2']);
    expect(await named([seats[0] ?? {}, { ...easy, name: 'Rita' }, easy])).toEqual(['Player 1', 'Rita', 'Easy bot']);
  });

  test('a match of a campaign tells at its end how that stands, and its log deals the next one', async () => {
    const seats: { kind: 'person' }[] = [{ kind: 'person' }];
    const { id } = await browser.createMatch({ game, seats, settings: { campaign: 'stolen_reactor', campaignLevel: 'expert' } });
    const socket = await sitDown(id);
    expect(infoOf(socket)?.campaign).toBeUndefined();
    await playAtRandom(socket, 'campaign');
    const { log = '', news } = infoOf(socket)?.campaign ?? {};
    expect(news?.code).toMatch(/^campaign\.(goesOn|again)$/);
    expect(news?.text).toMatch(/^Scenario 1 of 2 of the campaign is (won|lost)/);
    expect(JSON.parse(log)).toMatchObject({ campaign: 'stolen_reactor', level: 'expert', played: [{ scenario: 'rhino' }] });
    const next = await browser.createMatch({ game, seats, settings: { campaignLog: log } });
    expect(((await browser.ask(`/api/matches/${next.id}`)).body as MatchSummary).status).toBe('running');
    const wrong = await browser.post('/api/matches', { game, seats, settings: { campaignLog: log.replace('"format": 1', '"format": 9') } });
    expect([wrong.status, JSON.stringify(wrong.body)]).toEqual([400, expect.stringContaining('campaign.version')]);
    socket.close();
  });

  test('one person plays both heroes of two, and is given hints for either', async () => {
    const { id } = await browser.createMatch({ game, seats: [{ kind: 'person' }, { kind: 'person' }] });
    const first = await sitDown(id, 0);
    const second = await sitDown(id, 1);
    const welcomes = [first, second].map(({ heard }) =>
      heard.find((each): each is ServerMessage & { kind: 'welcome' } => each.kind === 'welcome'),
    );
    expect(welcomes.map((welcome) => [welcome?.seat, welcome?.seats, welcome?.info.hints])).toEqual([
      [0, [0, 1], true],
      [1, [0, 1], true],
    ]);
    first.close();
    second.close();
  });

  test('a seat for which no deck is named has one that no other seat has', async () => {
    const named = decks[1] ?? '';
    const waiting = (await browser.createMatch({
      game,
      decks: [named, ''],
      seats: [{ kind: 'person' }, { kind: 'person', open: true }],
    })) as CreatedMatch;
    const guest = new TestBrowser(server.url);
    const joined = await guest.post(`/api/matches/${waiting.id}/seats`, { invitation: waiting.invitation });
    expect(joined.status).toBe(200);
    expect((await guest.ask(`/api/matches/${waiting.id}`)).body as MatchSummary).toMatchObject({ status: 'running' });
  });

  test('two heroes cannot be the same, and the answer says so', async () => {
    const [deck = ''] = decks;
    const answer = await browser.post('/api/matches', {
      game,
      decks: [deck, deck],
      seats: [{ kind: 'person' }, { kind: 'bot', level: 'easy' }],
    });
    expect([answer.status, JSON.stringify(answer.body)]).toEqual([400, expect.stringContaining('start.sameIdentity')]);
  });
});
