import { applies, type CardRef, site } from '@crupier/kernel/rules';
import { isStillInPlay } from '../state/reading.ts';
import type { MarvelMatch } from '../state/state.ts';

const stopsAtOnce = site('MC-ACTIVATION-8 MC-FAQ-33', 'the activation of an enemy that leaves play stops at once');

/** Whether an enemy that activates has left play, so that the rest of its activation is not resolved. *Rule:* MC-ACTIVATION-8. */
export function hasLeftPlay(match: MarvelMatch, enemy: CardRef): boolean {
  return !isStillInPlay(match, enemy) && applies(match, stopsAtOnce);
}
