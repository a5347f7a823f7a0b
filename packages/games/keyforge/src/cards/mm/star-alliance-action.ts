import { one, oneOf, the, top, type Ability } from '@crupier/kernel/cards';
import { play } from '../headers.ts';
import { act, any, areAll, doneThisWay, friendly, is, isChosen, tally } from '../../meanings/builders.ts';

export const holdTheLine: Ability[] = [play({ do: [act('draw', undefined, tally('creaturesInExcess', 'opponent'))] })];

export const newFrontiers: Ability[] = [
  play({
    words: { house: { of: 'house' } },
    do: [act('reveal', top(3, friendly('deckCard')))],
    next: {
      do: [
        act('archive', doneThisWay('cardRevealed', isChosen('house', 'house'))),
        act('discard', doneThisWay('cardRevealed', isChosen('notOfHouse', 'house'))),
      ],
    },
  }),
];

export const particleSweep: Ability[] = [
  play({
    targets: { it: one(any('creature')) },
    do: [],
    next: { if: areAll(the(), is('trait', 'mutant')), do: [act('destroy', the())], else: { do: [act('damage', the(), 2)] } },
  }),
];

export const subdue: Ability[] = [play({ targets: { it: one(any('creature')) }, do: [act('damage', the(), 1), act('stun', the())] })];

/** *Rule:* KF-FAQ-CARD-survey-1. */
export const survey: Ability[] = [
  play({
    do: [act('lookAt', top(2, friendly('deckCard')))],
    next: { targets: { it: oneOf(top(2, friendly('deckCard')), friendly('deckCard')) }, do: [act('discard', the())] },
  }),
];
