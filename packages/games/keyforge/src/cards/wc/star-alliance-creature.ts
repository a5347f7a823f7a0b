import { both, givesWhile, one, other, self, the, you, gives, type Ability } from '@crupier/kernel/cards';
import { afterFightOrReap, playFightOrReap } from '../headers.ts';
import { act, any, areAll, friendly, grant, inState, not, rule } from '../../meanings/builders.ts';

/** *Rule:* KF-FAQ-CARD-captain-val-jericho-1. */
export const captainValJericho: Ability[] = [
  givesWhile(both(inState('yourTurn'), areAll(self, 'centre')), you, rule('mayPlay', { of: any('anyCard', not('ofActiveHouse')) })),
];

export const commanderChan: Ability[] = [afterFightOrReap({ targets: { it: one(other(friendly('creature'))) }, do: [act('use', the())] })];

export const sensorChiefGarcia: Ability[] = [
  playFightOrReap({ do: [grant(gives({ kind: 'player', who: 'each' }, rule('keyCost', { amount: 2 })), 'opponentsNextTurn')] }),
];
