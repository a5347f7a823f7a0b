import type { Ability } from '../../cards.ts';
import type { CardBehaviour } from '../../rules.ts';
import { blank, type Printed } from './state/reading.ts';

/** Makes beasts for tests, with these values printed on each: by its key and its abilities. */
export function beastsWith(printed: Partial<Printed>): (key: string, ...abilities: readonly Ability[]) => CardBehaviour {
  return (key, ...abilities) => ({ key, printed: { ...blank, type: 'beast', ...printed }, abilities });
}
