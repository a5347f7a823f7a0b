import { gives, triggered, type Ability } from '@crupier/kernel/cards';
import { grant, rule, when } from '../../meanings/builders.ts';

/** The next turn is that of the opponent of whoever has chosen. */
export const snagSMirror: Ability[] = [
  triggered(when('houseChosen'), {
    words: { it: { of: 'activeHouse' } },
    do: [grant(gives({ kind: 'player', who: 'each' }, rule('cannotChooseHouse', { chosen: 'it' })), 'nextTurn')],
  }),
];
