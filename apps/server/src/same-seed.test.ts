import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { highCard } from '@crupier/high-card';
import { playableDecks, type PlayableGame } from '@crupier/kernel';
import { dealMatch, type NewMatch, type SeatRecord, sha256 } from '@crupier/table';
import { afterEach, expect, test } from 'vitest';
import { type OpenData, openData } from './data/data-folder.ts';
import { plenty, serve, TestBrowser } from './fixtures/test-client.ts';
import { gamesModule, loadGames } from './games.ts';

/** Bots think each question to its end, however slow the machine is: one that is cut short answers with what it has found by then. */
const unhurried = { cutMs: 1_800_000, thinkMsMax: 1_800_000 };
/** Entries that are compared of matches that take long. */
const ENTRIES = 8;
const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

type Stored = NonNullable<Awaited<ReturnType<OpenData['store']['read']>>>;

/** Does something with the store of a folder that no server has. */
async function withStore<T>(folder: string, use: (store: OpenData['store']) => Promise<T>): Promise<T> {
  const opened = await openData(folder);
  if (!opened.ok) throw new Error(JSON.stringify(opened.problems));
  try {
    return await use(opened.value.store);
  } finally {
    await opened.value.close();
  }
}

/** Deals a match of a planner and a greedy bot, the same one from the same secret. */
function dealFrom(secret: string, game: PlayableGame): NewMatch {
  const configured = game.configure(playableDecks(game).slice(0, 2));
  if (!configured.ok) throw new Error(JSON.stringify(configured.problems));
  const seats = (['planner', 'greedy'] as const).map((level): SeatRecord => ({ kind: 'bot', level, name: level }));
  const origin = { secret: sha256(secret), commitment: sha256(sha256(secret)), nonces: [] };
  const dealt = dealMatch({ id: 'm', createdAt: 1, game, configuration: configured.value, seats, origin, engine: 'test' });
  if (!dealt.ok) throw new Error(JSON.stringify(dealt.problems));
  return dealt.value;
}

/** Plays a match on a server of its own, which has no other game, until it is over or has so many entries; gives what lies on disk then. */
async function playOn(dealt: NewMatch, game: PlayableGame, entries: number): Promise<Stored> {
  const folder = mkdtempSync(join(tmpdir(), 'same-seed-'));
  folders.push(folder);
  await withStore(folder, (store) => store.create(dealt));
  const bots = { botPatience: unhurried, ...(game !== highCard && { gamesModule }) };
  const server = await serve(folder, [game], { userWork: plenty, addressWork: plenty }, bots);
  const spectator = await new TestBrowser(server.url).connect();
  await spectator.hello(dealt.id);
  await spectator.next(() => (spectator.now?.seq ?? 0) >= entries || spectator.now?.pending === undefined);
  spectator.close();
  await server.close();
  const stored = await withStore(folder, (store) => store.read(dealt.id));
  if (stored?.chain === undefined) throw new Error('The match is on disk.');
  return stored;
}

test('two bots play the same match from the same seed on two servers, byte by byte, and another from another seed', async () => {
  const [one, again] = [
    await playOn(dealFrom('a', highCard), highCard, Infinity),
    await playOn(dealFrom('a', highCard), highCard, Infinity),
  ];
  expect(one.chain?.outcome).toBeDefined();
  expect(again).toEqual(one);
  const other = await playOn(dealFrom('b', highCard), highCard, Infinity);
  expect(other.lines.map(({ text }) => text)).not.toEqual(one.lines.map(({ text }) => text));
});

test.each(loadGames())('a match of $id begins with the same answers, hashes and links of its chain', async (game) => {
  const [one, again] = [await playOn(dealFrom('a', game), game, ENTRIES), await playOn(dealFrom('a', game), game, ENTRIES)];
  expect(again.head).toBe(one.head);
  expect(again.chain?.root).toBe(one.chain?.root);
  // A server that ends may have had one more answer written than the other.
  expect(one.lines.length).toBeGreaterThanOrEqual(ENTRIES);
  expect(again.lines.slice(0, ENTRIES)).toEqual(one.lines.slice(0, ENTRIES));
  expect(again.chain?.links.slice(0, ENTRIES)).toEqual(one.chain?.links.slice(0, ENTRIES));
});
