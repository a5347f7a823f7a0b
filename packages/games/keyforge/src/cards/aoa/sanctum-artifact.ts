import { atLeast, each, forEach, gives, givesWhile, host, one, opponent, the, type Ability } from '@crupier/kernel/cards';
import { act, activated, any, enemy, friendly, grant, is, measure, plus, rule } from '../../meanings/builders.ts';

export const eyeOfJudgment: Ability[] = [
  activated('action', { targets: { it: one(any('creatureInDiscard')) }, do: [act('purge', the())] }),
];

export const haedrothsWall: Ability[] = [gives(each(friendly('creature', 'flank')), plus('power', 2))];

export const hallowedShield: Ability[] = [
  activated('action', { targets: { it: one(any('creature')) }, do: [grant(gives(host, rule('cannotBeDamaged')), 'turn', the())] }),
];

export const proclamation346e: Ability[] = [
  givesWhile({ kind: 'not', of: atLeast(measure('houses', enemy('creature')), 3) }, opponent, rule('keyCost', { amount: 2 })),
];

export const shardOfHope: Ability[] = [
  activated('action', {
    targets: { it: one(friendly('creature')) },
    do: [act('capture', the(), forEach(1, friendly('card', is('trait', 'shard'))))],
  }),
];
