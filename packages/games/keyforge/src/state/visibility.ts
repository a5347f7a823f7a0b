import { everybody, NO_CARD, type CardId, type DeepReadonly } from '@crupier/kernel';
import { zoneKind, type KeyForge } from './state.ts';

const SEATS = 2;

/**
 * The seats that may know a card's face where it lies, as bits; the bit after the last seat stands for spectators.
 * *Rule:* KF-OUT-OF-PLAY-1, KF-OUT-OF-PLAY-2, KF-OUT-OF-PLAY-3, KF-DECK-3, KF-ARCHIVES-2.
 */
export function knownBy(state: DeepReadonly<KeyForge>, card: CardId): number {
  const record = state.cards[card];
  if (record === undefined || card === NO_CARD) return 0;
  switch (zoneKind(record.zone)) {
    case 'deck':
      return record.knownTo;
    case 'hand':
    case 'archives':
      return record.knownTo | (1 << (record.zone & 1));
    default:
      return everybody(SEATS);
  }
}
