import { networkInterfaces } from 'node:os';
import type { ServerAddress } from '@crupier/protocol';
import type { FastifyInstance } from 'fastify';
import { isLoopback } from './guard.ts';

/** The addresses of this machine in its networks, as others there reach a server at a port: those of IPv4 first. */
export function networkUrls(port: number, interfaces = networkInterfaces()): readonly string[] {
  const all = Object.values(interfaces).flatMap((each) => each ?? []);
  const outer = all.filter(({ internal, address }) => !internal && !address.startsWith('fe80:'));
  const sorted = outer.toSorted((a, b) => a.family.localeCompare(b.family));
  return sorted.map(({ family, address }) => `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`);
}

/** Whether a server that listens at an address is reached from other machines. */
export function isReachable(listensAt: string): boolean {
  return !isLoopback(listensAt);
}

/** Tells a page on this machine by which addresses friends reach the server; pages elsewhere have such an address already. */
export function addAddressRoute(app: FastifyInstance, { listensAt }: { readonly listensAt: string }): void {
  app.get('/api/address', async (request): Promise<ServerAddress> => {
    if (!isLoopback(request.ip)) return { reachable: true, urls: [] };
    const port = request.socket.localPort ?? 0;
    const reachable = isReachable(listensAt);
    return { reachable, urls: reachable ? networkUrls(port) : [] };
  });
}
