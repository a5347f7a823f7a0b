import { abilityOf } from '../match/ability-ref.ts';
import type { Match } from '../match/match.ts';
import { isWithinLimit, useOf, type Using } from '../derived/limits.ts';
import { contextOf } from '../derived/contexts.ts';
import type { CompiledAbility } from '../match/match.ts';
import type { Context } from '../match/context.ts';
import type { Due } from '../match/resource-policy.ts';
import { canPayWith, priceCheck } from '../derived/payable.ts';
import { textRule } from '../language/text-rules.ts';
import { applies, passes, site } from '../state/site.ts';
import type { AbilityRef, CoreState, GameEvent } from '../state/state.ts';

/** Whether an ability takes anything to be used: then it is used by `useProgram` and not simply followed. */
export function isUsed<S extends CoreState>(match: Match<S>, ref: AbilityRef): boolean {
  const { data } = abilityOf(match, ref);
  return data.kind === 'triggered' && (data.cost ?? data.resources ?? data.price ?? data.limit) !== undefined;
}

/** The checks of `canUse`, for whoever asks why an ability cannot be used. */
export const checks = {
  limit: site('', 'used as often as its limit allows'),
  cost: site('', 'its cost cannot be paid'),
  price: priceCheck,
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
    canPayResources(match, ability, context) &&
    ability.price.canPay(match, context) &&
    passes(match, checks.effect, ability.canDo(match, context) || !applies(match, textRule(match.game.manners, 'TEXT-COULD')))
  );
}

/** Whether the context's seat has the resources that an ability costs. Why not is the first place of the cost that stays unfilled. */
export function canPayResources<S extends CoreState>(match: Match<S>, { price }: CompiledAbility<S>, context: Context): boolean {
  const places = price.resources(match, context);
  return places.length === 0 || canPayWith(match, { places, means: match.game.policy.resources?.means(match, context, places) ?? [] });
}

/** What an ability costs in resources, with the means of the context's seat; undefined where it costs none. */
export function resourcesDue<S extends CoreState>(match: Match<S>, { price }: CompiledAbility<S>, context: Context): Due | undefined {
  const { resources } = match.game.policy;
  const places = price.resources(match, context);
  if (places.length === 0 || resources === undefined) return undefined;
  return { places, needless: resources.needless, means: resources.means(match, context, places) };
}

/** Notes one use of an ability for the rest of a period. For commits, and for programs that use abilities. */
export function noteUse(state: CoreState, using: Using, per: string): void {
  state.uses = [...state.uses, useOf(state, using, per)];
}

/** Forgets the uses and the history of a period that is over. For commits. */
export function endPeriod(state: Pick<CoreState, 'uses' | 'history'>, period: string): void {
  if (state.history.length > 0) state.history = state.history.filter(({ per }) => per !== period);
  if (state.uses.length > 0) state.uses = state.uses.filter(({ per }) => per !== period);
}
