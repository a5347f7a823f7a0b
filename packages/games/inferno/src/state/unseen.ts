import { applies, cardOf, isCurrent, site, type CardId, type CardRef } from '@crupier/kernel/rules';
import { isAddedUnseen } from './entering.ts';
import { NOTHING_PRINTED, printedOf, type Printed } from './printed.ts';
import { isFaceDownResource, recordOf, zoneOfCard } from './reading.ts';
import type { InfernoMatch } from './state.ts';
import { knownBy } from './visibility.ts';

const undefinedThere = site('INF-701.7c', 'of a card that went to a hidden zone as it was discarded nothing can be said');

const unreadInExile = site('INF-406.3', 'of a card that lies face down in exile nothing can be said');

/**
 * Whether nothing can be said of what is spoken of: it lies face down in exile, is being added as a resource from the top of the deck, or
 * went where nobody can see what it is, as a discarded card does that is put into a deck: all its characteristics are undefined.
 * *Rule:* INF-406.3, INF-120.2, INF-305.2, INF-701.7c.
 */
export function isUnseen(match: InfernoMatch, ref: CardRef): boolean {
  const zone = zoneOfCard(match, ref);
  if (zone === 'exile') return recordOf(match, ref).faceDown && isCurrent(match.state, ref) && applies(match, unreadInExile);
  if (zone !== 'deck') return false;
  if (isAddedUnseen(match, cardOf(ref))) return true;
  if (ref === cardOf(ref) || !isCurrent(match.state, ref)) return false;
  return knownBy(match.state, cardOf(ref)) === 0 && applies(match, undefinedThere);
}

/**
 * What may be read of what is printed on a card: nothing, of one that lies face down in play, or of which nothing can be said.
 * *Rule:* INF-305.2, INF-406.3, INF-120.2.
 */
export function legibleOf(match: InfernoMatch, card: CardId): Printed {
  return isFaceDownResource(match, card) || isUnseen(match, card) ? NOTHING_PRINTED : printedOf(match, card);
}
