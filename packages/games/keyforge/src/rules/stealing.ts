import { applies, rulesOnSeat, site, topics, type Seat } from '@crupier/kernel/rules';
import type { KeyForgeMatch } from '../state/state.ts';

const about = topics('aemberCannotBeStolen');

const cannotSteal = site('KF-CANNOT-1 KF-FAQ-GEN-40', 'what cannot be stolen stays');

/** Whether a seat's Æ cannot be stolen, by whatever would steal it. *Rule:* KF-CANNOT-1, KF-FAQ-GEN-40. */
export function isSafeFromStealing(match: KeyForgeMatch, seat: Seat): boolean {
  return rulesOnSeat(match, seat, about.aemberCannotBeStolen).length > 0 && applies(match, cannotSteal);
}
