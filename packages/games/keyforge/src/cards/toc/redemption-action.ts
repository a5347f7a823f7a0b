import { self, top, type Ability } from '@crupier/kernel/cards';
import { play } from '../headers.ts';
import { act, areAll, doneThisWay, friendly, is } from '../../meanings/builders.ts';

export const steadfastCommitment: Ability[] = [
  play({ do: [act('putUnderDeck', top(1, friendly('discardCard')))], next: { do: [act('makeToken')] } }),
];

export const swiftInduction: Ability[] = [
  play({
    do: [act('makeToken')],
    ifDone: { if: areAll(doneThisWay('tokenMade'), is('besideTrait', 'mutant')), do: [act('archive', self)] },
  }),
];
