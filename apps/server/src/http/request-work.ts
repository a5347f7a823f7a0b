import { runInTicks, type Ticks } from '@crupier/table';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Account, Accounts, Who } from '../budgets/accounts.ts';
import type { Work } from '@crupier/host';
import { refuse } from './answering.ts';

/** Milliseconds of the processor that an ordinary request is charged. */
const ORDINARY_MS = 2;

/** What requests are charged to, and the ticks that they take. */
export interface RequestWorkParts {
  readonly accounts: Accounts;
  readonly ticks: Ticks;
}

/**
 * Lets each request begin in a tick of its own, before a session is looked for or opened: a hundred that come together do not keep the
 * tables waiting. *Errors:* `request.tooMany` where the address is in debt.
 */
export function addRequestTicks(app: FastifyInstance, { accounts, ticks }: RequestWorkParts): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!isCharged(request)) return;
    const account = accounts.of({ user: '', address: request.ip });
    if (await refuseDebtor(account, request, reply)) return;
    await ticks.take('rest', account);
  });
}

/** Charges requests to the account of whoever asks, and gives what they ask for a tick too. *Errors:* `request.tooMany` where it is in debt. */
export function addRequestCharges(app: FastifyInstance, { accounts, ticks }: RequestWorkParts): void {
  app.addHook('preHandler', async (request, reply) => {
    if (!isCharged(request)) return;
    const account = accounts.of({ user: request.user, address: request.ip });
    if (await refuseDebtor(account, request, reply)) return;
    account.charge(request.routeOptions.config.workMs ?? ORDINARY_MS);
    await ticks.take('rest', account);
  });
}

/** Long work for somebody: in ticks, and charged as it goes. */
export function workFor({ accounts, ticks }: RequestWorkParts, who: Who): Work {
  const payer = accounts.of(who);
  return (resumable) => runInTicks(resumable, { ticks, kind: 'rest', payer });
}

/** Long work for whoever makes a request. */
export function workOf(parts: RequestWorkParts, { user, ip }: FastifyRequest): Work {
  return workFor(parts, { user, address: ip });
}

/** A socket is charged by its messages, and files of the page cost next to nothing. */
function isCharged({ ws, url }: FastifyRequest): boolean {
  return !ws && url.startsWith('/api/');
}

async function refuseDebtor(account: Account, request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
  const waitMs = account.waitMs();
  if (waitMs === 0) return false;
  const seconds = Math.ceil(waitMs / 1000);
  await refuse(request, reply.header('retry-after', seconds), [{ code: 'request.tooMany', at: '', values: { seconds } }]);
  return true;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Milliseconds of the processor that a request is charged, about as many as it takes. */
    workMs?: number;
  }
}
