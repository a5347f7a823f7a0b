import { one, self, the, triggered, type Ability } from '@crupier/kernel/cards';
import { act, activated, friendly, inState, when } from '../../meanings/builders.ts';

/** *Rule:* KF-FAQ-CARD-the-promised-blade-1. */
export const thePromisedBlade: Ability[] = [
  triggered(when('turnStart'), {
    if: inState('opponentHasMoreCreatures'),
    do: [act('takeControl', self)],
    else: {
      if: inState('moreCreatures'),
      do: [act('giveControl', self)],
      else: { do: [], modes: [{ do: [act('takeControl', self)] }, { do: [act('giveControl', self)] }] },
    },
  }),
  activated('omni', { targets: { it: one(friendly('creature')) }, do: [act('capture', the(), 1)] }),
];
