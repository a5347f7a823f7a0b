import { applies, site, type CardId, type GameEvent } from '@crupier/kernel/rules';
import { fact } from '../state/facts.ts';
import { isCreature, recordOf } from '../state/reading.ts';
import type { KeyForgeMatch } from '../state/state.ts';

const wardedLeaving = site('KF-WARD-1 KF-WARD-3 KF-FAQ-CARD-code-monkey-1', 'a ward is lost instead of leaving play');

const ofCreatures = site('KF-FAQ-CARD-animator-1', 'wards and stuns on what is no creature mean nothing');

/** Whether a ward or a stun on a card means anything: on an artifact that was a creature it waits until that is one again. */
export function heedsCounters(match: KeyForgeMatch, card: CardId): boolean {
  return isCreature(match, card) || !applies(match, ofCreatures);
}

/** Whether a card is a warded creature. *Rule:* KF-WARD-1. */
export function isWarded(match: KeyForgeMatch, card: CardId): boolean {
  return recordOf(match, card).warded && heedsCounters(match, card);
}

/** What happens instead to a warded creature that would leave play, wherever to; undefined for any other card. *Rule:* KF-WARD-1, KF-WARD-3. */
export function keptByWard(match: KeyForgeMatch, card: CardId): GameEvent | undefined {
  return isWarded(match, card) && applies(match, wardedLeaving) ? fact('wardSpent', { card }) : undefined;
}
