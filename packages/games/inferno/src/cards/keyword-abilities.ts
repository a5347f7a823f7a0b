import type { CardBehaviour } from '@crupier/kernel/rules';
import { keywordMeanings, type Keyword } from '../meanings/keywords.ts';

/** A card with what its keywords mean added behind its own abilities, so that those keep their places. */
export function withMeanings<C extends CardBehaviour>(card: C): C {
  const told = new Set<string>();
  const added = card.abilities.flatMap((ability) => {
    if (ability.kind !== 'keyword') return [];
    const { isOnce, printed } = keywordMeanings[ability.keyword as Keyword];
    if (isOnce && told.has(ability.keyword)) return [];
    told.add(ability.keyword);
    return printed?.(ability.value) ?? [];
  });
  return added.length === 0 ? card : { ...card, abilities: [...card.abilities, ...added] };
}
