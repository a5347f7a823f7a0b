import { each, gives, opponent, triggered, type Ability } from '@crupier/kernel/cards';
import { afterFight, destroyed } from '../headers.ts';
import { act, activated, any, grant, inStateOf, rule, whenPlayer } from '../../meanings/builders.ts';

/** *Rule:* KF-FAQ-CARD-armageddon-cloak-1. */
export const harbingerOfDoom: Ability[] = [destroyed({ do: [act('destroy', each(any('creature')))] })];

export const snag: Ability[] = [
  afterFight({
    words: { it: { of: 'houseOfFoughtCreature' } },
    do: [grant(gives(opponent, rule('mustChooseHouse', { chosen: 'it' })), 'opponentsNextTurn')],
  }),
];

export const snaglet: Ability[] = [
  activated('action', {
    words: { it: { of: 'house' } },
    do: [
      grant(
        triggered(whenPlayer('houseChosen', 'opponent'), { if: inStateOf('chosenHouseActive', 'it'), do: [act('steal', undefined, 2)] }),
        'opponentsNextTurn',
      ),
    ],
  }),
];
