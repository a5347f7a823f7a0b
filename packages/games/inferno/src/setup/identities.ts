import type { Identities } from '@crupier/kernel';
import { record } from '../state/leaving.ts';
import type { Inferno } from '../state/state.ts';

/** What makes a physical card that card, for dealing hidden ones anew: nothing but what is printed on it. */
export const identities: Identities<Inferno> = {
  swap: (state, one, other) => {
    const first = record(state, one);
    const second = record(state, other);
    [first.origin, second.origin] = [second.origin, first.origin];
  },
  printed: (state, card) => String(record(state, card).origin),
  // A hidden card comes from its owner's deck, wherever it lies.
  group: (state, card) => record(state, card).owner,
};
