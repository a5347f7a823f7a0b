import type { Server } from 'node:http';
import { networkOf } from './accounts.ts';
import { makeOpenCounts } from './open-counts.ts';

/** Ends connections of an address beyond so many, before anything is read from them: each holds memory, whatever is said on it. */
export function capConnections(server: Server, perAddressMax: number): void {
  const counts = makeOpenCounts(perAddressMax);
  server.on('connection', (socket) => {
    const leave = counts.open(networkOf(socket.remoteAddress ?? ''));
    if (leave === undefined) socket.destroy();
    else socket.once('close', leave);
  });
}
