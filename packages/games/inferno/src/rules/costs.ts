import { abilityOf, headed, rulesOnSeat, sumOf, type AbilityRef, type CardId, type Cost, type Seat } from '@crupier/kernel';
import { isActive } from './environments.ts';
import { printedOf } from '../state/printed.ts';
import { hasKeyword, isType } from '../state/reading.ts';
import type { InfernoMatch } from '../state/state.ts';

const UBANNA_REDUCTION = 2;

/** How a card is paid for: what was announced in step b. *Rule:* INF-601.1b. */
export interface Announced {
  /** The alternative cost chosen, or -1. */
  readonly alternative: AbilityRef;
  /** The additional costs that will be paid, mandatory ones included. */
  readonly additional: readonly AbilityRef[];
  /** X, or 0. */
  readonly x: number;
}

/** Nothing was announced. */
export const PLAIN: Announced = { alternative: -1, additional: [], x: 0 };

/** The additional and alternative costs of a card. *Rule:* INF-117.8, INF-117.9. */
export function costsOf(match: InfernoMatch, card: CardId, sort: Cost['sort']): AbilityRef[] {
  return headed(match, card, 'cost').filter((ref) => dataOf(match, ref)?.sort === sort);
}

function dataOf(match: InfernoMatch, ref: AbilityRef): Cost | undefined {
  const { data } = abilityOf(match, ref);
  return data.kind === 'cost' ? data : undefined;
}

/** Whether an additional cost need not be paid. *Rule:* INF-117.8b. */
export function isOptional(match: InfernoMatch, ref: AbilityRef): boolean {
  return dataOf(match, ref)?.optional === true;
}

/** Whether a seat could pay what a cost asks for besides energy, and its condition holds. */
export function canPayCost(match: InfernoMatch, ref: AbilityRef, card: CardId, seat: Seat): boolean {
  const ability = abilityOf(match, ref);
  return ability.canPay(match, card, seat) && ability.canDo(match, card);
}

/**
 * The total cost of a card in energy, or undefined where its cost is empty: the energy cost or the alternative one, more what is
 * added, less what is taken off, but not below 0. *Rule:* INF-601.1e, INF-117.6, INF-117.9d.
 */
export function totalCost(match: InfernoMatch, card: CardId, seat: Seat, announced: Announced = PLAIN): number | undefined {
  const { alternative, additional, x } = announced;
  const base = alternative >= 0 ? abilityOf(match, alternative).energy(match, card, seat, [x]) : energyCost(match, card, x);
  if (base === undefined) return undefined;
  const added = additional.reduce((sum, ref) => sum + abilityOf(match, ref).energy(match, card, seat, [x]), 0);
  return Math.max(0, base + added + changeOfCost(match, card, seat));
}

/** What is printed; scenarios cost 0. *Rule:* INF-303.2, INF-107.3. */
function energyCost(match: InfernoMatch, card: CardId, x: number): number | undefined {
  const { cost, costsX } = printedOf(match, card);
  if (cost === undefined) return isType(match, card, 'scenario') ? 0 : undefined;
  return cost + (costsX ? x : 0);
}

function changeOfCost(match: InfernoMatch, card: CardId, seat: Seat): number {
  const more = rulesOnSeat(match, seat, 'costsMore').filter(({ speaksOf }) => speaksOf(card));
  const less = rulesOnSeat(match, seat, 'costsLess').filter(({ speaksOf }) => speaksOf(card));
  const change = more.length + less.length === 0 ? 0 : sumOf(more) - sumOf(less);
  // A reduction that is no alternative cost. *Rule:* INF-702.11a, ruling C-08.
  const blessed = hasKeyword(match, card, 'ubanna') && isActive(match, 'thanatos');
  return change - (blessed ? UBANNA_REDUCTION : 0);
}
