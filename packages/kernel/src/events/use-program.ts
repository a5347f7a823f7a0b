import { contextOf } from '../derived/contexts.ts';
import { abilityOf } from '../match/ability-ref.ts';
import type { UseLocals } from '../match/happening.ts';
import { program } from '../match/make-program.ts';
import type { EventPolicy, Program } from '../match/match.ts';
import { writable } from '../match/match.ts';
import { call } from '../match/stack.ts';
import type { CoreState } from '../state/state.ts';
import { localsFor } from './call-heard.ts';
import { paymentStep } from './paying.ts';
import { noteUse, resourcesDue } from './uses.ts';

/**
 * Using an ability: it counts as used, its cost is paid in the game's currency, then the rest of its price, and then its text is
 * followed. The frame's source is the card that has it, its seat the player who uses it.
 */
export function useProgram<S extends CoreState>({ resources }: EventPolicy<S>): Program<S, UseLocals> {
  return program<S, UseLocals>('use an ability that was set off', [
    {
      name: 'count its use',
      rule: 'KERNEL-USE-LIMIT',
      do: (match, { locals: { ref }, source, seat }) => {
        const { data } = abilityOf(match, ref);
        const limit = 'limit' in data ? data.limit : undefined;
        if (limit === undefined) return;
        const state = writable(match);
        noteUse(state, { ref, self: source, seat }, typeof limit === 'string' ? limit : limit.per);
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
    paymentStep({
      name: 'pay its resources',
      rule: 'KERNEL-USE-RESOURCES',
      purpose: resources?.purpose ?? '',
      due: (match, { locals: { ref, event, batch }, source, seat }) =>
        resourcesDue(match, abilityOf(match, ref), contextOf(match, source, { seat, event, batch })),
      facts: (match, { locals: { event, batch }, source, seat }, means) =>
        resources?.facts(match, contextOf(match, source, { seat, event, batch }), means) ?? [],
    }),
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
