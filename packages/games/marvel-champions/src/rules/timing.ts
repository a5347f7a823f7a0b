import { lookAlike, raise, type EventPolicy } from '@crupier/kernel/rules';
import { fact, kind } from '../state/facts.ts';
import { isBlank, isInPlay } from '../state/reading.ts';
import { endings, type Marvel } from '../state/state.ts';
import { isOfOldType } from './attached-texts.ts';
import { settle } from './order.ts';
import { resourcePolicy } from './paying.ts';
import { saysHowItEnds } from './win-conditions.ts';

/** How those who listen are asked. *Rule:* MC-FIRST-PLAYER-6. */
export const policy: EventPolicy<Marvel> = {
  areAlike: lookAlike,
  // Whoever attacked: ruling MC-C-21.
  chooser: ({ state }) => state.first,
  ordersReplaced: ({ state }) => state.first,
  settle,
  resources: resourcePolicy,
  isBlank: (match, card, by) => (isBlank(match, card, by) && !saysHowItEnds(match, card)) || isOfOldType(match, card),
  // Ruling MC-C-22.
  endless: (match) => raise(match, fact('ended', { value: endings.indexOf('endless') })),
  // Damage to what has left play meanwhile is dealt to nobody.
  isExpired: (match, { kind: of, card }) => of === kind.damageTaken && !isInPlay(match, card),
};
