import type { Socket } from 'node:net';
import type { WebSocket } from 'ws';

/** Bytes that a client may send in one round of the event loop: node reads some megabytes of a socket in one go. */
const ROUND_BYTES_MAX = 64 * 1024;

/** Reads so much of a socket in each round of the event loop, so that many that send much keep nobody waiting. */
export function readInRounds(socket: Pick<WebSocket, 'isPaused'>, transport: Pick<Socket, 'on' | 'pause' | 'resume'>): void {
  let bytes = 0;
  let isResting = false;
  transport.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes < ROUND_BYTES_MAX || isResting) return;
    isResting = true;
    transport.pause();
    setImmediate(() => {
      bytes = 0;
      isResting = false;
      if (!socket.isPaused) transport.resume();
    });
  });
}
