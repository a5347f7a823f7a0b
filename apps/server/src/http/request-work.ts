import { processorMs, runInTicks, type Ticks } from '@crupier/table';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { limits } from '@crupier/protocol';
import type { Account, Accounts, Who } from '../budgets/accounts.ts';
import type { BodyTurns } from '../budgets/body-turns.ts';
import type { Work } from '@crupier/host';
import { refuse } from './answering.ts';

/** Milliseconds of the processor that an ordinary request is charged. */
export const ORDINARY_MS = 2;

/** A body of so many bytes waits for no turn. */
const SMALL_BYTES_MAX = 8192;
/** Milliseconds in which a body must have come, and the bytes of it that have a millisecond more. */
const BODY_MS = 5000;
const BODY_BYTES_PER_MS = 64;

/** What requests are charged to, and the ticks that they take. */
export interface RequestWorkParts {
  readonly accounts: Accounts;
  readonly ticks: Ticks;
}

/** The same with what bodies wait for. */
export interface RequestChargeParts extends RequestWorkParts {
  readonly bodyTurns: BodyTurns;
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

/**
 * Charges requests to the account of whoever asks before anything of a body is read; one that is not small waits for its turn, and has so
 * long to come. What is asked for has a tick too. *Errors:* `request.tooMany` where the account is in debt, `request.busy` where too many
 * bodies wait.
 */
export function addRequestCharges(app: FastifyInstance, { accounts, ticks, bodyTurns }: RequestChargeParts): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!isCharged(request)) return;
    const account = accountOf(accounts, request);
    if (await refuseDebtor(account, request, reply)) return;
    const bytes = bytesOf(request);
    if (bytes > SMALL_BYTES_MAX) {
      const end = await bodyTurns.take(account.name, bytes, goneWith(reply));
      if (end === undefined)
        return void (await refuse(request, reply.header('retry-after', 1), [{ code: 'request.busy', at: '', values: {} }]));
      reply.raw.once('close', end);
      if (await refuseDebtor(account, request, reply)) return;
      hurry(request, bytes);
    }
    account.charge(request.routeOptions.config.workMs ?? ORDINARY_MS);
  });
  app.addHook('preHandler', async (request) => {
    if (isCharged(request)) await ticks.take('rest', accountOf(accounts, request));
  });
}

/** The bytes that a body says it has, or as many as it may where it does not say it. */
function bytesOf({ headers, routeOptions }: FastifyRequest): number {
  const most = routeOptions.bodyLimit ?? limits.messageBytesMax;
  if (headers['transfer-encoding'] !== undefined) return most;
  return Math.min(most, Number(headers['content-length'] ?? 0));
}

/** Aborts when the client is gone, or has been answered. */
function goneWith({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  if (raw.destroyed) gone.abort();
  raw.once('close', () => gone.abort());
  return gone.signal;
}

/** Lets a client go whose body does not come in time: meanwhile it keeps others from their turn. */
function hurry({ raw }: FastifyRequest, bytes: number): void {
  const impatience = setTimeout(() => raw.destroy(), BODY_MS + bytes / BODY_BYTES_PER_MS);
  for (const event of ['end', 'close']) raw.once(event, () => clearTimeout(impatience));
}

/** Does things and charges what they take beyond what was charged beforehand: of what waits for others, the part before it waits. */
export function chargeBeyond(account: Account, chargedMs: number): <T>(run: () => T) => T {
  let leftMs = chargedMs;
  return (run) => {
    const begun = processorMs();
    try {
      return run();
    } finally {
      const spentMs = processorMs() - begun;
      account.charge(Math.max(0, spentMs - leftMs));
      leftMs = Math.max(0, leftMs - spentMs);
    }
  };
}

/** The account of whoever makes a request. */
export function accountOf(accounts: Accounts, { user, ip }: Pick<FastifyRequest, 'user' | 'ip'>): Account {
  return accounts.of({ user, address: ip });
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
