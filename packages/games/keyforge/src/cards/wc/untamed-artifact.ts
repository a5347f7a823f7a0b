import { one, self, the, triggered, type Ability } from '@crupier/kernel/cards';
import { act, activated, any, friendly, whenPlayer } from '../../meanings/builders.ts';

/** *Rule:* KF-FAQ-GEN-90, KF-FAQ-GEN-92. */
export const creedOfNurture: Ability[] = [
  activated('omni', {
    do: [act('sacrifice', self)],
    ifDone: {
      targets: { shown: one(friendly('creatureInHand')) },
      do: [act('reveal', the('shown'))],
      ifDone: { targets: { it: one(any('creature')) }, do: [act('gainTextBox', the(), undefined, { to: the('shown') })] },
    },
  }),
];

/** *Rule:* KF-FAQ-CARD-end-of-turn-1. */
export const fangtoothCavern: Ability[] = [
  triggered(whenPlayer('turnEnd', 'you'), { targets: { it: one(any('creature', 'leastPowerful')) }, do: [act('destroy', the())] }),
];
