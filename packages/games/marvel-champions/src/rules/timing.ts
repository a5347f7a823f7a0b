import type { EventPolicy } from '@crupier/kernel/rules';
import { kind } from '../state/facts.ts';
import { isBlank, isInPlay } from '../state/reading.ts';
import type { Marvel } from '../state/state.ts';
import { settle } from './order.ts';
import { resourcePolicy } from './paying.ts';

/** How those who listen are asked. *Rule:* MC-FIRST-PLAYER-6. */
export const policy: EventPolicy<Marvel> = {
  chooser: ({ state }) => state.first,
  settle,
  resources: resourcePolicy,
  isBlank,
  // Damage to what has left play meanwhile is dealt to nobody.
  isExpired: (match, { kind: of, card }) => of === kind.damageTaken && !isInPlay(match, card),
};
