import type { Ability } from '../language/effects.ts';
import { abilityHas } from '../language/search.ts';

/**
 * Whether a text does an act under a condition, and then something more whether or not that condition held. A card prints it as two
 * sentences. Where it prints one, "if …, do this and that", both acts belong to the clause with the condition.
 */
export function goesOnAfterFailedIf(abilities: readonly Ability[]): boolean {
  return abilities.some((ability) =>
    abilityHas({ clause: ({ if: condition, next }) => condition !== undefined && next !== undefined }, ability),
  );
}
