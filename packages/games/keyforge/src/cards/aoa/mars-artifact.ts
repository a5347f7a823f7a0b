import { exactly, forEach, one, that, the, triggered, type Ability } from '@crupier/kernel/cards';
import { act, activated, enemy, forEachPast, friendly, is, whenAny } from '../../meanings/builders.ts';

export const shardOfHate: Ability[] = [
  activated('action', {
    times: forEach(1, friendly('card', is('trait', 'shard'))),
    targets: { it: one(enemy('creature')) },
    do: [act('stun', the())],
  }),
];

/** The first creature of the turn to reap, of either player. */
export const æmberConductionUnit: Ability[] = [
  triggered(whenAny('reaped', enemy('creature')), { if: exactly(forEachPast(1, 'reaped'), 1), do: [act('stun', that())] }),
];
