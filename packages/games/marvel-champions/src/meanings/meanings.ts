import type { Meanings } from '@crupier/kernel/rules';
import type { Marvel } from '../state/state.ts';

/** How long lasting effects may last. *Rule:* MC-END-OF-PLAYER-PHASE-4, MC-VILLAIN-PHASE-6. */
export const durations = ['phase', 'round', 'activation', 'game'] as const;

/** The words of cards' texts. No card has a text yet, so that there are none. */
export const meanings: Meanings<Marvel> = {
  nouns: {},
  qualities: {},
  stats: {},
  tallies: {},
  verbs: {},
  occasions: {},
  relations: {},
  measures: {},
  states: {},
  rules: {},
  lists: {},
  durations: Object.fromEntries(durations.map((duration) => [duration, {}])),
  counted: [],
  headers: [],
};
