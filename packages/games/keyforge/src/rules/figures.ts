import type { Seat } from '@crupier/kernel/rules';
import { cardsIn } from '../state/reading.ts';
import type { KeyForgeMatch } from '../state/state.ts';

/** The number in the words of a question: how many cards a mulligan draws, or how many are archived. *Rule:* KF-MULLIGAN-1, KF-ARCHIVES-1. */
export function figureOf(match: KeyForgeMatch, seat: Seat, purpose: string): number {
  if (purpose === 'takeArchives') return cardsIn(match, 'archives', seat).length;
  return Math.max(0, cardsIn(match, 'hand', seat).length - 1);
}
