import { createHash, timingSafeEqual } from 'node:crypto';
import { fail } from '@crupier/kernel';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { answer, refuse } from '../http/answering.ts';
import { isLoopback } from '../http/guard.ts';
import type { Meter } from './meter.ts';
import type { Readiness } from './readiness.ts';

/** What the routes for whoever keeps the server need. */
export interface HealthParts {
  readonly readiness: Readiness;
  readonly meter: Meter;
  /** What `/metrics` asks for; without one it is read from this machine only. */
  readonly metricsToken: string | undefined;
}

/** Seconds after which a server that is about to end is to be asked again. */
const RETRY_S = 5;

/** Whether the server lives, whether it takes players, and its figures. */
export function addHealthRoutes(app: FastifyInstance, { readiness, meter, metricsToken }: HealthParts): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!readiness.isDraining() || request.url === '/healthz') return;
    await refuse(request, reply.header('retry-after', RETRY_S), [{ code: 'server.draining', at: '', values: {} }]);
  });

  app.get('/healthz', async () => ({ status: 'alive' }));

  app.get('/readyz', async (request, reply) => {
    const problem = await readiness.problem();
    return problem === undefined ? reply.send({ status: 'ready' }) : refuse(request, reply, [problem]);
  });

  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, metricsToken)) return answer(request, reply, fail('metrics.forbidden'));
    const { text, type } = await meter.read();
    return reply.header('content-type', type).header('cache-control', 'no-store').send(text);
  });
}

function mayRead({ headers, ip }: FastifyRequest, token: string | undefined): boolean {
  if (token !== undefined) return isSame(headers.authorization ?? '', `Bearer ${token}`);
  // A proxy on this machine brings requests of strangers: what was forwarded is none of this machine.
  const wasForwarded = ['forwarded', 'x-forwarded-for', 'via'].some((name) => headers[name] !== undefined);
  return !wasForwarded && isLoopback(ip.replace('::ffff:', ''));
}

/** Compares two texts in a time that tells nothing of where they differ. */
function isSame(one: string, other: string): boolean {
  const hash = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(one), hash(other));
}
