import type { BotPlan, ServerMessage } from '@crupier/protocol';
import { afterEach, expect, test } from 'vitest';
import { plenty, serve, TestBrowser, type TestSocket } from './fixtures/test-client.ts';
import { gamesModule, loadGames } from './games.ts';
import type { RunningServer } from './start-server.ts';

let server: RunningServer | undefined;

afterEach(() => server?.close());

type Hinted = Extract<ServerMessage, { kind: 'hint' }>;

function isReply(message: ServerMessage): message is Extract<ServerMessage, { kind: 'hint' | 'problem' }> {
  return message.kind === 'hint' || message.kind === 'problem';
}

async function askHint(socket: TestSocket, decision = socket.now?.pending?.id ?? -1): Promise<Hinted | { readonly code: string }> {
  const from = socket.heard.length;
  socket.say({ kind: 'hint', decision });
  const reply = await socket.next(isReply, from);
  return reply.kind === 'hint' ? reply : { code: reply.problem.code };
}

test('whoever is asked is given a hint from a thread, they alone; and whoever watches none, nor a seat that is asked something else', async () => {
  server = await serve(':memory:', loadGames(), {}, { gamesModule });
  const browser = new TestBrowser(server.url);
  const { id } = await browser.createMatch({ game: 'keyforge', seats: [{ kind: 'person' }, { kind: 'bot', level: 'easy' }] });
  const [asking, beside, watching] = [await browser.connect(), await browser.connect(), await new TestBrowser(server.url).connect()];
  for (const socket of [asking, beside]) expect((await socket.hello(id)).info.hints).toBe(true);
  await watching.hello(id);
  await asking.untilAsked();
  await beside.untilAsked();
  const hint = await askHint(asking);
  const options = asking.now?.pending?.ask?.options ?? [];
  if (!('best' in hint)) throw new Error(hint.code);
  expect(hint.decision).toBe(asking.now?.pending?.id);
  expect([hint.best, hint.second].flatMap((each) => each?.chosen ?? []).every((index) => index < options.length)).toBe(true);
  expect([hint.best.chance > 0, hint.best.chance < 1]).toEqual([true, true]);
  expect(await askHint(watching, hint.decision)).toEqual({ code: 'seat.notYours' });
  expect(await askHint(asking, hint.decision + 1)).toEqual({ code: 'hint.closed' });
  expect([...beside.heard, ...watching.heard].filter(({ kind }) => kind === 'hint')).toEqual([]);
});

test('what a client sends after asking for a hint does not wait for it, and a hint that is void by then is not told', async () => {
  server = await serve(':memory:', loadGames(), {}, { gamesModule });
  const browser = new TestBrowser(server.url);
  const { id } = await browser.createMatch({ game: 'keyforge', seats: [{ kind: 'person' }, { kind: 'bot', level: 'random' }] });
  const socket = await browser.connect();
  await socket.hello(id);
  await socket.untilAsked();
  socket.say({ kind: 'hint', decision: socket.now?.pending?.id ?? -1 });
  socket.say({ kind: 'leave', command: 'bye' });
  await socket.next((each) => each.kind === 'acknowledged');
  expect(await askHint(socket, 0)).toEqual({ code: 'hint.closed' });
  expect(socket.heard.filter(({ kind }) => kind === 'hint')).toEqual([]);
});

test('several persons get none, and are told so beforehand', async () => {
  server = await serve();
  const [host, guest] = [new TestBrowser(server.url), new TestBrowser(server.url)];
  const created = await host.createMatch({ seats: [{ kind: 'person' }, { kind: 'person', open: true }] });
  await guest.post(`/api/matches/${created.id}/seats`, { invitation: created.invitation, name: 'Luis' });
  const socket = await host.connect();
  expect((await socket.hello(created.id, { language: 'es' })).info.hints).toBe(false);
  await socket.untilAsked();
  const told = await socket.asks({ kind: 'hint', decision: socket.now?.pending?.id ?? -1 }, 'problem');
  expect(told.problem).toMatchObject({ code: 'hint.persons', text: expect.stringMatching(/varias personas/) });
});

test('hints beyond a share are refused, and all else goes on', async () => {
  server = await serve(':memory:', undefined, { userWork: plenty, addressWork: plenty, userHints: { perSecond: 0.001, most: 2 } });
  const browser = new TestBrowser(server.url);
  const { id } = await browser.createMatch();
  const socket = await browser.connect();
  await socket.hello(id);
  await socket.untilAsked();
  expect(await askHint(socket)).toHaveProperty('best');
  expect(await askHint(socket)).toHaveProperty('best');
  expect(await askHint(socket)).toEqual({ code: 'hint.tooMany' });
  expect(await socket.answer()).toMatchObject({ kind: 'acknowledged' });
});

interface Told {
  readonly plans: readonly BotPlan[];
  /** The definitions of the cards that lay open to all when it was told. */
  readonly open: ReadonlySet<string>;
}

/** Notes each update that tells of plans. */
function notePlans(socket: TestSocket, told: Told[]): void {
  socket.onHeard = (message) => {
    if (message.kind !== 'update' || message.plans === undefined || socket.view === undefined) return;
    const { cards, zones } = socket.view;
    const open = zones.flatMap((zone) => (['line', 'artifacts', 'upgrades', 'discard', 'purged'].includes(zone.kind) ? zone.cards : []));
    told.push({ plans: message.plans, open: new Set(open.map((handle) => cards[handle]?.definition ?? '')) });
  };
}

/** A match against a planner, of which a plan has been told, while it goes on. */
async function matchWithPlans(browser: TestBrowser, told: Told[]): Promise<TestSocket> {
  const { id } = await browser.createMatch({ game: 'keyforge', seats: [{ kind: 'person' }, { kind: 'bot', level: 'planner' }] });
  const socket = await browser.connect();
  notePlans(socket, told);
  await socket.hello(id);
  while (await socket.untilAsked()) {
    if (told.length > 0) return socket;
    await socket.answer().catch(() => undefined);
  }
  // It ended before its bot had planned anything with cards that lie open: another one is dealt.
  return matchWithPlans(browser, told);
}

test('what a planner means to do is told with its answers, with cards that lie open alone, and no more after an undo', async () => {
  server = await serve(':memory:', loadGames(), undefined, { gamesModule });
  const told: Told[] = [];
  const socket = await matchWithPlans(new TestBrowser(server.url), told);
  for (const { plans, open } of told) {
    expect(plans.map(({ seat }) => seat)).toEqual([1]);
    for (const act of plans[0]?.acts ?? []) {
      expect(open).toContain(act.definition);
      expect(act).not.toHaveProperty('isPublic');
    }
  }
  const from = socket.heard.length;
  socket.say({ kind: 'undo', command: 'back', to: socket.now?.undo.step ?? -1 });
  const back = await socket.next((each) => each.kind === 'update' && each.back !== undefined, from);
  expect(back).not.toHaveProperty('plans');
});
