import { each, exists, forEach, one, that, the, triggered, type Ability } from '@crupier/kernel/cards';
import { act, activated, any, enemy, friendly, is, whenAny } from '../../meanings/builders.ts';

export const orbOfInvidius: Ability[] = [triggered(whenAny('reaped', any('creature')), { do: [act('stun', that())] })];

/** *Rule:* KF-FOR-EACH-1. */
export const shardOfPain: Ability[] = [
  activated('action', {
    times: forEach(1, friendly('card', is('trait', 'shard'))),
    targets: { it: one(enemy('creature')) },
    do: [act('damage', the(), 1)],
  }),
];

export const wretchedDoll: Ability[] = [
  activated('action', {
    if: exists(any('card', is('withCounter', 'doom'))),
    do: [act('destroy', each(any('creature', is('withCounter', 'doom'))))],
    else: { targets: { it: one(any('creature')) }, do: [act('addNamed', the(), 1, { value: 'doom' })] },
  }),
];
