import type { Language, Problem } from '@crupier/kernel';
import { findWrongVersion, HEARTBEAT } from '@crupier/protocol';
import type { TableHost, Ticks } from '@crupier/table';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import { type Accounts, networkOf } from '../budgets/accounts.ts';
import { makeOpenCounts, type OpenCounts } from '../budgets/open-counts.ts';
import type { Meter } from '../health/meter.ts';
import { askedLanguage } from '../http/answering.ts';
import { Connection, type Lobbies, type NoteFault } from '@crupier/host';
import { makeInlet } from './inlet.ts';
import { answerOtherVersion } from './other-version.ts';
import type { OpenSockets } from './open-sockets.ts';
import { makeOutlet } from './outlet.ts';
import { readInRounds } from './read-in-rounds.ts';

/** Milliseconds between two looks whether a client is still there. */
const PING_MS = 30_000;
/** Milliseconds that somebody has to say goodbye for whom there is no room. */
const PARTING_MS = 1000;

/** How many sockets may be open at once. */
export interface SocketsMax {
  readonly perUser: number;
  readonly perAddress: number;
}

/** What the socket route needs. */
export interface SocketRouteParts {
  readonly host: TableHost;
  readonly lobbies: Lobbies;
  readonly noteFault: NoteFault;
  readonly accounts: Accounts;
  readonly ticks: Ticks;
  readonly socketsMax: SocketsMax;
  readonly meter: Meter;
  readonly sockets: OpenSockets;
}

/** The WebSocket at which matches are played. */
export function addSocketRoute(app: FastifyInstance, parts: SocketRouteParts): void {
  const { accounts, socketsMax } = parts;
  const counts = { users: makeOpenCounts(socketsMax.perUser), addresses: makeOpenCounts(socketsMax.perAddress) };
  app.get('/ws', { websocket: true }, (socket, request) => {
    const { user, ip: address } = request;
    const leave = enter(counts, request);
    if (leave === undefined) return turnAway(socket);
    const account = accounts.of({ user, address });
    readInRounds(socket, request.raw.socket);
    const send = makeOutlet(socket, { transport: request.raw.socket });
    const countOff = parts.meter.socketOpened();
    const stopPinging = keepAlive(socket);
    const forget = parts.sockets.add(user, socket);
    socket.on('close', () => {
      leave();
      countOff();
      stopPinging();
      forget();
    });
    const { protocol } = request.query as { readonly protocol?: unknown };
    const wrong = findWrongVersion(protocol, request.headers.origin !== undefined);
    if (wrong !== undefined) {
      const tell = (problem: Problem, language: Language): void => send({ kind: 'problem', problem: app.speaker(problem, language) });
      const answer = answerOtherVersion(wrong, askedLanguage(request), tell);
      socket.on('message', (raw: Buffer) => (account.takeMessage() ? answer(raw) : socket.terminate()));
      return;
    }
    const connection = new Connection({ ...parts, speaker: app.speaker, user, account, language: askedLanguage(request), send });
    const inlet = makeInlet(connection, account, () => socket.bufferedAmount === 0 && socket.send(HEARTBEAT));
    socket.on('message', (raw: Buffer, isBinary: boolean) => {
      if (socket.readyState === socket.OPEN && inlet(raw, isBinary) === 'flood') socket.terminate();
    });
    socket.on('close', () => connection.close());
  });
}

/** Says goodbye, and does not wait long for an answer. */
function turnAway(socket: WebSocket): void {
  socket.close(1013, 'too many sockets');
  const impatience = setTimeout(() => socket.terminate(), PARTING_MS);
  socket.once('close', () => clearTimeout(impatience));
}

/** Counts a socket for its user and its address; undefined where one of them has as many as may be. */
function enter(
  { users, addresses }: { readonly users: OpenCounts; readonly addresses: OpenCounts },
  { user, ip }: FastifyRequest,
): (() => void) | undefined {
  const leaveAddress = addresses.open(networkOf(ip));
  const leaveUser = user === '' ? () => undefined : users.open(user);
  if (leaveAddress !== undefined && leaveUser !== undefined) {
    return () => {
      leaveAddress();
      leaveUser();
    };
  }
  leaveAddress?.();
  leaveUser?.();
  return undefined;
}

/** Lets a client go that does not answer a ping before the next. */
function keepAlive(socket: WebSocket): () => void {
  let isThere = true;
  socket.on('pong', () => (isThere = true));
  const timer = setInterval(() => {
    if (!isThere) return socket.terminate();
    isThere = false;
    socket.ping();
  }, PING_MS);
  return () => clearInterval(timer);
}
