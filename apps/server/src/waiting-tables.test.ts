import type { CreatedMatch, FailedRequest, GameChoices, GameStakes, MatchSummary } from '@crupier/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type HttpAnswer, serve, TestBrowser } from './fixtures/test-client.ts';
import { loadGames } from './games.ts';
import type { RunningServer } from './start-server.ts';

let server: RunningServer;

beforeAll(async () => {
  server = await serve(undefined, loadGames());
});

afterAll(() => server.close());

const person = { kind: 'person' } as const;
const open = { kind: 'person', open: true } as const;

interface Waiting {
  readonly host: TestBrowser;
  readonly guest: TestBrowser;
  readonly id: string;
  readonly sit: (browser: TestBrowser, deck?: string) => Promise<HttpAnswer>;
  readonly deal: (browser: TestBrowser, request: unknown) => Promise<HttpAnswer>;
  readonly look: (browser: TestBrowser) => Promise<MatchSummary>;
}

/** A table at which Ana waits, as Spider-Man where it is one of Marvel Champions, for so many friends. */
async function openTable(friends: number, game = 'marvel-champions'): Promise<Waiting> {
  const [host, guest] = [new TestBrowser(server.url), new TestBrowser(server.url)];
  const decks = game === 'marvel-champions' ? ['Spider-Man: Justice'] : [];
  const seats = [{ ...person, name: 'Ana' }, ...Array.from({ length: friends }, () => open)];
  const { id, invitation } = await host.createMatch({ game, seats, decks });
  return {
    host,
    guest,
    id,
    sit: (browser, deck) => browser.post(`/api/matches/${id}/seats`, { invitation, ...(deck !== undefined && { deck }) }),
    deal: (browser, request) => browser.post(`/api/matches/${id}/deal`, request),
    look: async (browser) => (await browser.ask(`/api/matches/${id}`)).body as MatchSummary,
  };
}

function codesOf({ body }: HttpAnswer): readonly string[] {
  return (body as FailedRequest).problems.map(({ code }) => code);
}

describe('a table that waits', () => {
  test('says who sits with which hero, and nothing of the decks of free seats', async () => {
    const { guest, host, sit, look } = await openTable(2);
    await sit(guest, 'Iron Man: Leadership');
    const seats = (await look(new TestBrowser(server.url))).seats.map(({ leader, open: isOpen }) => [leader, isOpen]);
    expect(seats).toEqual([
      ['01001a', undefined],
      ['01029a', undefined],
      [undefined, true],
    ]);
    expect([(await look(host)).isDealer, (await look(guest)).isDealer]).toEqual([true, undefined]);
  });

  test('says nothing of decks in a game of opponents', async () => {
    const { guest, sit, look } = await openTable(2, 'inferno');
    await sit(guest);
    expect((await look(guest)).seats.map(({ leader }) => leader)).toEqual([undefined, undefined, undefined]);
  });

  test('lets a guest take the hero that was laid at another free seat', async () => {
    const { guest, sit, look } = await openTable(2);
    const other = new TestBrowser(server.url);
    for (const [browser, deck] of [
      [guest, 'Iron Man: Leadership'],
      [other, undefined],
    ] as const)
      expect((await sit(browser, deck)).status).toBeLessThan(300);
    expect((await look(other)).status).toBe('running');
  });

  test('is dealt by whoever opened it for those who are there, with bots or without', async () => {
    const three = await openTable(2);
    expect(codesOf(await three.deal(three.guest, { free: 'leave' }))).toEqual(['deal.notYours']);
    expect(codesOf(await three.deal(three.host, { free: 'leave', seat: 0 }))).toEqual(['deal.noSeat']);
    expect((await three.deal(three.host, { free: { level: 'easy' }, seat: 1 })).body as CreatedMatch).toMatchObject({ status: 'waiting' });
    expect((await three.look(three.host)).seats.map(({ kind }) => kind)).toEqual(['person', 'bot', 'person']);
    expect((await three.deal(three.host, { free: 'leave' })).body as CreatedMatch).toMatchObject({ status: 'running' });
    expect((await three.look(three.host)).seats.map(({ kind }) => kind)).toEqual(['person', 'bot']);
    expect(codesOf(await three.deal(three.host, { free: 'leave' }))).toEqual(['deal.notYours']);
  });

  test('is not dealt for fewer than the game is for, nor by a guest who sits there', async () => {
    const { host, guest, sit, deal } = await openTable(2, 'inferno');
    expect(codesOf(await deal(host, { free: 'leave' }))).toEqual(['seats.count']);
    await sit(guest);
    expect(codesOf(await deal(guest, { free: { level: 'easy' } }))).toEqual(['deal.notYours']);
    expect((await deal(host, { free: 'leave' })).body as CreatedMatch).toMatchObject({ status: 'running' });
  });
});

describe('what games tell of their choices', () => {
  const browser = (): TestBrowser => new TestBrowser(server.url);

  test.each(['keyforge', 'inferno', 'marvel-champions'])('every ready deck of %s has a face and words in both languages', async (game) => {
    const { body } = await browser().ask(`/api/games/${game}/choices`);
    const { decks, faces, sheets } = body as GameChoices;
    const all = [...Object.values(decks), ...Object.values(faces).flatMap((words) => Object.values(words))];
    expect(all.length).toBeGreaterThan(3);
    for (const { card, name, about } of all) {
      expect(sheets[card]?.key).toBe(card);
      expect([name.en, name.es, about.en, about.es].filter((text) => text.trim() === '')).toEqual([]);
      expect(about.es).not.toBe(about.en);
    }
  });

  test.each([
    [{}, 2, 'Rhino begins at stage I with 28 hit points, and threat rises by 2 a round.'],
    [
      { difficulty: 'expert', scenario: 'klaw' },
      1,
      'Klaw begins at stage II with 18 hit points, and threat rises by 1 a round. The Expert set is shuffled in.',
    ],
    [{ skirmish: 3 }, 3, 'Rhino begins at stage III with 48 hit points, and threat rises by 3 a round.'],
    [{ scenario: 'random' }, 3, undefined],
    [{ campaign: 'stolen_reactor' }, 1, undefined],
  ])('what %j comes to with %i is said in figures', async (settings, seats, said) => {
    const asked = new URLSearchParams({ seats: String(seats), settings: JSON.stringify(settings) });
    const { body } = await browser().ask(`/api/games/marvel-champions/stakes?${asked.toString()}`);
    expect((body as GameStakes).stakes?.en).toBe(said);
  });

  test('settings that are no JSON are as usual, and a wrong number of seats is told', async () => {
    const at = (query: string): Promise<HttpAnswer> => browser().ask(`/api/games/marvel-champions/stakes?${query}`);
    expect(((await at('seats=1&settings=%7B')).body as GameStakes).stakes?.es).toContain('14 de Vida');
    expect((await at('seats=nobody')).status).toBe(400);
    expect((await browser().ask('/api/games/chess/choices')).status).toBe(404);
  });
});
