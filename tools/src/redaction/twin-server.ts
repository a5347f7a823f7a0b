import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PlayableGame, Result } from '@crupier/kernel';
import { openData, sessionsIn, startServer } from '@crupier/server';
import { dealMatch, sha256 } from '@crupier/table';

/** A match that begins in a saved state, and the decks that it was dealt from. */
export interface TwinMatch {
  readonly game: PlayableGame;
  readonly decks: readonly string[];
  readonly state: string;
}

/** A server with one match, whose seats are played by persons with these tokens in their cookies. */
export interface TwinServer {
  readonly url: string;
  readonly tokens: readonly string[];
  readonly close: () => Promise<void>;
}

/** The match of every twin server: what is drawn by lot elsewhere is the same on each, so that only cards differ. */
export const TWIN_MATCH = 'twin-match';
const CREATED_AT = 1_700_000_000_000;
const SECRET = sha256('twins');
/** Milliseconds before the table answers by itself: all answers come from the course. */
const NEVER_MS = 100_000_000;
/** Work and requests enough for a client that plays faster than people do. */
const PLENTY = { perSecond: 1_000_000, most: 1_000_000 };

/** Starts a server on a free port, with one match that begins in a state instead of its deal. */
export async function serveTwin({ game, decks, state }: TwinMatch): Promise<TwinServer> {
  const folder = mkdtempSync(join(tmpdir(), 'redaction-'));
  const beginning = beginningWith(game, state);
  const tokens = decks.map((_, seat) => `token-of-seat-${seat}`);
  await store(folder, beginning, { decks, tokens });
  const started = await startServer({
    port: 0,
    host: '127.0.0.1',
    data: folder,
    games: [beginning],
    logLevel: 'silent',
    shares: { userWork: PLENTY, addressWork: PLENTY, userMessages: PLENTY, addressMessages: PLENTY },
    requestsPerMinuteMax: 1_000_000,
    pace: { forcedMs: NEVER_MS },
  });
  const server = valueOf(started);
  const close = async (): Promise<void> => {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { url: server.url, tokens, close };
}

/** The game, each of whose matches begins in a saved state. */
function beginningWith({ ownCards: _none, ...game }: PlayableGame, state: string): PlayableGame {
  return { ...game, start: (_configuration, _seed, options) => game.restore(state, options) };
}

/** Writes the match and the sessions of its persons. */
async function store(
  folder: string,
  game: PlayableGame,
  { decks, tokens }: { readonly decks: readonly string[]; readonly tokens: readonly string[] },
): Promise<void> {
  const data = valueOf(await openData(folder));
  const sessions = sessionsIn(data.db);
  for (const [seat, token] of tokens.entries()) await sessions.open({ token, user: userOf(seat) });
  const dealt = dealMatch({
    id: TWIN_MATCH,
    createdAt: CREATED_AT,
    game,
    configuration: valueOf(game.configure(decks)),
    seats: tokens.map((_, seat) => ({ kind: 'person', user: userOf(seat), name: `Player ${seat + 1}` })),
    origin: { secret: SECRET, commitment: sha256(SECRET), nonces: tokens.map((_, seat) => `0${seat}`) },
    engine: 'twins',
  });
  await data.store.create(valueOf(dealt));
  await data.close();
}

function userOf(seat: number): string {
  return `user-of-seat-${seat}`;
}

function valueOf<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(`No server of twins: ${JSON.stringify(result.problems)}`);
  return result.value;
}
