import { atLeast, each, forEachOf, self, triggered, type Ability } from '@crupier/kernel/cards';
import { play } from '../headers.ts';
import { act, any, doneThisWay, grant, inStateOf, isChosen, tally, whenPlayer } from '../../meanings/builders.ts';

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

export const watchYourStep: Ability[] = [
  play({
    words: { it: { of: 'houseOfOpponent' } },
    do: [
      grant(
        triggered(whenPlayer('houseStepEnd', 'opponent'), {
          if: { kind: 'not', of: inStateOf('chosenHouseActive', 'it') },
          do: [act('makeToken', undefined, 2), act('ready', doneThisWay('tokenMade'))],
        }),
        'opponentsNextTurn',
      ),
    ],
  }),
];
