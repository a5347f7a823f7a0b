import { diceFrom } from '@crupier/bots';
import { obviousAnswer, randomChoice } from '@crupier/kernel';
import { packView, type CreatedMatch, type MatchSummary, type ServerMessage, type View } from '@crupier/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { playAtRandom } from './fixtures/play-at-random.ts';
import { serve, TestBrowser, type TestSocket } from './fixtures/test-client.ts';
import { loadGames } from './games.ts';
import type { RunningServer } from './start-server.ts';

let server: RunningServer;

beforeAll(async () => {
  server = await serve(':memory:', loadGames());
});

afterAll(() => server.close());

/** Cards that are in one deck only: whoever is told of one was told of that deck. None of them shows a hidden card to anybody. */
const decks = [
  {
    demon: 'zupay-master-of-the-salamanca',
    fours: [
      'feral-dog',
      'ember-imp',
      'fire-rat',
      'hooded-rioter',
      'slaughterhouse-pack',
      'sulphur-locust',
      'barricade-crier',
      'fire-mule',
      'ossuary-bull',
      'lava-gauntlets',
      'rusty-bot',
      'brush-fox',
    ],
    two: 'mercenary',
  },
  {
    demon: 'sibyl-of-the-attic',
    fours: [
      'kirch-bait',
      'imaginary-friend',
      'attic-moth',
      'bathtub-piranha',
      'mocking-reflection',
      'rag-doll',
      'creeping-sahuagin',
      'threshold-sahuagin',
      'two-headed-surubi',
      'hide-of-the-backwater',
      'tarantula',
      'night-guard',
    ],
    two: 'scarecrow',
  },
  {
    demon: 'basilio-cruz-count-of-recoleta',
    fours: [
      'fledgling-of-the-night',
      'vault-ghoul',
      'graveyard-watchman',
      'pantheon-worm',
      'crypt-bat',
      'exhumed-bride',
      'winged-scavenger',
      'lady-of-the-cistern',
      'baron-of-the-cellar',
      'hearse-driver',
      'marsh-deer',
      'wandering-kirch',
    ],
    two: 'trucker',
  },
] as const;

function listOf({ demon, fours, two }: (typeof decks)[number]): string {
  return JSON.stringify({ name: two, demon, cards: [...fours.map((card) => ({ card, count: 4 })), { card: two, count: 2 }] });
}

interface Table {
  readonly match: string;
  /** By seat. */
  readonly players: readonly TestSocket[];
  readonly watcher: TestSocket;
}

/** Three persons at three screens, and somebody who watches. */
async function sitDown(more: { readonly teams?: readonly number[] } = {}): Promise<Table> {
  const browsers = decks.map(() => new TestBrowser(server.url));
  const [host, ...guests] = browsers;
  const seats = decks.map((_, at) => ({ kind: 'person' as const, ...(at > 0 && { open: true }) }));
  const created = await host?.createMatch({
    game: 'inferno',
    decks: decks.map(listOf),
    seats,
    ...(more.teams && { settings: { teams: [...more.teams] } }),
  });
  const { id, invitation } = created as CreatedMatch;
  for (const guest of guests) {
    const joined = await guest.post(`/api/matches/${id}/seats`, { invitation });
    expect(joined.status).toBe(200);
  }
  const watcher = await new TestBrowser(server.url).connect();
  await watcher.hello(id);
  const players: TestSocket[] = [];
  for (const browser of browsers) {
    const socket = await browser.connect();
    await socket.hello(id);
    players.push(socket);
  }
  return { match: id, players, watcher };
}

const isOver = ({ now }: TestSocket): boolean => now !== undefined && now.pending === undefined;

/** Fails as soon as the server has something to complain of, instead of waiting for what will not come. */
async function noTrouble(socket: TestSocket): Promise<never> {
  const told = await socket.next(
    (each): each is ServerMessage & { kind: 'problem' | 'info' } =>
      each.kind === 'problem' || (each.kind === 'info' && each.info.problem !== undefined),
  );
  throw new Error(JSON.stringify(told));
}

/** Every place of a text where a card of a deck is named. */
function namedIn(text: string, deck: (typeof decks)[number]): readonly string[] {
  return [...deck.fours, deck.two].filter((card) => text.includes(`"${card}"`) || text.includes(`"${card}/`));
}

