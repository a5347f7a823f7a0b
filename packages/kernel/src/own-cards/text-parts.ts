import type { Ability, AppliesTo } from '../language/effects.ts';
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

/** The facts that a replacement lets happen changed; none where it drops them, or is none. */
export function changedBy<S extends CoreState>({ words, facts }: CardLanguage<S>, ability: Ability): readonly string[] {
  if (ability.kind !== 'replacement' || ability.drops) return [];
  const { event, also = [] } = words.occasions[ability.when.occasion] ?? {};
  return event === undefined ? [] : [event, ...also].map((kind) => facts.names[kind] ?? '');
}
