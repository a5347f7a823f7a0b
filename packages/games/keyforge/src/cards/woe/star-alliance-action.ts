import { atLeast, each, one, self, the, top, type Ability } from '@crupier/kernel/cards';
import { play } from '../headers.ts';
import { act, any, forEachDone, friendly, inState } from '../../meanings/builders.ts';

export const gruntWork: Ability[] = [
  play({
    do: [act('lookAt', top(3, friendly('deckCard')))],
    next: { do: [act('putBack', top(3, friendly('deckCard')))], next: { do: [act('makeToken')] } },
  }),
];

export const photonBlast: Ability[] = [
  play({
    targets: { it: one(any('creature')) },
    do: [act('damageWithSplash', the(), 2, { value: '1' })],
    next: { if: atLeast(forEachDone(1, 'destroyed'), 1), do: [act('makeToken')] },
  }),
];

export const teamwork: Ability[] = [
  play({ do: [act('makeToken')], next: { if: inState('opponentHasMoreCreatures'), do: [act('archive', self)] } }),
];

/** Those that are no creatures go to the discard piles of their owners. *Rule:* KF-FLIP-4. */
export const temporalPurge: Ability[] = [play({ do: [act('flipFaceup', each(any('creature', 'token')))] })];
