import { givesWhile, one, opponent, the, you, type Ability } from '@crupier/kernel/cards';
import { act, activated, any, friendly, inState, related, rule } from '../../meanings/builders.ts';

export const quixxleStone: Ability[] = [
  givesWhile(inState('moreCreatures'), you, rule('cannotPlay', { of: any('creatureCard') })),
  givesWhile(inState('opponentHasMoreCreatures'), opponent, rule('cannotPlay', { of: any('creatureCard') })),
];

export const transporterPlatform: Ability[] = [
  activated('action', {
    targets: { it: one(friendly('creature')) },
    do: [act('returnToHand', the()), act('returnToHand', related('upgradesOn', the()))],
  }),
];
