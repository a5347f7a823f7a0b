import { act, alternativeCost, self, triggered, whenSelf, type Ability, type CardBehaviour } from '@crupier/kernel';
import type { Keyword } from '../words/keywords.ts';

/**
 * What a keyword means where it lies hidden or in the Infierno: abilities of the card itself, each instance by itself. The rules
 * set the triggered ones off (`rules/found-triggers.ts`), for a card outside play listens to nothing.
 */
const meanings: Partial<Readonly<Record<Keyword, (value: number) => readonly Ability[]>>> = {
  /** *Rule:* INF-702.7a. */
  recover: (value) => [alternativeCost(undefined, { energy: value, name: 'recover', if: { kind: 'state', state: 'fromInfierno' } })],
  /** *Rule:* INF-702.16a, INF-702.16b. */
  replica: (value) => [
    alternativeCost(undefined, { energy: value, name: 'replica', if: { kind: 'state', state: 'replicated' } }),
    triggered(whenSelf('replicated'), { may: true, do: [act('playReplica', self)] }),
  ],
  /** *Rule:* INF-702.23b. */
  tribute: () => [triggered(whenSelf('tributeShown'), { do: [act('payTribute', self)] })],
};

/** The keywords of which several instances on one card are one. *Rule:* INF-702.23c. */
const redundant: readonly string[] = ['tribute', 'recover'];

/** A card with what its keywords mean added behind its own abilities, so that those keep their places. */
export function withMeanings<C extends CardBehaviour>(card: C): C {
  const told = new Set<string>();
  const added = card.abilities.flatMap((ability) => {
    if (ability.kind !== 'keyword' || (told.has(ability.keyword) && redundant.includes(ability.keyword))) return [];
    told.add(ability.keyword);
    const isTold = ability.keyword === 'recover' && card.abilities.some((each) => each.kind === 'cost' && each.name === 'recover');
    return isTold ? [] : (meanings[ability.keyword as Keyword]?.(ability.value) ?? []);
  });
  return added.length === 0 ? card : { ...card, abilities: [...card.abilities, ...added] };
}
