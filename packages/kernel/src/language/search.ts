import { unreachable } from '../state/result.ts';
import type {
  Ability,
  About,
  Act,
  Amount,
  AppliesTo,
  Change,
  Clause,
  Condition,
  Counted,
  EarlyEnd,
  Filter,
  Quality,
  Selector,
  Target,
  When,
} from './effects.ts';

/** Tests of the parts of a text. A part without a test of its own is searched all the same, and the abilities that a text gives are parts. */
export interface Search {
  readonly clause?: (clause: Clause) => boolean;
  readonly act?: (act: Act) => boolean;
  readonly selector?: (selector: Selector) => boolean;
  readonly filter?: (filter: Filter) => boolean;
  readonly quality?: (quality: Quality) => boolean;
  readonly amount?: (amount: Exclude<Amount, number>) => boolean;
  readonly counted?: (counted: Counted) => boolean;
  readonly condition?: (condition: Condition) => boolean;
  readonly change?: (change: Change) => boolean;
}

/** Looks for a part in one sort of tree; nothing is found in what is left out. */
type Look<T> = (search: Search, part: T) => boolean;

function inAny<T>(search: Search, parts: readonly T[] | undefined, look: Look<T>): boolean {
  return parts !== undefined && parts.some((part) => look(search, part));
}

function inOptional<T>(search: Search, part: T | undefined, look: Look<T>): boolean {
  return part !== undefined && look(search, part);
}

/** Whether an ability has a part that a search finds. */
export function abilityHas(search: Search, ability: Ability): boolean {
  switch (ability.kind) {
    case 'triggered':
      return (
        whenHas(search, ability.when) ||
        inAny(search, ability.also, whenHas) ||
        inOptional(search, ability.cost, amountHas) ||
        inOptional(search, ability.price, clauseHas) ||
        clauseHas(search, ability.clause)
      );
    case 'replacement':
      return whenHas(search, ability.when) || clauseHas(search, ability.clause);
    case 'prohibition':
      return whenHas(search, ability.when);
    case 'activated':
      return amountHas(search, ability.cost) || inOptional(search, ability.price, clauseHas) || clauseHas(search, ability.clause);
    case 'cost':
      return (
        inOptional(search, ability.energy, amountHas) ||
        inOptional(search, ability.price, clauseHas) ||
        inOptional(search, ability.if, conditionHas)
      );
    case 'static':
      return (
        appliesHas(search, ability.applies) ||
        inOptional(search, ability.if, conditionHas) ||
        inOptional(search, ability.ignorable, earlyEndHas) ||
        inAny(search, ability.changes, changeHas)
      );
    case 'keyword':
      return (
        inOptional(search, ability.energy, amountHas) ||
        inOptional(search, ability.price, clauseHas) ||
        inOptional(search, ability.clause, clauseHas) ||
        inOptional(search, ability.of, filterHas)
      );
    default:
      return unreachable(ability);
  }
}

function whenHas(search: Search, { card, other }: When): boolean {
  return inOptional(search, card, aboutHas) || inOptional(search, other, aboutHas);
}

function appliesHas(search: Search, applies: AppliesTo): boolean {
  return applies.kind !== 'player' && selectorHas(search, applies);
}

function aboutHas(search: Search, about: About): boolean {
  return typeof about === 'object' && filterHas(search, about);
}

function earlyEndHas(search: Search, { energy, price, numbers }: EarlyEnd): boolean {
  return inOptional(search, energy, amountHas) || inOptional(search, price, clauseHas) || numbersHave(search, numbers);
}

function numbersHave(search: Search, numbers: Clause['numbers']): boolean {
  return Object.values(numbers ?? {}).some(({ most }) => amountHas(search, most));
}

/** Whether a clause or one inside it has such a part. */
export function clauseHas(search: Search, clause: Clause): boolean {
  return (
    search.clause?.(clause) === true ||
    choicesHave(search, clause) ||
    inOptional(search, clause.if, conditionHas) ||
    inOptional(search, clause.eachIf, conditionHas) ||
    inOptional(search, clause.times, amountHas) ||
    inAny(search, clause.do, actHas) ||
    inAny(search, clause.modes, clauseHas) ||
    inOptional(search, clause.ifDone, clauseHas) ||
    inOptional(search, clause.else, clauseHas) ||
    inOptional(search, clause.next, clauseHas)
  );
}

