import { each, forEach, reducedBy, type Ability } from '@crupier/kernel/cards';
import { play } from '../headers.ts';
import { act, any, friendly, is } from '../../meanings/builders.ts';

/** The cost falls below the current cost where the hand is large enough. */
export const keyAbduction: Ability[] = [
  play({
    do: [act('returnToHand', each(any('creature', is('house', 'mars'))))],
    next: { may: true, do: [act('forgeAtMore', undefined, reducedBy(9, forEach(1, friendly('cardInHand'))))] },
  }),
];

export const totalRecall: Ability[] = [
  play({
    do: [act('gain', undefined, forEach(1, friendly('creature', 'ready')))],
    next: { do: [act('returnToHand', each(friendly('creature')))] },
  }),
];
