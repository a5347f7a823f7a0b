import type { FailedRequest, MatchSummary } from '@crupier/protocol';
import { afterEach, expect, test } from 'vitest';
import { serve, TestBrowser } from './fixtures/test-client.ts';
import type { RunningServer } from './start-server.ts';

let server: RunningServer | undefined;

afterEach(() => server?.close());

const openSeats = [{ kind: 'person' }, { kind: 'person', open: true }] as const;
const terms = { clock: { kind: 'bank', seconds: 600, increment: 5 }, timeUp: 'lose', away: { minutes: 5, course: 'wait' } } as const;

/** A server with a table for two, at which both sit. */
async function table() {
  server = await serve();
  const [host, guest] = [new TestBrowser(server.url), new TestBrowser(server.url)];
  const created = await host.createMatch({ seats: [...openSeats], terms });
  return { host, guest, created };
}

test('what is agreed for a table is told to who is invited and to all who sit there, and its clock runs', async () => {
  const { host, guest, created } = await table();
  const waiting = (await guest.ask(`/api/matches/${created.id}`)).body as MatchSummary;
  expect(waiting.terms).toEqual(terms);
  await guest.post(`/api/matches/${created.id}/seats`, { invitation: created.invitation, name: 'Luis' });
  const socket = await host.connect();
  const welcome = await socket.hello(created.id);
  expect(welcome.info.terms).toEqual(terms);
  expect(welcome.clock?.running).toEqual([0, 1]);
  await socket.answer();
  const told = await socket.next((each) => each.kind === 'clock' && each.clock.running.length === 1);
  expect(told).toMatchObject({ kind: 'clock', clock: { running: [1], isPaused: false } });
});

test.each([
  [{ clock: { kind: 'move', seconds: 1 } }, 'terms.clock.seconds'],
  [{ clock: { kind: 'sand', seconds: 60 } }, 'terms.clock.kind'],
  [{ away: { minutes: 0, course: 'ask' } }, 'terms.away.minutes'],
  [{ delay: { kind: 'minutes', count: 61 } }, 'terms.delay.count'],
  [{ timeUp: 'explode' }, 'terms.timeUp'],
  [{ weather: 'fine' }, 'terms'],
])('%j cannot be agreed', async (wrong, at) => {
  server = await serve();
  const reply = await new TestBrowser(server.url).post('/api/matches', { game: 'high-card', seats: openSeats, terms: wrong });
  expect(reply.status).toBe(400);
  const [problem] = (reply.body as FailedRequest).problems;
  expect(problem?.at).toBe(at);
  expect(problem?.text).not.toBe('');
});

test('what is said comes to all in one go, and to whoever watches; who watches says nothing', async () => {
  const { host, guest, created } = await table();
  await guest.post(`/api/matches/${created.id}/seats`, { invitation: created.invitation, name: 'Luis' });
  const [mine, theirs] = [await host.connect(), await guest.connect()];
  const watching = await new TestBrowser(server?.url ?? '').connect();
  for (const socket of [mine, theirs, watching]) await socket.hello(created.id);
  const words = { kind: 'phrase', phrase: 'goodLuck' } as const;
  await mine.asks({ kind: 'say', command: 'a', words }, 'acknowledged');
  for (const socket of [mine, theirs, watching]) {
    const { line } = await socket.next((each) => each.kind === 'chat').then((each) => each as Extract<typeof each, { kind: 'chat' }>);
    expect(line).toEqual({ number: 1, seat: 0, seq: 0, words });
  }
  const refused = await watching.asks({ kind: 'say', command: 'b', words }, 'refused');
  expect(refused.problem.code).toBe('seat.notYours');
  const late = await new TestBrowser(server?.url ?? '').connect();
  expect((await late.hello(created.id)).chat).toHaveLength(1);
});
