import type { ServerMessage } from '@crupier/protocol';
import type { Socket } from 'node:net';
import type { WebSocket } from 'ws';

/** The connection under a socket. */
type Transport = Pick<Socket, 'cork' | 'uncork' | 'writableCorked'>;

/** Bytes that may wait for a slow reader before it is let go: it comes back and is told everything. */
const BACKLOG_MAX = 1024 * 1024;
/** Milliseconds in which a reader must have taken something of what waits for it. */
const PATIENCE_MS = 10_000;

/**
 * Sends to one client, and lets it go where it does not read. What is sent to it in one go, such as an update and an acknowledgement,
 * leaves through its `transport` together.
 */
export function makeOutlet(
  socket: WebSocket,
  { transport, patienceMs = PATIENCE_MS }: { readonly transport?: Transport; readonly patienceMs?: number } = {},
): (message: ServerMessage) => void {
  let timer: NodeJS.Timeout | undefined;
  let waiting = 0;
  const watch = (): void => {
    clearTimeout(timer);
    timer = waiting === 0 || socket.readyState === socket.CLOSED ? undefined : setTimeout(() => socket.terminate(), patienceMs);
  };
  socket.once('close', () => clearTimeout(timer));
  return (message) => {
    if (socket.readyState !== socket.OPEN) return;
    // A handshake of closing would wait for the reader behind all that waits already.
    if (socket.bufferedAmount > BACKLOG_MAX) return socket.terminate();
    waiting++;
    if (transport !== undefined) gather(transport);
    socket.send(JSON.stringify(message), () => {
      waiting--;
      watch();
    });
    if (timer === undefined) watch();
  };
}

/** Holds back what is written, until all that now follows has been done. */
function gather(transport: Transport): void {
  if (transport.writableCorked > 0) return;
  transport.cork();
  process.nextTick(() => transport.uncork());
}
