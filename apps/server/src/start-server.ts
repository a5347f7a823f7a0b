import { mkdirSync, readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type PlayableGame, type Result, fail, ok } from '@crupier/kernel';
import type { JournalStore, JournalTables, LocalHostParts } from '@crupier/table';
import { localHost, openSqlite, sqlStore } from '@crupier/table';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { buildApp } from './app.ts';
import { makeCardShelf } from './cards/card-shelf.ts';
import { lobbiesIn } from './data/lobbies.ts';
import { createServerTables, type Database, type ServerTables } from './data/server-tables.ts';
import { sessionsIn } from './data/sessions.ts';
import { isLoopback } from './http/guard.ts';
import { matchesOver } from './matches.ts';

/** How a server is to run. */
export interface ServerOptions {
  /** 0 takes a free one. */
  readonly port: number;
  readonly host: string;
  /** The folder of its database; made if it is missing. `:memory:` keeps nothing. */
  readonly data: string;
  readonly games: readonly PlayableGame[];
  /** The folder of the built page, if it serves one. */
  readonly page?: string | undefined;
  /** The least weight of what is logged: `info` if left out, `silent` for nothing. */
  readonly logLevel?: string;
  /** How many requests one address may make in a minute. */
  readonly requestsPerMinuteMax?: number;
  /** How many files of own cards one address may have read in a minute. */
  readonly cardReadsPerMinuteMax?: number;
  readonly pace?: LocalHostParts['pace'];
}

/** A server that listens. */
export interface RunningServer {
  /** Where it is reached: `http://127.0.0.1:8080`. */
  readonly url: string;
  readonly port: number;
  /** Ends it when what it is doing is on disk. */
  readonly close: () => Promise<void>;
}

const REQUESTS_PER_MINUTE_MAX = 3000;
const CARD_READS_PER_MINUTE_MAX = 60;
const root = fileURLToPath(new URL('../../../', import.meta.url));

/** Starts a server. *Errors:* `data.unusable`, `port.taken`, `listen.failed`. */
export async function startServer(options: ServerOptions): Promise<Result<RunningServer>> {
  const opened = await openData(options.data);
  if (!opened.ok) return opened;
  const { journals, db } = opened.value;
  const app = await assemble(options, db, await sqlStore(journals));
  const listening = await listen(app, options);
  if (!listening.ok) await app.close();
  return listening;
}

async function assemble(options: ServerOptions, db: Database, store: JournalStore): Promise<FastifyInstance> {
  const { games, pace } = options;
  const engine = (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { readonly version: string }).version;
  const lobbies = lobbiesIn(db);
  const shelf = makeCardShelf(options.cardReadsPerMinuteMax ?? CARD_READS_PER_MINUTE_MAX);
  const host = localHost({
    games,
    store,
    engine,
    onTrouble: (match, problem) => app.log.error({ match, problem }, 'table'),
    ...(pace && { pace }),
  });
  const app = await buildApp({
    games,
    host,
    lobbies,
    shelf,
    matches: matchesOver({ games, host, store, lobbies, shelf, engine }),
    sessions: sessionsIn(db),
    listensAt: options.host,
    page: options.page,
    requestsPerMinuteMax: options.requestsPerMinuteMax ?? REQUESTS_PER_MINUTE_MAX,
    logLevel: options.logLevel ?? 'info',
  });
  app.addHook('onClose', async () => {
    await host.close();
    await store.close();
  });
  return app;
}

/** One database, as journals see it and as the server does. */
interface Opened {
  readonly journals: Kysely<JournalTables>;
  readonly db: Database;
}

async function openData(folder: string): Promise<Result<Opened>> {
  try {
    if (folder !== ':memory:') mkdirSync(folder, { recursive: true });
    const journals = openSqlite<JournalTables>(folder === ':memory:' ? folder : join(folder, 'crupier.sqlite'));
    const db: Database = journals.withTables<ServerTables>();
    await createServerTables(db);
    return ok({ journals, db });
  } catch (error) {
    return fail('data.unusable', 'CRUPIER_DATA', { folder, reason: error instanceof Error ? error.message : String(error) });
  }
}

async function listen(app: FastifyInstance, { port, host }: ServerOptions): Promise<Result<RunningServer>> {
  try {
    await app.listen({ port, host });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') return fail('port.taken', 'PORT', { port });
    return fail('listen.failed', 'HOST', { host, port, reason: message });
  }
  const { port: taken } = app.server.address() as AddressInfo;
  const name = host.includes(':') ? `[${host}]` : host;
  const shown = isLoopback(host) || !['0.0.0.0', '[::]'].includes(name) ? name : 'localhost';
  return ok({ url: `http://${shown}:${taken}`, port: taken, close: () => app.close() });
}
