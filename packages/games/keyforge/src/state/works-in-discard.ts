import { abilityHas, type Definition } from '@crupier/kernel/rules';
import type { KeyForge } from './state.ts';

const known = new WeakMap<Definition<KeyForge>, boolean>();

/** Whether a card has an ability that says of itself that it lies in a discard pile: that one works there. *Rule:* KF-ABILITY-2. */
export function worksInDiscard(definition: Definition<KeyForge>): boolean {
  let works = known.get(definition);
  if (works === undefined) {
    works = definition.written.some((ability) => abilityHas({ quality: (each) => each === 'inDiscardPile' }, ability));
    known.set(definition, works);
  }
  return works;
}