/** Whether what a clause itself chooses, numbers and targets, has such a part. */
export function choicesHave(search: Search, { numbers, targets }: Clause): boolean {
  return numbersHave(search, numbers) || inAny(search, Object.values(targets ?? {}), targetHas);
}

function targetHas(search: Search, target: Target): boolean {
  return (
    filterHas(search, target) ||
    inOptional(search, target.among, selectorHas) ||
    inOptional(search, target.besides, selectorHas) ||
    inOptional(search, target.count, amountHas) ||
    inOptional(search, target.divide, amountHas) ||
    inOptional(search, target.if, conditionHas)
  );
}

/** Whether an act has such a part. */
export function actHas(search: Search, act: Act): boolean {
  return (
    search.act?.(act) === true ||
    objectsHave(search, act) ||
    inOptional(search, act.grants, abilityHas) ||
    inOptional(search, act.ends, earlyEndHas)
  );
}

/** Whether what an act is done to, or how much of it is done, has such a part; what it gives is left out. */
export function objectsHave(search: Search, { on, to, of, boundTo, amount, amounts }: Act): boolean {
  return (
    inOptional(search, on, selectorHas) ||
    inOptional(search, to, selectorHas) ||
    inOptional(search, of, selectorHas) ||
    inOptional(search, boundTo, selectorHas) ||
    inOptional(search, amount, amountHas) ||
    inAny(search, amounts, amountHas)
  );
}

/** Whether a selector has such a part. */
export function selectorHas(search: Search, selector: Selector): boolean {
  if (search.selector?.(selector) === true) return true;
  if (selector.kind === 'each') return filterHas(search, selector);
  if (selector.kind === 'thisWay') return inAny(search, selector.are, qualityHas);
  if (selector.kind === 'top') return filterHas(search, selector) || amountHas(search, selector.count);
  return selector.kind === 'related' && (selectorHas(search, selector.of) || inAny(search, selector.are, qualityHas));
}

function filterHas(search: Search, filter: Filter): boolean {
  return search.filter?.(filter) === true || inAny(search, filter.are, qualityHas);
}

function qualityHas(search: Search, quality: Quality): boolean {
  if (search.quality?.(quality) === true) return true;
  if (typeof quality === 'string') return false;
  if ('not' in quality) return qualityHas(search, quality.not);
  return 'targets' in quality && aboutHas(search, quality.targets);
}

/** Whether a number has such a part. */
export function amountHas(search: Search, amount: Amount): boolean {
  if (typeof amount === 'number') return false;
  if (search.amount?.(amount) === true) return true;
  switch (amount.kind) {
    case 'perEach':
      return (
        search.counted?.(amount.of) === true ||
        ((amount.of.kind === 'cards' || amount.of.kind === 'stat') && selectorHas(search, amount.of.of))
      );
    case 'stat':
      return selectorHas(search, amount.of);
    case 'capped':
      return amountHas(search, amount.of);
    case 'difference':
      return amountHas(search, amount.of) || amountHas(search, amount.less);
    case 'measure':
      return filterHas(search, amount.of);
    case 'tally':
    case 'allBut':
    case 'eventAmount':
    case 'number':
    case 'made':
    case 'share':
      return false;
    default:
      return unreachable(amount);
  }
}

/** Whether a condition has such a part. */
export function conditionHas(search: Search, condition: Condition): boolean {
  if (search.condition?.(condition) === true) return true;
  switch (condition.kind) {
    case 'exists':
      return filterHas(search, condition.of);
    case 'compare':
      return amountHas(search, condition.amount) || amountHas(search, condition.than);
    case 'are':
      return selectorHas(search, condition.cards) || inAny(search, condition.are, qualityHas);
    case 'befell':
      return selectorHas(search, condition.cards);
    case 'not':
      return conditionHas(search, condition.of);
    case 'either':
    case 'both':
      return inAny(search, condition.of, conditionHas);
    case 'state':
    case 'paid':
      return false;
    default:
      return unreachable(condition);
  }
}

function changeHas(search: Search, change: Change): boolean {
  if (search.change?.(change) === true) return true;
  switch (change.kind) {
    case 'stat':
      return amountHas(search, change.amount);
    case 'ability':
      return abilityHas(search, change.ability);
    case 'rule':
      return (
        inOptional(search, change.amount, amountHas) ||
        inOptional(search, change.of, filterHas) ||
        inOptional(search, change.except, abilityHas)
      );
    case 'swap':
    case 'list':
      return false;
    default:
      return unreachable(change);
  }
}
