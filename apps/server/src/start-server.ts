import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { type PlayableGame, type Result, fail, ok } from '@crupier/kernel';
import type { LocalHostParts } from '@crupier/table';
import { localHost, makeTicks, runInTicks } from '@crupier/table';
import { nodeBots, rulesVersion, type Patience } from '@crupier/table/node';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { makeAccounts, networkOf, ordinaryShares, type Shares } from './budgets/accounts.ts';
import { type BudgetSize, perSecond } from './budgets/budget.ts';
import { makeBudgets } from './budgets/budgets.ts';
import {
  type CardShelf,
  makeCardShelf,
  makeCommitments,
  makeNextGames,
  matchesOver,
  type NoteFault,
  ordinaryRunningMax,
  ordinaryWaitingMax,
  type WaitingMax,
  warmUp,
} from '@crupier/host';
import { type OpenData, openData } from './data/data-folder.ts';
import { clearRegularly } from './data/clear-regularly.ts';
import { lobbiesIn } from './data/lobbies.ts';
import { sessionsIn } from './data/sessions.ts';
import { faultLog } from './fault-log.ts';
import type { LogStream } from './health/log-settings.ts';
import { makeMeter } from './health/meter.ts';
import { makeReadiness, type Readiness } from './health/readiness.ts';
import { isLoopback } from './http/guard.ts';
import { type RequestWorkParts, workFor } from './http/request-work.ts';
import { ordinaryNewcomers } from './http/welcome.ts';
import type { SocketsMax } from './socket/socket-route.ts';