/** The cards that somebody was told of and that neither belong to them nor had been public by then. */
function leaksTo(seat: number, { players, watcher }: Table): readonly string[] {
  const publicSince = new Map<string, number>();
  for (const [seq, text] of momentsOf(watcher)) {
    for (const deck of decks) for (const card of namedIn(text, deck)) publicSince.set(card, Math.min(seq, publicSince.get(card) ?? seq));
  }
  const socket = players[seat];
  if (socket === undefined) return ['nobody sits there'];
  return momentsOf(socket).flatMap(([seq, text]) =>
    decks.flatMap((deck, owner) => (owner === seat ? [] : namedIn(text, deck).filter((card) => (publicSince.get(card) ?? Infinity) > seq))),
  );
}

/** What a socket heard of the match, with the entry count of each message. */
function momentsOf(socket: TestSocket): readonly (readonly [seq: number, text: string])[] {
  return socket.heard.flatMap((each, at) =>
    each.kind === 'welcome' || each.kind === 'update' ? [[each.seq, socket.texts[at] ?? ''] as const] : [],
  );
}

/** Zones whose cards a viewer sees the faces of though they are not theirs to see. */
function openZones(view: View | undefined): readonly string[] {
  return (view?.zones ?? [])
    .filter(({ kind, seat, cards }) => {
      const hidden = kind === 'deck' || (kind === 'hand' && seat !== view?.viewer);
      return hidden && cards.some((handle) => view?.cards[handle] !== undefined);
    })
    .map(({ kind, seat }) => `${kind}/${seat}`);
}

