import { raise, type CardId, type Seat } from '@crupier/kernel/rules';
import { fact } from '../state/facts.ts';
import { recordOf, typeOf } from '../state/reading.ts';
import type { KeyForgeMatch } from '../state/state.ts';

/** Attaches an upgrade in play to another creature: not to the one that it is on. The last act of a step. *Rule:* KF-UPGRADE-1. */
export function attachTo(
  match: KeyForgeMatch,
  { card, other, seat }: { readonly card: CardId; readonly other: CardId; readonly seat: Seat },
): void {
  if (typeOf(match, card) !== 'upgrade' || recordOf(match, card).host === other) return;
  raise(match, fact('upgradeMoved', { card, other, seat }));
}
