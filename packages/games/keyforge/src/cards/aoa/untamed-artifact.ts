import { forEach, gives, givesWhile, host, one, opponent, the, you, type Ability } from '@crupier/kernel/cards';
import { act, activated, any, friendly, grant, inState, is, lists, rule } from '../../meanings/builders.ts';

export const heartOfTheForest: Ability[] = [
  givesWhile(inState('youHaveMoreKeys'), you, rule('cannotForge')),
  givesWhile(inState('opponentHasMoreKeys'), opponent, rule('cannotForge')),
];

export const niffleGrounds: Ability[] = [
  activated('action', {
    targets: { it: one(any('creature')) },
    do: [grant(gives(host, lists('keyword', 'lose', 'taunt'), lists('keyword', 'lose', 'elusive')), 'turn', the())],
  }),
];

export const shardOfLife: Ability[] = [
  activated('action', {
    times: forEach(1, friendly('card', is('trait', 'shard'))),
    targets: { it: one(friendly('cardInDiscard')) },
    do: [act('shuffleIntoDeck', the())],
  }),
];
