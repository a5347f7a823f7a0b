import { exactly, none, self, triggered, type Ability } from '@crupier/kernel/cards';
import { act, forEachPast, friendly, whenPlayer } from '../../meanings/builders.ts';

/** *Rule:* KF-FAQ-CARD-curse-of-cowardice-1. */
export const curseOfCowardice: Ability[] = [
  triggered(whenPlayer('turnEnd', 'you'), {
    if: exactly(forEachPast(1, 'creaturesUsedToFight', 'you'), 0),
    do: [act('lose', undefined, 2)],
    next: { if: none(friendly('creature')), do: [act('destroy', self)] },
  }),
];
