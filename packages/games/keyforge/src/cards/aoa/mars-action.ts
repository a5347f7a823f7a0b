import { each, none, one, the, type Ability } from '@crupier/kernel/cards';
import { play } from '../headers.ts';
import { act, allOf, any, enemy, forEachDone, friendly, is } from '../../meanings/builders.ts';

export const carpetPhloxem: Ability[] = [play({ if: none(friendly('creature')), do: [act('damage', each(any('creature')), 4)] })];

export const hypnobeam: Ability[] = [play({ targets: { it: one(enemy('creature')) }, do: [act('takeControl', the())] })];

export const marsFirst: Ability[] = [
  play({ targets: { it: one(friendly('creature', is('house', 'mars'))) }, do: [act('ready', the()), act('use', the())] }),
];

export const martianGenerosity: Ability[] = [
  play({
    do: [act('lose', undefined, allOf('aember', 'you'))],
    next: { do: [act('draw', undefined, forEachDone(2, 'aemberLost', 'amount'))] },
  }),
];
