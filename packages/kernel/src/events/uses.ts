import { abilityOf } from '../match/ability-ref.ts';
import type { Match } from '../match/match.ts';
import { isWithinLimit, useOf, type Using } from '../derived/limits.ts';
import { contextOf } from '../derived/contexts.ts';
import type { UseLocals } from '../match/happening.ts';
import type { Program } from '../match/match.ts';
import { writable } from '../match/match.ts';
import { program } from '../match/make-program.ts';
import { call } from '../match/stack.ts';
import { localsFor } from './call-heard.ts';
import { passes, site } from '../state/site.ts';
import type { AbilityRef, CoreState, GameEvent } from '../state/state.ts';

/** Whether an ability takes anything to be used: then it is used by `useProgram` and not simply followed. */
export function isUsed<S extends CoreState>(match: Match<S>, ref: AbilityRef): boolean {
  const { data } = abilityOf(match, ref);
  return data.kind === 'triggered' && (data.cost !== undefined || data.price !== undefined || data.limit !== undefined);
}

/** The checks of `canUse`, for whoever asks why an ability cannot be used. */
export const checks = {
  limit: site('', 'used as often as its limit allows'),
  cost: site('', 'its cost cannot be paid'),
  price: site('', 'the rest of its price cannot be paid in full'),
  effect: site('', 'it could not do anything'),
} as const;

/** Whether a player could use an ability now, after an event if one set it off: its limit, its price, and that it could do anything. */
export function canUse<S extends CoreState>(match: Match<S>, using: Using, event?: GameEvent): boolean {
  const ability = abilityOf(match, using.ref);
  const context = contextOf(match, using.self, { seat: using.seat, event, batch: using.batch });
  const amount = ability.price.amount(match, context);
  return (
    passes(match, checks.limit, isWithinLimit(match, using)) &&
    passes(match, checks.cost, amount === 0 || match.game.policy.canPayCost?.(match, context, amount) === true) &&
    passes(match, checks.price, ability.price.canPay(match, context)) &&
    passes(match, checks.effect, ability.canDo(match, context))
  );
}

/**
 * Using an ability: it counts as used, its cost is paid in the game's currency, then the rest of its price, and then its text is
 * followed. The frame's source is the card that has it, its seat the player who uses it.
 */
export function useProgram<S extends CoreState>(): Program<S, UseLocals> {
  return program<S, UseLocals>('use an ability that was set off', [
    {
      name: 'count its use',
      rule: 'KERNEL-USE-LIMIT',
      do: (match, { locals: { ref }, source, seat }) => {
        const { data } = abilityOf(match, ref);
        const limit = 'limit' in data ? data.limit : undefined;
        if (limit === undefined) return;
        const state = writable(match);
        const per = typeof limit === 'string' ? limit : limit.per;
        state.uses = [...state.uses, useOf(match, { ref, self: source, seat }, per)];
        state.revision++;
      },
    },
    {
      name: 'pay its cost',
      rule: 'KERNEL-USE-COST',
      do: (match, { locals: { ref, event, batch }, source, seat }) => {
        const context = contextOf(match, source, { seat, event, batch });
        const amount = abilityOf(match, ref).price.amount(match, context);
        if (amount > 0) match.game.policy.payCost?.(match, context, amount);
      },
    },
    {
      name: 'pay the rest',
      rule: 'KERNEL-USE-PRICE',
      do: (match, { locals, source, seat }) => {
        const { price } = abilityOf(match, locals.ref);
        if (price.program !== undefined) call(match, price.program, localsFor(match, { ...locals, self: source }), { source, seat });
      },
    },
    {
      name: 'follow its text',
      rule: 'KERNEL-USE',
      do: (match, { locals, source, seat }) => {
        const { program: text } = abilityOf(match, locals.ref);
        call(match, text, { ...localsFor(match, { ...locals, self: source }), ...locals.chosen }, { source, seat });
      },
    },
  ]);
}

/** Forgets the uses and the history of a period that is over. For commits. */
export function endPeriod(state: Pick<CoreState, 'uses' | 'history'>, period: string): void {
  if (state.history.length > 0) state.history = state.history.filter(({ per }) => per !== period);
  if (state.uses.length > 0) state.uses = state.uses.filter(({ per }) => per !== period);
}
