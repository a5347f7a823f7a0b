import { call, paymentStep, program, type CardId, type CostPlace, type Seat } from '@crupier/kernel/rules';
import type { ResourceType } from '../state/printed.ts';
import { bitsOf } from '../state/resources.ts';
import type { Marvel, MarvelMatch } from '../state/state.ts';
import { canPay, meansOf, paidWith } from './paying.ts';

interface SumLocals {
  readonly types: readonly ResourceType[];
}

function placesOf(types: readonly ResourceType[]): readonly CostPlace[] {
  return types.map((type) => ({ name: type, types: bitsOf(type), count: 1 }));
}

/** A player spends a resource of each of some types, as a text says and not as a cost. *Rule:* MC-RESOURCE-4, MC-COST-6. */
export const spendSum = program<Marvel, SumLocals>('spend resources', [
  paymentStep<Marvel, SumLocals>({
    name: 'spend them',
    rule: 'MC-RESOURCE-4 MC-COST-6',
    purpose: 'payForAbility',
    due: (match, { locals: { types }, source, seat }) => ({
      places: placesOf(types),
      needless: 'allowed',
      means: meansOf(match, seat, source),
    }),
    facts: (match, { source, seat }, means) => paidWith(match, seat, source, means),
  }),
]);

/** Whether a player could spend them. */
export function canSpend(match: MarvelMatch, types: readonly ResourceType[], seat: Seat, card: CardId): boolean {
  return canPay(match, placesOf(types), seat, card);
}

/** Lets a player spend them, where the player can. The last act of a step. */
export function spend(match: MarvelMatch, types: readonly ResourceType[], seat: Seat, card: CardId): void {
  if (canSpend(match, types, seat, card)) call(match, spendSum, { types }, { source: card, seat });
}
