import { applies, site, type Seat } from '@crupier/kernel';
import type { KeyForgeMatch } from '../state/state.ts';

/** What raising the tide by the rule costs. *Rule:* KF-TIDE-3. */
export const TIDE_CHAINS = 3;

const onlyIfNotHigh = site('KF-TIDE-2', 'a tide that is high is not raised');
const withTide = site('KF-TIDE-1', 'the tide is there if a deck has it');

/** Whether a player may raise the tide by the rule of the tide card. *Rule:* KF-TIDE-2, KF-TIDE-3. */
export function canRaiseTide(match: KeyForgeMatch, seat: Seat): boolean {
  const { hasTide, tide } = match.state;
  if (!hasTide && applies(match, withTide)) return false;
  return tide !== seat || !applies(match, onlyIfNotHigh);
}
