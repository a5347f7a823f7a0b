import type { Ticks } from '@crupier/table';
import type { FastifyInstance } from 'fastify';
import type { Accounts } from '../budgets/accounts.ts';
import { refuse } from './answering.ts';

/** Milliseconds of the processor that an ordinary request is charged. */
const ORDINARY_MS = 2;

/**
 * Charges requests to the account of whoever asks, and lets each begin in a tick of its own, so that a hundred that come together do not
 * keep the tables waiting. *Errors:* `request.tooMany` where the account is in debt.
 */
export function addRequestWork(app: FastifyInstance, { accounts, ticks }: { readonly accounts: Accounts; readonly ticks: Ticks }): void {
  app.addHook('preHandler', async (request, reply) => {
    if (request.ws || !request.url.startsWith('/api/')) return;
    const account = accounts.of({ user: request.user, address: request.ip });
    const waitMs = account.waitMs();
    if (waitMs > 0) {
      const seconds = Math.ceil(waitMs / 1000);
      await refuse(request, reply.header('retry-after', seconds), [{ code: 'request.tooMany', at: '', values: { seconds } }]);
      return;
    }
    account.charge(request.routeOptions.config.workMs ?? ORDINARY_MS);
    await ticks.take('rest', account);
  });
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Milliseconds of the processor that a request is charged, about as many as it takes. */
    workMs?: number;
  }
}
