/** The order in which a reader lets simultaneous things happen, kept for when the same ones come up again. */

import type { SeenDecision, View } from '@crupier/protocol';

/** For each set of things that came up, the one that was chosen to come next. */
export type Orders = Readonly<Record<string, string>>;

/** The most sets that are remembered: beyond, the oldest are forgotten. */
const ordersMax = 200;

/** What each option stands for, whichever copies of the cards are meant; undefined where no order is asked for. */
function thingsOf(
  { kind, purpose, ask }: SeenDecision,
  view: View,
): { readonly set: string; readonly things: readonly string[] } | undefined {
  if (kind !== 'next' || ask === undefined || ask.options.length < 2) return undefined;
  const counts = new Map<string, number>();
  const things = ask.options.map(({ verb, card }) => {
    const thing = `${verb} ${card === undefined ? '' : (view.cards[card]?.definition ?? '')}`;
    const count = (counts.get(thing) ?? 0) + 1;
    counts.set(thing, count);
    return `${thing} ${count}`;
  });
  return { set: [purpose, ...things.toSorted()].join('|'), things };
}

/** The option that was chosen when the same things came up before, if they did. */
export function orderedBefore(decision: SeenDecision, view: View, orders: Orders): number | undefined {
  const asked = thingsOf(decision, view);
  const chosen = asked === undefined || !Object.hasOwn(orders, asked.set) ? undefined : orders[asked.set];
  const at = chosen === undefined ? -1 : (asked?.things.indexOf(chosen) ?? -1);
  return at < 0 ? undefined : at;
}

/** The orders with one more choice; the same ones where the question was not about an order. */
export function withChoice(decision: SeenDecision, view: View, chosen: readonly number[], orders: Orders): Orders {
  const asked = thingsOf(decision, view);
  const thing = asked?.things[chosen[0] ?? -1];
  if (asked === undefined || thing === undefined) return orders;
  const kept = Object.entries(orders).filter(([set]) => set !== asked.set);
  return Object.fromEntries([...kept.slice(-(ordersMax - 1)), [asked.set, thing]]);
}

/** Whether a question is about an order. */
export function asksForOrder(decision: SeenDecision | undefined, view: View): boolean {
  return decision !== undefined && thingsOf(decision, view) !== undefined;
}
