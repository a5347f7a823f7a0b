/** An answer that is being put together. It knows limits only: what may be chosen at all was decided by the server. */

import { refusePayment, timesAllowed, unfilledResources, type Handle, type SeenDecision } from '@crupier/protocol';

/** What a seat is asked. */
export type Ask = NonNullable<SeenDecision['ask']>;

/** The chosen options so far, as indexes in the order chosen. Where shares or several of the same are chosen, an index is repeated. */
export interface Draft {
  /** The question it is for. */
  readonly decision: number;
  readonly chosen: readonly number[];
  /** The cards that pay, one for each that is chosen, where a payment is made card by card: copies are one option. */
  readonly picked?: readonly Handle[];
}

/** An empty answer; for `arrange`, the order as offered. */
export function startDraft(decision: SeenDecision): Draft {
  const all = decision.kind === 'arrange' ? (decision.ask?.options ?? []).map((_, index) => index) : [];
  return { decision: decision.id, chosen: all };
}

/** Whether choosing an option is the whole answer. */
export function answersAtOnce(decision: SeenDecision): boolean {
  return decision.ask?.max === 1 && decision.kind !== 'divide' && decision.kind !== 'arrange' && decision.kind !== 'pay';
}

/** Chooses an option or takes it back. One too many takes the place of the last. */
export function toggleOption(draft: Draft, ask: Ask, index: number): Draft {
  if (draft.chosen.includes(index)) return { ...draft, chosen: draft.chosen.filter((each) => each !== index) };
  const kept = draft.chosen.length >= ask.max ? draft.chosen.slice(0, ask.max - 1) : draft.chosen;
  return { ...draft, chosen: [...kept, index] };
}

/** Whether options are chosen several times over: shares of points, or several of the same. */
export function choosesSteps({ kind, ask }: SeenDecision): boolean {
  return kind === 'divide' || (ask !== undefined && ask.max > 1 && ask.options.some(({ count = 1 }) => count > 1));
}

/** How many points an option was given, or how often it was chosen. */
export function shareOf(draft: Draft, index: number): number {
  return draft.chosen.filter((each) => each === index).length;
}

/** Gives an option a point, where its limit and the whole allow one. */
export function addShare(draft: Draft, decision: SeenDecision, index: number): Draft {
  return canAddShare(draft, decision, index) ? { ...draft, chosen: [...draft.chosen, index] } : draft;
}

/** Whether an option can take another point. */
export function canAddShare(draft: Draft, { kind, ask }: SeenDecision, index: number): boolean {
  const option = ask?.options[index];
  if (ask === undefined || option === undefined) return false;
  return draft.chosen.length < ask.max && shareOf(draft, index) < timesAllowed(kind, option);
}

/** Takes a point back. */
export function removeShare(draft: Draft, index: number): Draft {
  const at = draft.chosen.lastIndexOf(index);
  return at < 0 ? draft : { ...draft, chosen: draft.chosen.filter((_, place) => place !== at) };
}

/** Moves an option so many places up (negative) or down in the order; where there is no such place it stays. */
export function moveOption(draft: Draft, index: number, by: number): Draft {
  const at = draft.chosen.indexOf(index);
  const to = at + by;
  if (at < 0 || to < 0 || to >= draft.chosen.length) return draft;
  return { ...draft, chosen: draft.chosen.toSpliced(at, 1).toSpliced(to, 0, index) };
}

/** What an answer still lacks: nothing if it can be sent. */
export interface Lack {
  /** Options, or points to share. */
  readonly options: number;
  /** What the chosen options' values fall short of the price, or the resources that the places of the cost still want. */
  readonly price: number;
}

/** How much of a price is paid by what is chosen; undefined for a question without a price. */
export interface Paid {
  readonly paid: number;
  readonly price: number;
}

/** How far an answer pays a price, in resources: more than the price where resources are left over. */
export function paidOf(draft: Draft, ask: Ask): Paid | undefined {
  if (ask.price === 0) return undefined;
  const { price: lacking } = lackOf(draft, ask);
  return { price: ask.price, paid: lacking > 0 ? ask.price - lacking : worthOf(draft, ask) };
}

function worthOf({ chosen }: Draft, { options }: Ask): number {
  return chosen.reduce((sum, index) => sum + (options[index]?.value ?? 0), 0);
}

/** What is missing before the answer can be sent. */
export function lackOf(draft: Draft, ask: Ask): Lack {
  const options = Math.max(0, ask.min - draft.chosen.length);
  if (ask.payment !== undefined) return { options, price: unfilledResources(ask.payment, draft.chosen) };
  return { options, price: ask.price > 0 ? Math.max(0, ask.price - worthOf(draft, ask)) : 0 };
}

/** Whether the answer can be sent as it is. */
export function isWhole(draft: Draft, ask: Ask): boolean {
  const lack = lackOf(draft, ask);
  if (lack.options > 0 || lack.price > 0 || draft.chosen.length > ask.max) return false;
  return ask.payment === undefined || refusePayment(ask.payment, draft.chosen) === undefined;
}
