import { rulesOnCard, type CardId, type CardRef, type Seat } from '@crupier/kernel';
import { areOpponents } from '../state/seats.ts';
import { hasKeyword, inPlay, sideOf, zoneOfCard } from '../state/reading.ts';
import type { InfernoMatch } from '../state/state.ts';

/**
 * Whether an object may be chosen as a target of something that a player has put on the chain. `source` is the card or the source
 * of the ability. *Rule:* INF-114.1, INF-702.5, INF-702.21.
 */
export function mayTarget(match: InfernoMatch, card: CardRef, source: CardId, seat: Seat): boolean {
  if (zoneOfCard(match, card) === 'chain' && card === source) return false;
  if (!inPlay(match, card)) return true;
  if (hasKeyword(match, card, 'halo') && areOpponents(match, seat, sideOf(match, card))) return false;
  if (rulesOnCard(match, card as CardId, 'immune').some(({ speaksOf }) => speaksOf(source))) return false;
  return !rulesOnCard(match, card as CardId, 'cannotBeTargeted').some(({ speaksOf }) => speaksOf(source));
}
