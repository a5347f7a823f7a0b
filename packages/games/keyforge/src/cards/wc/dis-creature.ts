import { each, gives, opponent, triggered, type Ability } from '@crupier/kernel/cards';
import { afterFight, destroyed } from '../headers.ts';
import { act, activated, any, enemy, grant, inStateOf, rule, whenAny, whenPlayer } from '../../meanings/builders.ts';

/** *Rule:* KF-FAQ-CARD-dexus-1, KF-FAQ-GEN-50. */
export const dexus: Ability[] = [
  triggered(whenAny('played', enemy('creature', 'rightFlank'), 'opponent'), { do: [act('lose', undefined, 1, { who: 'opponent' })] }),
];

/** *Rule:* KF-FAQ-CARD-armageddon-cloak-1. */
export const harbingerOfDoom: Ability[] = [destroyed({ do: [act('destroy', each(any('creature')))] })];

/** *Rule:* KF-FAQ-GEN-50. */
export const sinestra: Ability[] = [
  triggered(whenAny('played', enemy('creature', 'leftFlank'), 'opponent'), { do: [act('lose', undefined, 1, { who: 'opponent' })] }),
];

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
