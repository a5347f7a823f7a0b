import { atMost, each, forEach, gives, self, type Ability } from '@crupier/kernel/cards';
import { act, activated, friendly, grant, is, lists, tally } from '../../meanings/builders.ts';

export const guardDisguise: Ability[] = [
  activated('action', {
    do: [act('sacrifice', self)],
    next: { if: atMost(tally('aember', 'opponent'), 3), do: [act('steal', undefined, 3)] },
  }),
];

export const hideawayHole: Ability[] = [
  activated('omni', {
    do: [act('sacrifice', self)],
    next: { do: [grant(gives(each(friendly('creature')), lists('keyword', 'gain', 'elusive')), 'yourNextTurn')] },
  }),
];

export const shardOfGreed: Ability[] = [
  activated('action', { do: [act('gain', undefined, forEach(1, friendly('card', is('trait', 'shard'))))] }),
];
