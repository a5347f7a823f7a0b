import {
  both,
  each,
  givesWhile,
  host,
  lends,
  none,
  one,
  other,
  self,
  the,
  triggered,
  you,
  gives,
  type Ability,
} from '@crupier/kernel/cards';
import { afterFightOrReap, playFightOrReap } from '../headers.ts';
import { act, activated, any, areAll, friendly, grant, inState, is, lists, not, rule, when } from '../../meanings/builders.ts';

/** *Rule:* KF-FAQ-CARD-captain-val-jericho-1. */
export const captainValJericho: Ability[] = [
  givesWhile(both(inState('yourTurn'), areAll(self, 'centre')), you, rule('mayPlay', { of: any('anyCard', not('ofActiveHouse')) })),
];

/** *Rule:* KF-FAQ-CARD-captain-val-jericho-1. */
export const comOfficerKirby: Ability[] = [
  playFightOrReap({
    do: [grant(gives(you, rule('mayPlay', { of: any('artifactUpgradeOrActionCard', not(is('house', 'staralliance'))) })), 'turn')],
  }),
];

export const commanderChan: Ability[] = [afterFightOrReap({ targets: { it: one(other(friendly('creature'))) }, do: [act('use', the())] })];

export const crashMuldoon: Ability[] = [
  gives(self, rule('enters ready')),
  activated('action', { targets: { it: one(any('creature', 'neighbouring', not(is('house', 'staralliance')))) }, do: [act('use', the())] }),
];

/** *Rule:* KF-FAQ-GEN-24. */
export const exploRover: Ability[] = [gives(self, rule('playableAsUpgrade'), lends(gives(host, lists('keyword', 'gain', 'skirmish'))))];

export const informationOfficerGray: Ability[] = [
  playFightOrReap({
    may: true,
    targets: { it: one(friendly('cardInHand', not(is('house', 'staralliance')))) },
    do: [act('reveal', the())],
    ifDone: { do: [act('archive', the())] },
  }),
];

/** *Rule:* KF-FAQ-CARD-sci-officer-morpheus-1. */
export const sciOfficerMorpheus: Ability[] = [gives(you, rule('playsAgain', { of: any('creature') }))];

/** *Rule:* KF-FAQ-CARD-sci-officer-qincan-1. */
export const sciOfficerQincan: Ability[] = [
  triggered(when('houseChosen'), { if: none(any('card', 'ofActiveHouse')), do: [act('steal', undefined, 1)] }),
];

export const sensorChiefGarcia: Ability[] = [
  playFightOrReap({ do: [grant(gives({ kind: 'player', who: 'each' }, rule('keyCost', { amount: 2 })), 'opponentsNextTurn')] }),
];

export const specialAgentFingers: Ability[] = [activated('action', { do: [act('steal', undefined, 1)] })];

/** *Rule:* KF-FAQ-CARD-sci-officer-qincan-1. */
export const techivorePulpate: Ability[] = [
  triggered(when('houseChosen'), { do: [act('destroy', each(any('artifact', 'ofActiveHouse')))] }),
];
