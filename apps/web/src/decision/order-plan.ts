/** An order in which a player lets several abilities resolve, told at once and given one answer at a time, as they are asked for. Pure. */

import type { SeenDecision, SeenOption, View } from '@crupier/protocol';

type Ask = NonNullable<SeenDecision['ask']>;

/** What is left of an order. */
export interface OrderPlan {
  /** The turn for which it was told: in another it counts for nothing. */
  readonly turn: string;
  /** The abilities that come next, the first one first. */
  readonly left: readonly string[];
}

/** What an ability reads like, wherever it waits. */
function keyOf({ value: _, alike: __, ...told }: SeenOption): string {
  return JSON.stringify(told);
}

/** The turn that a table is in. */
export function turnOf({ table }: Pick<View, 'table'>): string {
  return [table['turn'], table['round'], table['active']].join(' ');
}

/** What is left once the first of an order is taken: `order` has indexes of options. What reads alike comes together. */
export function planAfterFirst({ options }: Ask, order: readonly number[], turn: string): OrderPlan {
  const keys = options.map(keyOf);
  const [, ...left] = order.flatMap((index) => keys.filter((key) => key === keys[index]));
  return { turn, left };
}

/** The option that an order takes now, and what is left of it then; undefined where it has none, or something waits that it does not name. */
export function plannedNext(
  plan: OrderPlan | undefined,
  { options }: Ask,
  turn: string,
): { readonly index: number; readonly plan: OrderPlan } | undefined {
  if (plan === undefined || plan.turn !== turn) return undefined;
  const keys = options.map(keyOf);
  const isNamed = options.every((each, at) => each.card === undefined || each.alike === true || plan.left.includes(keys[at] ?? ''));
  const at = plan.left.findIndex((key) => keys.includes(key));
  if (!isNamed || at < 0) return undefined;
  return { index: keys.indexOf(plan.left[at] ?? ''), plan: { turn, left: plan.left.slice(at + 1) } };
}

/** An order with one more that is pressed, or without one that was pressed before. Where one alone is left, it comes last. */
export function pressInOrder(order: readonly number[], all: readonly number[], index: number): readonly number[] {
  if (order.includes(index)) {
    // The last came by itself: it goes with the one before it.
    const isFull = order.length === all.length;
    const kept = isFull ? order.slice(0, -1) : order;
    return kept.filter((each) => each !== index);
  }
  const longer = [...order, index];
  const rest = all.filter((each) => !longer.includes(each));
  return rest.length === 1 ? [...longer, ...rest] : longer;
}
