import { atLeast, each, forEachOf, self, type Ability } from '@crupier/kernel/cards';
import { play } from '../headers.ts';
import { act, any, doneThisWay, isChosen, tally } from '../../meanings/builders.ts';

export const hypoxia: Ability[] = [play({ do: [act('destroy', each(any('creature', 'token')))] })];

export const initiation: Ability[] = [
  play({ do: [act('makeToken')], next: { if: { kind: 'not', of: atLeast(tally('handSize', 'you'), 4) }, do: [act('archive', self)] } }),
];

export const sunkCost: Ability[] = [
  play({
    words: { it: { of: 'house' } },
    do: [act('discardAtRandom', undefined, 1, { who: 'opponent' })],
    next: { do: [act('makeToken', undefined, forEachOf(1, doneThisWay('cardDiscarded', isChosen('house', 'it'))))] },
  }),
];
