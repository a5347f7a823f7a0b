import {
  one,
  self,
  triggered,
  upTo,
  type Ability,
  type Act,
  type Amount,
  type AppliesTo,
  type Clause,
  type Filter,
  type QualityOf,
  type Target,
  type UsageOf,
} from '@crupier/kernel/cards';
import { act, activated, any, keyword, when, whenPlayer, whenSelf, type CardWords } from '../meanings/builders.ts';

/** One declared target: chosen when the card or ability is put on the chain. *Rule:* INF-114.1. */
export function target(filter: Filter): Target {
  return one(filter);
}

/** Up to so many declared targets. */
export function targets(max: number, filter: Filter): Target {
  return upTo(max, filter);
}

/** Any ally or demon: what can be dealt damage. *Rule:* INF-118.1a. */
export function anybody(...are: QualityOf<CardWords>[]): Target {
  return target(any('fighter', ...are));
}

/** The text of a ritual. *Rule:* INF-113.3a. */
export function ritual(clause: Clause): Ability {
  return activated('ritual', clause);
}

/** What an activated ability is paid with, besides energy. */
type Price = Omit<UsageOf<CardWords>, 'labels' | 'cost'>;

/** "[Cost]: [effect]." *Rule:* INF-113.3b. */
export function ability(cost: Amount, clause: Clause, more: Price = {}): Ability {
  return activated('activate', clause, cost, more);
}

/** An ability that adds energy and never waits on the chain. *Rule:* INF-605.1. */
export function energy(amount: number, price: Clause, next?: Clause): Ability {
  return activated('energy', { do: [act('addEnergy', undefined, amount)], ...(next && { next }) }, 0, { price });
}

/** Tapping the card is the price. *Rule:* INF-602.5a. */
export const tapped: Price = { price: { do: [act('tap', self)] } };

/** The way in which a demon is flipped. *Rule:* INF-112.5. */
export function flip(cost: Amount, more: Price = {}): Ability {
  return activated('flip', { do: [act('flip', self)] }, cost, { ...more, limit: 'turn' });
}

/** "When this enters play, …" */
export function onEntering(clause: Clause): Ability {
  return triggered(whenSelf('entered'), clause);
}

/** "When this is destroyed, …" */
export function onDestroyed(clause: Clause): Ability {
  return triggered(whenSelf('destroyed'), clause);
}

/** "Whenever this attacks, …" */
export function onAttacking(clause: Clause): Ability {
  return triggered(whenSelf('attacked'), clause);
}

/** "Coup de grâce — …" *Rule:* INF-702.10. */
export function coupDeGrace(clause: Clause): Ability {
  return triggered(when('coupDeGrace', { card: any('ally'), other: 'self' }), clause);
}

/** "Thrust — …" *Rule:* INF-702.15. */
export function thrust(clause: Clause): Ability {
  return triggered(when('thrust', { card: any('demon'), other: 'self' }), clause);
}

/** "Impulse — …" *Rule:* INF-702.20. */
export function impulse(clause: Clause): Ability {
  return triggered(when('impulse', { card: any('anyCard', 'neutral'), by: 'you' }), clause);
}

/** "Bond [cost] — [effect]". *Rule:* INF-702.9. */
export function bond(cost: number, effect: Clause): Ability[] {
  return [keyword('bond', cost), triggered(whenSelf('bonded'), { may: true, do: [act('pay', undefined, cost)], ifDone: effect })];
}

/** "At the beginning of your main phase, …" */
export function onMainPhase(clause: Clause): Ability {
  return triggered(whenPlayer('mainStart', 'you'), clause);
}

/** An act of each opponent. */
export function theyDo(verb: CardWords['verb'], amount: Amount): Act {
  return act(verb, undefined, amount, { who: 'eachOpponent' });
}

/** Every player, for what a static ability changes for all. */
export const everybody: AppliesTo = { kind: 'player', who: 'each' };
