import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import websocket from '@fastify/websocket';
import type { PlayableGame } from '@crupier/kernel';
import { limits } from '@crupier/protocol';
import type { Ticks } from '@crupier/table';
import fastify, { type FastifyInstance } from 'fastify';
import type { WebSocket } from 'ws';
import type { Accounts } from './budgets/accounts.ts';
import type { BudgetSize } from './budgets/budget.ts';
import { type BodyTurnsMax, makeBodyTurns } from './budgets/body-turns.ts';
import { capConnections } from './budgets/cap-connections.ts';
import { RequestCounts } from './budgets/request-counts.ts';
import { type CardShelf, hostRoutes, type NoteFault, speakerFor } from '@crupier/host';
import type { OwnDataParts } from './data/own-data.ts';
import { addHealthRoutes, type HealthParts } from './health/health-routes.ts';
import { logSettings, type LogStream } from './health/log-settings.ts';
import { refuse } from './http/answering.ts';
import { addErrorHandlers } from './http/error-handlers.ts';
import { badRequestAnswers, knowMethods } from './http/bad-requests.ts';
import { addRoutes } from './http/add-routes.ts';
import { addAddressRoute } from './http/address-route.ts';
import { contentPolicy } from './http/content-policy.ts';
import { findTrespass } from './http/guard.ts';
import { addOwnDataRoutes } from './http/own-data-routes.ts';
import { addBodyReading } from './http/read-body.ts';
import { addRequestCharges, addRequestTicks } from './http/request-work.ts';
import { addSessions } from './http/session-hook.ts';
import { trustOf } from './http/trusted-proxies.ts';
import { makeWelcome } from './http/welcome.ts';
import { addPage } from './page/serve-page.ts';
import { OpenSockets } from './socket/open-sockets.ts';
import { addSocketRoute, type SocketsMax } from './socket/socket-route.ts';
import { serverMessages } from './messages.ts';

/** What the web application is made from. */
export interface AppParts extends OwnDataParts, HealthParts {
  readonly games: readonly PlayableGame[];
  readonly shelf: CardShelf;
  /** The address it will listen at: on this machine's own, foreign names are refused. */
  readonly listensAt: string;
  /** The folder of the built page; none is served without it. */
  readonly page: string | undefined;
  readonly accounts: Accounts;
  readonly ticks: Ticks;
  readonly socketsMax: SocketsMax;
  /** How many connections one address may have at once, those of sockets among them. */
  readonly connectionsPerAddressMax: number;
  /** The proxies whose word is taken for where a request comes from. */
  readonly trustedProxies: readonly string[];
  /** How many requests one address may make in a minute. */
  readonly requestsPerMinuteMax: number;
  /** How many newcomers of one address get a session. */
  readonly newcomers: BudgetSize;
  /** The least weight of what is written to the log. */
  readonly logLevel: string;
  readonly log: LogStream;
  /** Notes in the log what went wrong with a match or with the disk. */
  readonly noteFault: NoteFault;
}

/** Messages beyond this are not even read: the connection is closed. Those beyond the protocol's own limit are refused. */
const SOCKET_BYTES_MAX = 16 * limits.messageBytesMax;

/** A parsed body takes some ten times its bytes. */
const bodiesMax: BodyTurnsMax = { bytes: 8 * 1024 * 1024, perAddress: 12, waiting: 256 };

/** Characters of what is noted of a fault. */
const TRACE_MAX = 2000;

/** Milliseconds that clients have to say goodbye. */
const PARTING_MS = 500;

/** Puts the server together, without opening a port. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const isTrusted = trustOf(parts.trustedProxies);
  const speaker = speakerFor(parts.games, serverMessages);
  const app = fastify({
    ...badRequestAnswers(speaker),
    trustProxy: isTrusted,
    ...logSettings(parts.logLevel, parts.log),
    // Who comes while the server ends is told so as everything is told.
    return503OnClosing: false,
    bodyLimit: limits.messageBytesMax,
    forceCloseConnections: true,
  });
  app.decorate('speaker', speaker);
  const methodsOf = knowMethods(app);
  app.decorate('meter', parts.meter);
  capConnections(app.server, parts.connectionsPerAddressMax, isTrusted);
  addErrorHandlers(app, parts.noteFault);
  await app.register(helmet, { contentSecurityPolicy: { directives: contentPolicy }, strictTransportSecurity: false });
  await app.register(cookie);
  await app.register(rateLimit, { max: parts.requestsPerMinuteMax, timeWindow: '1 minute', store: RequestCounts });
  await app.register(websocket, {
    options: { maxPayload: SOCKET_BYTES_MAX },
    preClose: partFromClients,
    errorHandler: socketErrors(parts.noteFault),
  });
  app.addHook('onRequest', async (request, reply) => {
    const trespass = findTrespass(request, { listensAt: parts.listensAt, isBehindProxy: parts.trustedProxies.length > 0 });
    if (trespass !== undefined) await refuse(request, reply, [trespass]);
  });
  addHealthRoutes(app, parts);
  addAddressRoute(app, parts);
  addRequestTicks(app, parts);
  addBodyReading(app, parts);
  addSessions(app, parts.sessions);
  addRequestCharges(app, { ...parts, bodyTurns: makeBodyTurns(bodiesMax) });
  const welcome = makeWelcome(parts.sessions, parts.newcomers);
  addRoutes(app, hostRoutes({ ...parts, speaker }), { ...parts, welcome, opensPerMinuteMax: parts.requestsPerMinuteMax });
  const sockets = new OpenSockets();
  addOwnDataRoutes(app, { ...parts, sockets });
  addSocketRoute(app, { ...parts, sockets });
  const gameOfMatch = async (id: string): Promise<string | undefined> => {
    const found = await parts.matches.find(id, '');
    return found.ok ? found.value.game : undefined;
  };
  await addPage(app, { folder: parts.page, methodsOf, games: parts.games, gameOfMatch });
  return app;
}

/** Lets a client go whose frames are none of the protocol, without a word in the log; what is our mistake is noted. */
function socketErrors(noteFault: NoteFault): (error: NodeJS.ErrnoException, socket: WebSocket) => void {
  return (error, socket) => {
    const isTheirs = error.code?.startsWith('WS_ERR') === true || error.code === 'ECONNRESET' || error.code === 'EPIPE';
    if (!isTheirs)
      noteFault('', { code: 'server.fault', at: '/ws', values: { reason: (error.stack ?? String(error)).slice(0, TRACE_MAX) } });
    socket.terminate();
  };
}

/** Tells every client that the server is going, and does not wait for those that do not answer. */
function partFromClients(this: FastifyInstance, done: () => void): void {
  const { clients } = this.websocketServer;
  for (const client of clients) client.close(1001, 'stopping');
  const impatience = setTimeout(() => {
    for (const client of clients) client.terminate();
  }, PARTING_MS);
  this.websocketServer.close(() => {
    clearTimeout(impatience);
    done();
  });
}
