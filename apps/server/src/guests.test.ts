import type { CreatedMatch, CreateMatchRequest, FailedRequest, MatchSummary } from '@crupier/protocol';
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

/** Opens a table of Inferno, and gives whoever has its link a way to sit down. */
async function openTable(
  host: TestBrowser,
  seats: CreateMatchRequest['seats'],
  terms?: CreateMatchRequest['terms'],
): Promise<(browser: TestBrowser, name?: string) => Promise<HttpAnswer>> {
  const { id, invitation } = await host.createMatch({ game: 'inferno', seats, decks: [], ...(terms && { terms }) });
  return (browser, name) => browser.post(`/api/matches/${id}/seats`, { invitation, ...(name !== undefined && { name }) });
}

function codesOf({ body }: HttpAnswer): readonly string[] {
  return (body as FailedRequest).problems.map(({ code }) => code);
}

describe('a guest with the link of a table', () => {
  test('takes one seat of several', async () => {
    const [host, guest, other] = [1, 2, 3].map(() => new TestBrowser(server.url)) as [TestBrowser, TestBrowser, TestBrowser];
    const sit = await openTable(host, [person, open, open]);
    expect((await sit(guest)).body as CreatedMatch).toMatchObject({ status: 'waiting' });
    const again = await sit(guest);
    expect({ status: again.status, codes: codesOf(again) }).toEqual({ status: 403, codes: ['invitation.oneSeat'] });
    expect((await sit(other)).body as CreatedMatch).toMatchObject({ status: 'running' });
  });

  test('takes several where whoever opened it says so', async () => {
    const [host, guest] = [new TestBrowser(server.url), new TestBrowser(server.url)];
    const sit = await openTable(host, [person, open, open], { guestSeats: 'several' });
    expect((await sit(guest)).body as CreatedMatch).toMatchObject({ status: 'waiting' });
    expect((await sit(guest)).body as CreatedMatch).toMatchObject({ status: 'running' });
  });

  test('leaves whoever opened it free to take the others', async () => {
    const [host, guest] = [new TestBrowser(server.url), new TestBrowser(server.url)];
    const sit = await openTable(host, [person, open, open, open]);
    await sit(guest);
    expect((await sit(host)).body as CreatedMatch).toMatchObject({ status: 'waiting' });
    expect((await sit(host)).body as CreatedMatch).toMatchObject({ status: 'running' });
  });
});

describe('a name', () => {
  test('that looks like that of another at the table is refused, and the seat stays open', async () => {
    const [host, guest] = [new TestBrowser(server.url), new TestBrowser(server.url)];
    const sit = await openTable(host, [{ ...person, name: 'Ana' }, open]);
    const refused = await sit(guest, 'Аnа');
    expect({ status: refused.status, codes: codesOf(refused) }).toEqual({ status: 400, codes: ['name.taken'] });
    expect((await sit(guest, 'Eva')).body as CreatedMatch).toMatchObject({ status: 'running' });
  });

  test('that looks like that of a bot is refused: of who opens a table, of a guest, and of who learns', async () => {
    const [host, guest] = [new TestBrowser(server.url), new TestBrowser(server.url)];
    const bot = { kind: 'bot', level: 'greedy' } as const;
    const opened = await host.post('/api/matches', { game: 'inferno', seats: [{ ...person, name: 'Gгееdу bоt' }, bot] });
    expect(codesOf(opened)).toEqual(['name.ofBot']);
    expect((opened.body as FailedRequest).problems[0]?.at).toBe('seats[0].name');
    const sit = await openTable(host, [person, open]);
    expect(codesOf(await sit(guest, 'Bot voraz 2'))).toEqual(['name.ofBot']);
    expect(codesOf(await guest.post('/api/tutorials', { game: 'inferno', name: 'Tutorial Bot' }))).toEqual(['name.ofBot']);
  });

  test('may be that of another seat of the same person', async () => {
    const host = new TestBrowser(server.url);
    const { id } = await host.createMatch({ game: 'inferno', decks: [], seats: [1, 2].map(() => ({ ...person, name: 'Ana' })) });
    expect((await host.ask(`/api/matches/${id}`)).body as MatchSummary).toMatchObject({ seats: [{ name: 'Ana' }, { name: 'Ana' }] });
  });
});
