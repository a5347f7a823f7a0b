import { applies, site, type PlayerPolicy } from '@crupier/kernel/rules';
import type { KeyForge } from '../state/state.ts';

const onlyActive = site(
  'KF-TURN-SEQ-3 KF-ACTIVE-PLAYER-1 KF-MOST-POWERFUL-2 KF-FAQ-CARD-the-promised-blade-1',
  'only the active player decides',
);

/** Who plays KeyForge: two, until one of them wins or leaves. */
export const players: PlayerPolicy<KeyForge> = {
  // Only the active player decides, for the cards of either side. *Rule:* KF-TURN-SEQ-3, KF-ACTIVE-PLAYER-1.
  decider: (match, seat) => (applies(match, onlyActive) ? match.state.active : seat),
};
