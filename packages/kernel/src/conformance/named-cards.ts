import type { Ability } from '../language/effects.ts';
import { abilityHas } from '../language/search.ts';

/** The values of qualities that take a card, by the name or the key that a text says: "named Troll". */
export function namedCards(abilities: readonly Ability[], qualities: Readonly<Record<string, object>>): readonly string[] {
  const named: string[] = [];
  const note = (quality: string, value: string | number): void => {
    const { takes } = { takes: undefined, ...qualities[quality] };
    if (takes === 'card') named.push(String(value));
  };
  const quality = (each: unknown): boolean => {
    if (typeof each === 'object' && each !== null && 'is' in each && 'value' in each) note(String(each.is), String(each.value));
    return false;
  };
  for (const ability of abilities) abilityHas({ quality }, ability);
  return named;
}
