import { gives, self, triggered, type Ability } from '@crupier/kernel/cards';
import { act, enemy, inState, rule, when, whenPlayer } from '../../meanings/builders.ts';

export const frostGiant: Ability[] = [gives(self, rule('doesNotReady'))];

export const jarlSvend: Ability[] = [
  triggered(when('destroyedFighting', { card: enemy('creature'), other: 'self' }), { do: [act('makeToken')] }),
];

export const theGrandGord: Ability[] = [
  triggered(whenPlayer('turnStart', 'you'), { if: inState('youHaveMostPowerful'), do: [act('makeToken')] }),
];
