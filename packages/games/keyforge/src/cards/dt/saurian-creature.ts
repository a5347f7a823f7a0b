import { givesWhile, self, triggered, type Ability } from '@crupier/kernel/cards';
import { act, inState, rule, whenSelf } from '../../meanings/builders.ts';

export const undagnathus: Ability[] = [givesWhile(inState('tideLow'), self, rule('dealsNoDamageWhenFighting'))];

/** *Rule:* KF-FAQ-CARD-undagnathus-1. */
export const undagnathusEvilTwin: Ability[] = [givesWhile(inState('tideLow'), self, rule('takesDoubleDamage'))];

/** *Rule:* KF-FAQ-GEN-79. */
export const venatorAltum: Ability[] = [triggered(whenSelf('damaged'), { if: inState('tideLow'), do: [act('exalt', self)] })];
