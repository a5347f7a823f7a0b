import { forEach, gives, type Ability, type AppliesTo } from '@crupier/kernel/cards';
import { act, activated, friendly, grant, rule } from '../../meanings/builders.ts';

const everybody: AppliesTo = { kind: 'player', who: 'each' };

export const levyOfSouls: Ability[] = [
  activated('action', {
    do: [act('makeToken')],
    next: { do: [grant(gives(everybody, rule('keyCost', { amount: forEach(1, friendly('creature', 'token')) })), 'opponentsNextTurn')] },
  }),
];
