import { applies, program, raise, site, type Seat } from '@crupier/kernel/rules';
import { fact } from '../state/facts.ts';
import type { KeyForge, KeyForgeMatch } from '../state/state.ts';

const TIDE_CHAINS = 3;

/** Ruling KF-C-05. */
const onlyIfNotHigh = site('KF-TIDE-2 KF-FAQ-GEN-61', 'a tide that is high is not raised');
const withTide = site('KF-TIDE-1', 'the tide is there if a deck has it');

/** Whether a player may raise the tide by the rule of the tide card. *Rule:* KF-TIDE-2, KF-TIDE-3. */
export function canRaiseTide(match: KeyForgeMatch, seat: Seat): boolean {
  const { hasTide, tide } = match.state;
  if (!hasTide && applies(match, withTide)) return false;
  return tide !== seat || !applies(match, onlyIfNotHigh);
}

/** "Omni: Raise the tide. Gain 3 chains." No card is exhausted for it. *Rule:* KF-TIDE-3. */
export const raiseTide = program<KeyForge, object>('raise the tide', [
  { name: 'raise it', rule: 'KF-TIDE-3', do: (match, { seat }) => raise(match, fact('tideRaised', { seat })) },
  { name: 'gain 3 chains', rule: 'KF-TIDE-3', do: (match, { seat }) => raise(match, fact('chainsGained', { seat, amount: TIDE_CHAINS })) },
]);
