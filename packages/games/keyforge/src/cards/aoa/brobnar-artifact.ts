import { forEach, gives, one, opponent, self, the, you, type Ability } from '@crupier/kernel/cards';
import { act, activated, any, enemy, friendly, grant, is, rule } from '../../meanings/builders.ts';

export const flamethrower: Ability[] = [
  activated('action', { targets: { it: one(any('creature')) }, do: [act('damageWithSplash', the(), 1, { value: '1' })] }),
];

export const grumpBuggy: Ability[] = [
  gives(opponent, rule('keyCost', { amount: forEach(1, friendly('creature', is('powerAtLeast', 5))) })),
  gives(you, rule('keyCost', { amount: forEach(1, enemy('creature', is('powerAtLeast', 5))) })),
];

export const shardOfStrength: Ability[] = [
  activated('action', {
    targets: { it: one(friendly('creature')) },
    do: [act('addCounters', the(), forEach(1, friendly('card', is('trait', 'shard'))))],
  }),
];

export const signalFire: Ability[] = [
  activated('omni', {
    do: [act('sacrifice', self)],
    next: { do: [grant(gives(you, rule('mayFight', { of: friendly('creature', is('house', 'brobnar')) })), 'turn')] },
  }),
];