describe('Inferno on this server', () => {
  test.concurrent('three play for themselves at three screens until two have left, and each is told only what they may know', async () => {
    const table = await sitDown();
    const { players, watcher, match } = table;
    const answersMax = [Infinity, 40, 50];
    const playing = Promise.all(players.map((socket, seat) => playAtRandom(socket, `three-${seat}`, answersMax[seat])));
    const given = await Promise.race([playing, ...players.map(noTrouble)]);
    expect(given.every((count) => count > 20)).toBe(true);
    while (!isOver(watcher)) await new Promise((resolve) => setTimeout(resolve, 20));
    expect(players.map((_, seat) => leaksTo(seat, table))).toEqual([[], [], []]);
    // At the end everybody has seen something of the others, so that there was something to keep.
    for (const deck of decks) expect(namedIn(watcher.texts.join(''), deck).length).toBeGreaterThan(0);
    const summary = (await new TestBrowser(server.url).ask(`/api/matches/${match}`)).body as MatchSummary;
    expect(summary).toMatchObject({ status: 'finished', outcome: { winners: expect.any(Array) as unknown } });
    expect(summary.outcome?.winners.length).toBeLessThanOrEqual(1);
    for (const socket of [...players, watcher]) socket.close();
  });

  test('at every moment nobody sees a hand or a deck of others, and all views agree on what is public', async () => {
    const { players, watcher } = await sitDown();
    const found: string[] = [];
    const look = (socket: TestSocket): void => {
      found.push(...openZones(socket.view).filter((zone) => zone !== 'deck/0' || socket.view?.table['step'] !== 'setup'));
    };
    const rolls = players.map((_, seat) => diceFrom(`watched-${seat}`));
    for (let turn = 0; turn < 120; turn++) {
      const seat = watcher.now?.pending?.waiting[0];
      const socket = seat === undefined ? undefined : players[seat];
      const roll = seat === undefined ? undefined : rolls[seat];
      if (socket === undefined || roll === undefined) break;
      await socket.untilAsked();
      const { pending, seq = 0 } = socket.now ?? {};
      if (pending?.ask && obviousAnswer(pending.kind, pending.ask) === undefined) {
        const chosen = [...randomChoice(pending.kind, pending.ask, roll)];
        await socket.asks({ kind: 'answer', command: `w${turn}`, decision: pending.id, chosen }, 'acknowledged');
      }
      for (const each of [watcher, ...players])
        await each.next((heard): heard is ServerMessage & { kind: 'update' } => heard.kind === 'update' && heard.seq > seq);
      if (watcher.view?.table['step'] !== 'setup') for (const each of [watcher, ...players]) look(each);
      const counts = [watcher, ...players].map(
        ({ view }) => view && Object.entries(packView(view).zones).map(([zone, { count }]) => `${zone} ${count}`),
      );
      if (new Set([watcher, ...players].map(({ now }) => now?.seq)).size === 1) for (const each of counts) expect(each).toEqual(counts[0]);
    }
    expect(found).toEqual([]);
    for (const socket of [...players, watcher]) socket.close();
  });

  test.concurrent('what a seat has no stop for is passed at once, by the table and not by the hand; and nobody else is told', async () => {
    const browser = new TestBrowser(server.url);
    const { id } = await browser.createMatch({ game: 'inferno', seats: [{ kind: 'person' }, { kind: 'bot', level: 'random' }] });
    const socket = await browser.connect();
    const watcher = await new TestBrowser(server.url).connect();
    const welcome = await socket.hello(id);
    await watcher.hello(id);
    expect(welcome.info.stops?.moments).toContain('main');
    expect(welcome.passing).toBeUndefined();
    const setting = { own: ['main'], others: [], everything: false };
    await socket.asks({ kind: 'passing', command: 'p1', ...setting }, 'passing');
    await playAtRandom(socket, 'stops', 40);
    const asked = socket.heard.flatMap((each) => (each.kind === 'update' && each.pending?.ask !== undefined ? [each] : []));
    expect(asked.length).toBeGreaterThan(10);
    expect(watcher.heard.some(({ kind }) => kind === 'passing')).toBe(false);
    expect(watcher.texts.some((text) => text.includes('"passing"'))).toBe(false);
    socket.close();
    watcher.close();
  });

  test('passing until the own turn ends when it comes, and is told', async () => {
    const browser = new TestBrowser(server.url);
    const { id } = await browser.createMatch({ game: 'inferno', seats: [{ kind: 'person' }, { kind: 'bot', level: 'random' }] });
    const socket = await browser.connect();
    await socket.hello(id);
    const setting = { own: ['main', 'otherOnChain'], others: ['attack', 'otherOnChain'], everything: false };
    await socket.asks({ kind: 'passing', command: 'p1', ...setting, until: 'turn' }, 'acknowledged');
    const ended = socket.next(
      (each): each is ServerMessage & { kind: 'passing' } => each.kind === 'passing' && each.passing.until === undefined,
    );
    void playAtRandom(socket, 'until');
    expect((await ended).passing).toEqual(setting);
    socket.close();
  });

  test('teams need a seat each, and a game that has them', async () => {
    const browser = new TestBrowser(server.url);
    const bots = Array.from({ length: 3 }, () => ({ kind: 'bot' as const, level: 'random' as const }));
    const seats = [{ kind: 'person' as const }, ...bots];
    const refused = async (request: object): Promise<unknown> => (await browser.post('/api/matches', request)).body;
    expect(await refused({ game: 'inferno', seats, settings: { teams: [0, 1] } })).toMatchObject({ problems: [{ code: 'seats.teams' }] });
    expect(await refused({ game: 'inferno', seats, settings: { teams: [0, 0, 0, 0] } })).toMatchObject({
      problems: [{ code: 'start.teams' }],
    });
    expect(await refused({ game: 'keyforge', seats: seats.slice(0, 2), settings: { teams: [0, 1] } })).toMatchObject({
      problems: [{ code: 'settings.unknownField', at: 'settings.teams' }],
    });
    expect(await refused({ game: 'inferno', seats: [...seats, ...seats] })).toMatchObject({ problems: [{ code: 'seats.count' }] });
  });

  test.concurrent('two teams, one of which somebody has left, play to the end, and a team wins together or nobody does', async () => {
    const browser = new TestBrowser(server.url);
    const bots = Array.from({ length: 2 }, () => ({ kind: 'bot' as const, level: 'random' as const }));
    const { id } = await browser.createMatch({
      game: 'inferno',
      seats: [{ kind: 'person' }, ...bots],
      settings: { teams: [0, 1, 0] },
    });
    const socket = await browser.connect();
    await socket.hello(id);
    await socket.asks({ kind: 'leave', command: 'leave' }, 'acknowledged');
    await socket.next((each): each is ServerMessage & { kind: 'info' } => each.kind === 'info' && each.info.outcome !== undefined);
    const { outcome } = ((await browser.ask(`/api/matches/${id}`)).body as MatchSummary) ?? {};
    expect(new Set((outcome?.winners ?? []).map((seat) => seat % 2)).size).toBeLessThanOrEqual(1);
    socket.close();
  });
});
