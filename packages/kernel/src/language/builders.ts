import type {
  Aim,
  Ability,
  About,
  Amount,
  AppliesTo,
  Change,
  ChosenPlayer,
  Clause,
  Condition,
  Cost,
  Filter,
  Selector,
  Target,
  When,
} from './effects.ts';

/** The card that has the ability. */
export const self: Selector = { kind: 'self' };

/** What the card that has the ability is attached to. */
export const host: Selector = { kind: 'host' };

/** In an ability that is given or lent: the card whose text gives it. */
export const giver: Selector = { kind: 'giver' };

/** The player whose ability it is. */
export const you: AppliesTo = { kind: 'player', who: 'you' };

/** That player's opponent. */
export const opponent: AppliesTo = { kind: 'player', who: 'opponent' };

/** The cards bound to a target's name; `it` where there is one target. */
export function the(name = 'it'): Selector {
  return { kind: 'bound', name };
}

/** In an act's number or second object, and in a change's number: each of the cards by itself, as in "each wolf deals damage equal to its strength". */
export const itself: Selector = { kind: 'itself' };

/** The card that the event happened to, or the other one. */
export function that(role: 'card' | 'other' = 'card'): Selector {
  return { kind: 'event', role };
}

/** The same cards, but not the one that has the ability. */
export function other(filter: Filter): Filter {
  return { ...filter, other: true };
}

/** What waits to be resolved and targets such a card: `any('chained', aimedAt(friendly('ally')))`. */
export function aimedAt(targets: About): Aim {
  return { targets };
}

/** What waits to be resolved and targets such a card and nothing else. */
export function aimedOnlyAt(targets: About): Aim {
  return { targets, only: true };
}

/** The same cards, seen from a chosen player: `of(friendly('ally'), 'victim')`. */
export function of(filter: Filter, player: string): Filter {
  return { ...filter, of: { player } };
}

/** A player that the clause has chosen. */
export function chosen(player: string): ChosenPlayer {
  return { player };
}

/** All the cards that fit. */
export function each(filter: Filter): Selector {
  return { kind: 'each', ...filter };
}

/** The topmost cards of each pile of such cards: `top(3, friendly('deckCard'))`. */
export function top(count: Amount, filter: Filter): Selector {
  return { kind: 'top', count, ...filter };
}

/** Exactly one card, chosen; none only where none fits. */
export function one(filter: Filter): Target {
  return { ...filter, min: 1, max: 1 };
}

/** As many cards as wanted, up to a number. */
export function upTo(max: number, filter: Filter): Target {
  return { ...filter, min: 0, max };
}

/** So many cards as a number says: "X target allies". */
export function so(count: Amount, filter: Filter): Target {
  return { ...filter, min: 1, max: 99, count };
}

/** Any number of cards, but at least one, among which so much is divided. */
export function divided(divide: Amount, filter: Filter, max = 99): Target {
  return { ...filter, min: 1, max, divide };
}

/** The same choice, made when it is done although the game announces targets. */
export function late(target: Target): Target {
  return { ...target, late: true };
}

/** What a target was given of what is divided. */
export function share(target = 'it'): Amount {
  return { kind: 'share', of: target };
}

/** One card among those of a selector. */
export function oneOf(among: Selector, filter: Filter): Target {
  return { ...filter, min: 1, max: 1, among };
}

/** The same choice without some cards. */
export function otherThan(besides: Selector, target: Target): Target {
  return { ...target, besides };
}

/** In a clause that is done several times: a choice that differs each time. */
export function different(target: Target): Target {
  return { ...target, different: true };
}

/** So many for each card of a set. */
export function forEach(times: number, filter: Filter): Amount {
  return { kind: 'perEach', times, of: { kind: 'cards', of: each(filter) } };
}

/** So many for each card of a selector. */
export function forEachOf(times: number, of: Selector): Amount {
  return { kind: 'perEach', times, of: { kind: 'cards', of } };
}

/** One number less another, never below 0. */
export function minus(of: Amount, less: Amount): Amount {
  return { kind: 'difference', of, less };
}

/** A number changed by another: it may fall below 0. */
export function reducedBy(of: Amount, less: Amount): Amount {
  return { kind: 'difference', of, less, signed: true };
}

/** A number, to a maximum. */
export function capped(of: Amount, most: number): Amount {
  return { kind: 'capped', of, most };
}

