import { each, forEach, gives, self, triggered, type Ability } from '@crupier/kernel/cards';
import { destroyed, play } from '../headers.ts';
import { act, any, enemy, rule, whenPlayer } from '../../meanings/builders.ts';

export const giltspineSchool: Ability[] = [
  gives(each(any('creature', 'token')), rule('doesNotReady')),
  play({ do: [act('makeToken', undefined, 3)] }),
];

export const kamalani: Ability[] = [destroyed({ do: [act('makeToken', undefined, 2)] })];

export const physaloha: Ability[] = [gives(each(any('creature', 'damaged')), rule('doesNotReady'))];

/** *Rule:* KF-FAQ-CARD-the-chosen-one-1. */
export const theChosenOne: Ability[] = [
  gives(each(enemy('creature')), rule('doesNotReady')),
  triggered(whenPlayer('readyStepEnd', 'opponent'), { do: [act('damage', self, forEach(1, enemy('creature', 'exhausted')))] }),
];
