import { one, otherThan, the, type Ability } from '@crupier/kernel/cards';
import { act, activated, friendly } from '../../meanings/builders.ts';

/** *Rule:* KF-FAQ-CARD-ritual-of-life-1. */
export const ritualOfLife: Ability[] = [
  activated('action', {
    targets: { it: one(friendly('creature')) },
    do: [act('destroy', the())],
    ifDone: { targets: { back: otherThan(the(), one(friendly('creatureInDiscard'))) }, do: [act('returnToHand', the('back'))] },
  }),
];