/** Whether there are at least so many such cards. */
export function exists(of: Filter, least = 1): Condition {
  return { kind: 'exists', of, least };
}

/** Whether there is no such card. */
export function none(of: Filter): Condition {
  return { kind: 'not', of: exists(of) };
}

/** Whether a number is at least another. */
export function atLeast(amount: Amount, than: Amount): Condition {
  return { kind: 'compare', amount, is: 'least', than };
}

/** Whether a number is at most another. */
export function atMost(amount: Amount, than: Amount): Condition {
  return { kind: 'compare', amount, is: 'most', than };
}

/** Whether a number is exactly another. */
export function exactly(amount: Amount, than: Amount): Condition {
  return { kind: 'compare', amount, is: 'exactly', than };
}

/** Whether one of several conditions holds. */
export function either(...of: Condition[]): Condition {
  return { kind: 'either', of };
}

/** Whether all of several conditions hold. */
export function both(...of: Condition[]): Condition {
  return { kind: 'both', of };
}

/** The number that a given ability was given with. */
export const made: Amount = { kind: 'made' };

/** The same occasion, set off once by all such events that happen at the same time: "after one or more beasts die". */
export function oneOrMore(when: When): When {
  return { ...when, oneOrMore: true };
}

/** Only the first, the second… of such events in the period that the game counts them in: "for the first time each turn". */
export function nth(count: number, when: When): When {
  return { ...when, nth: count };
}

/** One of the further numbers that a given ability was given with, counted from 1. */
export function madeAt(at: number): Amount {
  return { kind: 'made', at };
}

/** A given ability that ends when it has been set off: "at the beginning of the next …". */
export function once<A extends Ability & { kind: 'triggered' | 'replacement' }>(ability: A): A {
  return { ...ability, once: true };
}

/** "After …: do." A forced ability resolves by itself; the others are offered where the game has windows. */
export function triggered(when: When, clause: Clause, forced = true): Ability & { kind: 'triggered' } {
  return { kind: 'triggered', when, forced, clause };
}

/** The same for several occasions: "Play/After Fight/After Reap: do." */
export function triggeredByAny(whens: readonly [When, ...When[]], clause: Clause): Ability {
  const [when, ...also] = whens;
  return { kind: 'triggered', when, also, forced: true, clause };
}

/** "Would happen: do this instead." The event itself is lost. `sort` is a word of the game's policy. */
export function instead(when: When, clause: Clause, sort?: string): Ability & { kind: 'replacement' } {
  return { kind: 'replacement', when, drops: true, ...(sort !== undefined && { sort }), clause };
}

/** "Would happen: change it." The event goes on, as the acts leave it. */
export function modifies(when: When, clause: Clause, sort?: string): Ability & { kind: 'replacement' } {
  return { kind: 'replacement', when, drops: false, ...(sort !== undefined && { sort }), clause };
}

/** "It cannot happen that …" */
export function forbids(when: When): Ability {
  return { kind: 'prohibition', when };
}

/** "As an additional cost to play this card, discard a card." */
export function additionalCost(price: Clause | undefined, more: Omit<Cost, 'kind' | 'sort' | 'price'> = {}): Ability {
  return { kind: 'cost', sort: 'additional', ...more, ...(price && { price }) };
}

/** "You may destroy an ally rather than pay this card's cost." */
export function alternativeCost(price: Clause | undefined, more: Omit<Cost, 'kind' | 'sort' | 'price' | 'optional'> = {}): Ability {
  return { kind: 'cost', sort: 'alternative', ...more, ...(price && { price }) };
}

/** A number announced or chosen before, by name. */
export function number(name = 'x'): Amount {
  return { kind: 'number', name };
}

/** Whether a named cost was paid. */
export function wasPaid(name: string): Condition {
  return { kind: 'paid', name };
}

/** A static ability: what it works on, and what it changes. */
export function gives(applies: AppliesTo, ...changes: Change[]): Ability {
  return { kind: 'static', applies, changes };
}

/** A static ability that defines what its own card is: "its strength is the number of …". */
export function defines(...changes: Change[]): Ability {
  return { kind: 'static', applies: self, defines: true, changes };
}

/** A static ability that works only while a condition holds. */
export function givesWhile(condition: Condition, applies: AppliesTo, ...changes: Change[]): Ability {
  return { kind: 'static', applies, if: condition, changes };
}

/** Lends an ability. */
export function lends(ability: Ability): Change {
  return { kind: 'ability', ability };
}
