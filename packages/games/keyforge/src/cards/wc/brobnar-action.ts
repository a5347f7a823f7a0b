import { each, one, the, type Ability } from '@crupier/kernel/cards';
import { act, any, friendly, is, stat } from '../../meanings/builders.ts';
import { play } from '../headers.ts';

export const gronSBrew: Ability[] = [play({ targets: { it: one(any('creature')) }, do: [act('addCounters', the(), 2)] })];

export const powerOfFire: Ability[] = [
  play({
    targets: { it: one(friendly('creature')) },
    do: [act('sacrifice', the())],
    ifDone: { do: [act('lose', undefined, stat('halfPower', the()), { who: 'each' })] },
    next: { do: [act('gainChains', undefined, 1)] },
  }),
];

export const warriorsRefrain: Ability[] = [play({ do: [act('stun', each(any('creature', is('powerAtMost', 3))))] })];
