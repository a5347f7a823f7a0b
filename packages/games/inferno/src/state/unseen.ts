import { applies, cardOf, isCurrent, site, type CardRef } from '@crupier/kernel';
import { zoneOfCard } from './reading.ts';
import type { InfernoMatch } from './state.ts';
import { knownBy } from './visibility.ts';

const undefinedThere = site('INF-701.7c', 'of a card that went to a hidden zone as it was discarded nothing can be said');

/**
 * Whether what is spoken of went where nobody can see what it is, as a discarded card does that is put into a deck: all its
 * characteristics are undefined. *Rule:* INF-701.7c.
 */
export function isUnseen(match: InfernoMatch, ref: CardRef): boolean {
  if (ref === cardOf(ref) || zoneOfCard(match, ref) !== 'deck' || !isCurrent(match.state, ref)) return false;
  return knownBy(match.state, cardOf(ref)) === 0 && applies(match, undefinedThere);
}