/** How a server is to run. */
export interface ServerOptions {
  /** 0 takes a free one. */
  readonly port: number;
  readonly host: string;
  /** The folder of its database; made if it is missing. `:memory:` keeps nothing. */
  readonly data: string;
  readonly games: readonly PlayableGame[];
  /** The address of a module whose `loadGames` gives these games: threads load it, in which bots think. Without it they think here. */
  readonly gamesModule?: string | undefined;
  /** For how long bots in threads may think, where that is not as usual. */
  readonly botPatience?: Partial<Patience>;
  /** The folder of the built page, if it serves one. */
  readonly page?: string | undefined;
  /** The least weight of what is logged: `info` if left out, `silent` for nothing. */
  readonly logLevel?: string;
  /** Where the log goes: to standard error if left out. */
  readonly log?: LogStream;
  /** What `/metrics` asks for; without one it is read from this machine only. */
  readonly metricsToken?: string;
  /** How many requests one address may make in a minute. */
  readonly requestsPerMinuteMax?: number;
  /** How many files of own cards one address may have read in a minute. */
  readonly cardReadsPerMinuteMax?: number;
  /** The version of the rules, as journals name it: that of this program where its own games are played. */
  readonly engine?: string;
  readonly pace?: LocalHostParts['pace'];
  /** Addresses and networks of proxies whose word is taken for where a request comes from. */
  readonly trustedProxies?: readonly string[];
  /** How much of the server one user and one address may have. */
  readonly shares?: Partial<Shares>;
  readonly socketsMax?: SocketsMax;
  readonly connectionsPerAddressMax?: number;
  /** How many newcomers of one address get a session. */
  readonly newcomers?: BudgetSize;
  /** How many tables of a user and of an address wait at once. */
  readonly waitingMax?: WaitingMax;
  /** How many matches of a user run at once. */
  readonly runningMax?: number;
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
const SOCKETS_MAX: SocketsMax = { perUser: 16, perAddress: 64 };
const CONNECTIONS_PER_ADDRESS_MAX = 256;
const root = fileURLToPath(new URL('../../../', import.meta.url));

/** What journals name the rules of games that are handed over, of which nobody says more. */
const UNKNOWN_RULES = 'unknown';

/** Starts a server. *Errors:* `data.inUse`, `data.unusable`, `port.taken`, `listen.failed`. */
export async function startServer(options: ServerOptions): Promise<Result<RunningServer>> {
  const opened = await openData(options.data);
  if (!opened.ok) return opened;
  const assembled = await assemble(options, opened.value);
  const listening = await listen(assembled, options);
  if (!listening.ok) await assembled.app.close();
  return listening;
}

/** A server that does not listen yet. */
interface Assembled {
  readonly app: FastifyInstance;
  readonly readiness: Readiness;
}

async function assemble(options: ServerOptions, { db, store, damaged, probe, onThreadEnded, close }: OpenData): Promise<Assembled> {
  const { games, gamesModule, botPatience, pace, cardReadsPerMinuteMax = CARD_READS_PER_MINUTE_MAX } = options;
  const { waitingMax = ordinaryWaitingMax, runningMax = ordinaryRunningMax } = options;
  const { engine = gamesModule === undefined ? UNKNOWN_RULES : rulesVersion(root) } = options;
  const lobbies = lobbiesIn(db, { waitingMax, runningMax });
  const sessions = sessionsIn(db);
  const meter = makeMeter(() => host.openTables());
  const readiness = makeReadiness(probe);
  const writeFault = faultLog((match, problem) => app.log.error({ match, problem }, 'fault'));
  const noteFault: NoteFault = (match, problem) => {
    meter.faulted(problem.code);
    writeFault(match, problem);
  };
  onThreadEnded((problem) => noteFault('', problem));
  const ticks = makeTicks();
  const accounts = makeAccounts({ ...ordinaryShares, ...options.shares });
  const shelf = shelfFor(cardReadsPerMinuteMax, { accounts, ticks });
  const thinker = gamesModule === undefined ? undefined : nodeBots({ games: gamesModule, onTrouble: noteFault, ...botPatience });
  const host = localHost({
    games,
    ticks,
    store,
    engine,
    onTrouble: (match, problem) => noteFault(match, problem),
    ...(pace && { pace }),
    ...(thinker && { thinker }),
  });
  const fairness = { commitments: makeCommitments(), nextGames: makeNextGames() };
  const app = await buildApp({
    games,
    db,
    store,
    host,
    lobbies,
    shelf,
    matches: matchesOver({ games, host, store, lobbies, waitingMax, runningMax, shelf, engine, ...fairness }),
    sessions,
    ticks,
    accounts,
    socketsMax: options.socketsMax ?? SOCKETS_MAX,
    connectionsPerAddressMax: options.connectionsPerAddressMax ?? CONNECTIONS_PER_ADDRESS_MAX,
    listensAt: options.host,
    trustedProxies: options.trustedProxies ?? [],
    page: options.page,
    requestsPerMinuteMax: options.requestsPerMinuteMax ?? REQUESTS_PER_MINUTE_MAX,
    noteFault,
    newcomers: options.newcomers ?? ordinaryNewcomers,
    logLevel: options.logLevel ?? 'info',
    log: options.log ?? process.stderr,
    meter,
    readiness,
    metricsToken: options.metricsToken,
  });
  for (const { match, problem } of damaged) noteFault(match, problem);
  app.addHook('onListen', () => void runInTicks(warmUp(games), { ticks, kind: 'rest' }));
  const stopClearing = clearRegularly([sessions.removeExpired, lobbies.removeExpired], (problem) => noteFault('', problem));
  app.addHook('onClose', async () => {
    await stopClearing();
    await host.close();
    await thinker?.close();
    await close();
  });
  return { app, readiness };
}

/** A shelf for files of own cards, of which each address may have so many read in a minute. */
function shelfFor(readsPerMinuteMax: number, parts: RequestWorkParts): CardShelf {
  const reads = makeBudgets(perSecond(readsPerMinuteMax / 60));
  return makeCardShelf({
    readsPerMinuteMax,
    takeRead: (address) => reads.of(networkOf(address)).take(1),
    workFor: (address) => workFor(parts, { user: '', address }),
  });
}

async function listen({ app, readiness }: Assembled, { port, host }: ServerOptions): Promise<Result<RunningServer>> {
  try {
    await app.listen({ port, host });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') return fail('port.taken', 'PORT', { port });
    return fail('listen.failed', 'HOST', { host, port, reason: message });
  }
  const { port: taken } = app.server.address() as AddressInfo;
  const name = host.includes(':') ? `[${host}]` : host;
  const close = (): Promise<void> => {
    readiness.drain();
    return app.close();
  };
  const shown = isLoopback(host) || !['0.0.0.0', '[::]'].includes(name) ? name : 'localhost';
  return ok({ url: `http://${shown}:${taken}`, port: taken, close });
}
