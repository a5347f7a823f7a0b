import type { Ability, AppliesTo, When } from '../language/effects.ts';
import type { Search } from '../language/search.ts';
import type { CoreState } from '../state/state.ts';
import type { CardLanguage } from './card-language.ts';

/** Whether an ability lends abilities: one that is lent itself cannot. */
export function lends(ability: Ability): boolean {
  return ability.kind === 'static' && ability.changes.some(({ kind }) => kind === 'ability');
}

/** Whether cards to which an ability is lent may be weapons and the like, which have a host of their own. */
export function isAttached(applies: AppliesTo): boolean {
  return applies.kind === 'each';
}

/** A text that turns one of some rules on. */
export function turnsOn(rules: readonly string[]): Search {
  return { change: (change) => change.kind === 'rule' && rules.includes(change.rule) };
}

/** The facts that an ability hears on their way: those of a replacement, and of an interrupt. */
export function heardBy<S extends CoreState>(language: CardLanguage<S>, ability: Ability): readonly string[] {
  if (ability.kind === 'replacement') return factsOf(language, ability.when);
  if (ability.kind !== 'triggered') return [];
  const whens = [ability.when, ...(ability.also ?? [])];
  const areInterrupts = whens.every(({ occasion }) => language.words.occasions[occasion]?.moment === 'interrupt');
  return areInterrupts ? whens.flatMap((when) => factsOf(language, when)) : [];
}

function factsOf<S extends CoreState>({ words, facts }: CardLanguage<S>, { occasion }: When): readonly string[] {
  const { event, also = [] } = words.occasions[occasion] ?? {};
  return event === undefined ? [] : [event, ...also].map((kind) => facts.names[kind] ?? '');
}
