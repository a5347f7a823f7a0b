/** A payment by the hand: each card is itself, the cheapest payment is proposed, and what is paid exactly is paid. Pure. */

import type { Handle, SeenDecision } from '@crupier/protocol';
import type { ScenePayment } from '../table/scene/table-context.ts';
import { isWhole, paidOf, type Ask, type Draft } from './draft.ts';

/** A question of what to pay with. */
export type PayDecision = SeenDecision & { readonly kind: 'pay'; readonly ask: Ask };

/** Whether a question asks what to pay with. */
export function isPayment(decision: SeenDecision | undefined): decision is PayDecision {
  return decision?.kind === 'pay' && decision.ask !== undefined;
}

/** The cards that an option stands for, its own first. */
export function cardsOfOption({ card, copies = [] }: Ask['options'][number]): readonly Handle[] {
  return card === undefined ? [] : [card, ...copies];
}

/** Whether a payment is made card by card: each option stands for as many known cards as it may be chosen times. */
export function isPaidByCards({ options }: Ask): boolean {
  return options.every((option) => cardsOfOption(option).length === (option.count ?? 1));
}

/** Pays with a card, or takes it back. A copy is another card, though the same option. */
export function toggleCard(draft: Draft, ask: Ask, { index, card }: { readonly index: number; readonly card: Handle }): Draft {
  const picked = draft.picked ?? [];
  const at = picked.indexOf(card);
  if (at >= 0) return { ...draft, chosen: draft.chosen.toSpliced(at, 1), picked: picked.toSpliced(at, 1) };
  if (draft.chosen.length >= ask.max) return draft;
  return { ...draft, chosen: [...draft.chosen, index], picked: [...picked, card] };
}

/** By how many resources a payment is more than its price; undefined where it does not pay yet. */
export function surplusOf(draft: Draft, ask: Ask): number | undefined {
  const paid = paidOf(draft, ask);
  if (paid === undefined || !isWhole(draft, ask)) return undefined;
  return Math.max(0, paid.paid - paid.price);
}

/** The most sets of cards that are looked at for a proposal. */
const looksMax = 4000;

/** A set of cards to pay with, as it grows. */
interface Trial {
  readonly draft: Draft;
  /** The place among all cards after which the next one is looked for. */
  readonly next: number;
}

/**
 * The cheapest way to complete what is chosen, as the draft that it leads to: the least is lost, and then the fewest cards are spent.
 * Undefined where none is found, or nothing is left to choose.
 */
export function proposePayment(draft: Draft, ask: Ask): Draft | undefined {
  if (surplusOf(draft, ask) !== undefined) return undefined;
  const picked = new Set(draft.picked ?? []);
  const cards = ask.options
    .flatMap((option, index) => cardsOfOption(option).map((card) => ({ index, card })))
    .filter(({ card }) => !picked.has(card));
  let best: { readonly draft: Draft; readonly surplus: number } | undefined;
  let trials: readonly Trial[] = [{ draft, next: 0 }];
  // By their number: the first that loses nothing is the cheapest of all.
  for (let looks = 0; trials.length > 0 && looks < looksMax;) {
    const longer: Trial[] = [];
    for (const { draft: before, next } of trials) {
      for (let at = next; at < cards.length && looks < looksMax; at++, looks++) {
        const card = cards[at];
        if (card === undefined) continue;
        const grown = toggleCard(before, ask, card);
        const surplus = surplusOf(grown, ask);
        if (surplus === undefined) longer.push({ draft: grown, next: at + 1 });
        else if (best === undefined || surplus < best.surplus) best = { draft: grown, surplus };
      }
    }
    if (best?.surplus === 0) break;
    trials = longer;
  }
  return best?.draft;
}

/** What a payment shows on the cards; undefined where it is not made card by card. */
export function paymentShown(decision: SeenDecision | undefined, draft: Draft | undefined): ScenePayment | undefined {
  if (!isPayment(decision) || draft === undefined || !isPaidByCards(decision.ask)) return undefined;
  const { ask, source } = decision;
  const picked = draft.picked ?? [];
  const { paid = 0, price = ask.price } = paidOf(draft, ask) ?? {};
  const proposed = (proposePayment(draft, ask)?.picked ?? []).filter((card) => !picked.includes(card));
  const worth = new Map(ask.options.flatMap((option) => cardsOfOption(option).map((card) => [card, option.value] as const)));
  return { source, price, paid, picked, proposed, worthOf: (handle) => worth.get(handle) };
}
