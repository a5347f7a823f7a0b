import type { Ability, Act, Clause, Selector, When } from '../language/effects.ts';
import type { Problem } from '../state/result.ts';
import type { CoreState } from '../state/state.ts';
import type { CardLanguage } from './card-language.ts';
import { childAt, itemAt } from './places.ts';

/**
 * Finds texts that can only go on for ever: a mandatory ability that brings about what sets it off, one that a state sets off
 * which nothing limits, and a text that repeats itself without a condition. Whether any other text ends shows only when it is
 * played. *Errors:* `card.causesItself`, `card.endlessState`, `card.endlessRepeat`, each with its path.
 */
export function checkEndless<S extends CoreState>(language: CardLanguage<S>, ability: Ability, at: string): readonly Problem[] {
  const own = [...repeats(ability, at), ...(ability.kind === 'triggered' ? checkTriggered(language, ability, at) : [])];
  return [...own, ...givenIn(ability, at).flatMap(([inner, place]) => checkEndless(language, inner, place))];
}

type Triggered = Ability & { readonly kind: 'triggered' };

function checkTriggered<S extends CoreState>(language: CardLanguage<S>, ability: Triggered, at: string): readonly Problem[] {
  const { clause, forced, once, when, also = [] } = ability;
  if (!forced || once === true || isLimited(clause)) return [];
  const occasions = language.words.occasions;
  const isState = [when, ...also].some(({ occasion }) => occasions[occasion]?.isState === true);
  if (isState) return [{ code: 'card.endlessState', at: childAt(at, 'clause'), values: {} }];
  return chainOf(clause, childAt(at, 'clause')).flatMap(({ act, place }): readonly Problem[] => {
    const cause = [when, ...also].find((each) => bringsAbout(language, act, each));
    return cause === undefined ? [] : [{ code: 'card.causesItself', at: place, values: { verb: act.verb, occasion: cause.occasion } }];
  });
}

/** Whether a clause is not always done. */
function isLimited({ if: condition, eachIf, may, targets = {}, modes, times }: Clause): boolean {
  return (
    condition !== undefined ||
    eachIf !== undefined ||
    may === true ||
    modes !== undefined ||
    times !== undefined ||
    Object.keys(targets).length > 0
  );
}

/** The acts that are done whatever happens. */
function chainOf(clause: Clause, at: string): { readonly act: Act; readonly place: string }[] {
  const own = clause.do.map((act, index) => ({ act, place: itemAt(childAt(at, 'do'), index) }));
  return [...own, ...(clause.next === undefined || isLimited(clause.next) ? [] : chainOf(clause.next, childAt(at, 'next')))];
}

/** Whether doing an act surely sets off an ability that waits for an occasion. */
function bringsAbout<S extends CoreState>({ words, facts }: CardLanguage<S>, act: Act, when: When): boolean {
  const verb = words.verbs[act.verb];
  const occasion = words.occasions[when.occasion];
  if (verb?.fact === undefined || occasion === undefined || occasion.value !== undefined) return false;
  const kind = facts.names.indexOf(verb.fact);
  if ((kind !== occasion.event && occasion.also?.includes(kind) !== true) || occasion.moment !== 'after' || act.amount === 0) return false;
  const isByYou = act.who === undefined || act.who === 'you' || act.who === 'each';
  if (when.by === 'opponent' || (when.by === 'you' && !isByYou)) return false;
  if (act.on === undefined) return when.card === undefined && when.other === undefined;
  // What moves the card, or says itself whether there is anything to do, comes to an end.
  if (facts.shapes[kind]?.still !== true || verb.can !== undefined) return false;
  return isHeardOf(act.on, when);
}

/** Whether what an act is done to is what the occasion is about. */
function isHeardOf(on: Selector, { card, other }: When): boolean {
  if (other !== undefined && other !== 'self') return false;
  return (on.kind === 'self' && card === 'self') || (on.kind === 'event' && on.role === 'card' && card !== undefined);
}

/** Places where a text is repeated whatever happens. */
function repeats(ability: Ability, at: string): readonly Problem[] {
  if (!('clause' in ability) || ability.clause === undefined) return [];
  return repeatsIn(ability.clause, childAt(at, 'clause'));
}

function repeatsIn(clause: Clause, at: string): readonly Problem[] {
  if (clause.if !== undefined || clause.may === true) return [];
  const own: Problem[] = clause.again === 'effect' ? [{ code: 'card.endlessRepeat', at: childAt(at, 'again'), values: {} }] : [];
  return clause.next === undefined ? own : [...own, ...repeatsIn(clause.next, childAt(at, 'next'))];
}

/** The abilities that an ability lends or gives, each with its place. */
function givenIn(tree: unknown, at: string): [Ability, string][] {
  if (typeof tree !== 'object' || tree === null) return [];
  return Object.entries(tree).flatMap(([field, part]: [string, unknown]): [Ability, string][] => {
    const place = Array.isArray(tree) ? itemAt(at, Number(field)) : childAt(at, field);
    return field === 'grants' || field === 'ability' ? [[part as Ability, place]] : givenIn(part, place);
  });
}
