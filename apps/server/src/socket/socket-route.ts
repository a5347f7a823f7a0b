import { limits, type ServerMessage } from '@crupier/protocol';
import type { TableHost } from '@crupier/table';
import type { FastifyInstance } from 'fastify';
import type { WebSocket } from 'ws';
import type { Lobbies } from '../data/lobbies.ts';
import type { NoteFault } from '../fault-log.ts';
import { askedLanguage } from '../http/answering.ts';
import { Connection } from './connection.ts';
import { messageBudget } from './message-budget.ts';

/** Bytes that may wait for a slow client before it is let go: it comes back and is told everything. */
const BACKLOG_MAX = 4 * 1024 * 1024;
/** Messages that may wait to be dealt with. */
const QUEUE_MAX = 256;
/** Milliseconds between two looks whether a client is still there. */
const PING_MS = 30_000;

/** What the socket route needs. */
export interface SocketRouteParts {
  readonly host: TableHost;
  readonly lobbies: Lobbies;
  readonly noteFault: NoteFault;
}

/** The WebSocket at which matches are played. */
export function addSocketRoute(app: FastifyInstance, parts: SocketRouteParts): void {
  app.get('/ws', { websocket: true }, (socket, request) => {
    const send = (message: ServerMessage): void => sendTo(socket, message);
    const speaker = app.speaker;
    const connection = new Connection({ ...parts, speaker, user: request.user, language: askedLanguage(request), send });
    const budget = messageBudget(limits.messagesPerSecondMax);
    let waiting = 0;
    socket.on('message', (raw: Buffer, isBinary: boolean) => {
      if (!budget.take(Date.now()) || waiting >= QUEUE_MAX) {
        return connection.tell({ code: 'message.tooMany', at: '', values: { max: limits.messagesPerSecondMax } });
      }
      if (isBinary) return connection.tell({ code: 'message.notText', at: '', values: {} });
      if (raw.length > limits.messageBytesMax) return connection.tell(tooLarge(raw.length));
      waiting++;
      void connection.receive(raw.toString('utf8')).finally(() => waiting--);
    });
    socket.on('error', (error) => request.log.info({ reason: error.message }, 'socket'));
    const stopPinging = keepAlive(socket);
    socket.on('close', () => {
      stopPinging();
      connection.close();
    });
  });
}

function tooLarge(bytes: number): { readonly code: string; readonly at: string; readonly values: Readonly<Record<string, number>> } {
  return { code: 'message.tooLarge', at: '', values: { bytes, max: limits.messageBytesMax } };
}

function sendTo(socket: WebSocket, message: ServerMessage): void {
  if (socket.readyState !== socket.OPEN) return;
  if (socket.bufferedAmount > BACKLOG_MAX) socket.close(1013, 'too slow');
  else socket.send(JSON.stringify(message));
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
