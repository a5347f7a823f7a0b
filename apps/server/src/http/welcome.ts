import { type Result, fail } from '@crupier/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { networkOf } from '../budgets/accounts.ts';
import type { BudgetSize } from '../budgets/budget.ts';
import { makeBudgets } from '../budgets/budgets.ts';
import { drawGuest, type Sessions } from '../data/sessions.ts';
import { setSessionCookie } from './session-hook.ts';

/**
 * Does something for whoever asks that must be theirs later. A newcomer gets a session once it is done, so that nothing is stored for
 * who only reads, is refused or asks for what there is not. *Errors:* `user.tooMany`, and those of what is done.
 */
export type Welcome = <T>(request: FastifyRequest, reply: FastifyReply, run: (user: string) => Promise<Result<T>>) => Promise<Result<T>>;

/** New guests of one address: six hundred at once, for an event in one house, and one a minute. */
export const ordinaryNewcomers: BudgetSize = { perSecond: 1 / 60, most: 600 };

/** Opens sessions for newcomers, as many of one address as may be. */
export function makeWelcome(sessions: Sessions, size: BudgetSize): Welcome {
  const newcomers = makeBudgets(size);
  return async (request, reply, run) => {
    if (request.user !== '') return run(request.user);
    const budget = newcomers.of(networkOf(request.ip));
    if (!budget.take(1)) return fail('user.tooMany', '', { max: size.most, minutes: Math.ceil(1 / (size.perSecond * 60)) });
    const guest = drawGuest();
    const done = await run(guest.user);
    if (!done.ok) return done;
    await sessions.open(guest);
    setSessionCookie(request, reply, guest.token);
    return done;
  };
}
