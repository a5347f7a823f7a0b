import { applies, site, type CardId, type GameEvent } from '@crupier/kernel/rules';
import { fact } from '../state/facts.ts';
import { recordOf } from '../state/reading.ts';
import type { KeyForgeMatch } from '../state/state.ts';

const wardedLeaving = site('KF-WARD-1 KF-WARD-3 KF-FAQ-CARD-code-monkey-1', 'a ward is lost instead of leaving play');

/** What happens instead to a warded creature that would leave play, wherever to; undefined for any other card. *Rule:* KF-WARD-1, KF-WARD-3. */
export function keptByWard(match: KeyForgeMatch, card: CardId): GameEvent | undefined {
  return recordOf(match, card).warded && applies(match, wardedLeaving) ? fact('wardSpent', { card }) : undefined;
}
