import { givesWhile, one, self, the, type Ability } from '@crupier/kernel/cards';
import { act, activated, areAll, friendly, rule } from '../../meanings/builders.ts';

/** *Rule:* KF-ERRATA-auto-legionary, KF-FAQ-CARD-auto-legionary-1. */
export const autoLegionary: Ability[] = [
  activated('action', { do: [act('joinLine', self)] }),
  givesWhile(areAll(self, 'inBattleline'), self, rule('countsAsCreature', { amount: 5 }), rule('mayBeUsed')),
];

export const theGoldenSpiral: Ability[] = [
  activated('action', {
    targets: { it: one(friendly('creature')) },
    do: [act('exalt', the())],
    next: { do: [act('ready', the()), act('use', the())] },
  }),
];
