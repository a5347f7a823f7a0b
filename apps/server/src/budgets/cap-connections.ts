import type { Server } from 'node:http';
import type { IsTrusted } from '../http/trusted-proxies.ts';
import { networkOf } from './accounts.ts';
import { makeOpenCounts } from './open-counts.ts';

/**
 * Ends connections of an address beyond so many, before anything is read from them: each holds memory, whatever is said on it. A trusted
 * proxy brings those of others, and caps them itself.
 */
export function capConnections(server: Server, perAddressMax: number, isTrusted: IsTrusted): void {
  const counts = makeOpenCounts(perAddressMax);
  server.on('connection', (socket) => {
    if (isTrusted(socket.remoteAddress ?? '')) return;
    const leave = counts.open(networkOf(socket.remoteAddress ?? ''));
    if (leave === undefined) socket.destroy();
    else socket.once('close', leave);
  });
}
