import type { CardId, Identities } from '@crupier/kernel/rules';
import { record } from '../state/leaving.ts';
import type { KeyForge } from '../state/state.ts';

/** What makes a physical card that card, for dealing hidden ones anew: its frame's house and its icons. */
export const identities: Identities<KeyForge> = {
  swap: (state: KeyForge, one: CardId, other: CardId) => {
    const first = record(state, one);
    const second = record(state, other);
    const { house, icons } = first;
    Object.assign(first, { house: second.house, icons: second.icons });
    Object.assign(second, { house, icons });
  },
  printed: (state, card) => `${record(state, card).house} ${record(state, card).icons.join(' ')}`,
  // A hidden card comes from its owner's deck, wherever it lies.
  group: (state, card) => record(state, card).owner,
};
