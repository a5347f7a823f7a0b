import { gives, givesWhile, host, lends, you, type Ability } from '@crupier/kernel/cards';
import { afterReap } from '../headers.ts';
import { act, areAll, lists, rule } from '../../meanings/builders.ts';

/** *Rule:* KF-FAQ-GEN-17. */
export const academyTraining: Ability[] = [
  givesWhile(areAll(host, 'underYourControl'), host, lists('house', 'become', 'logos')),
  gives(host, lends(afterReap({ do: [act('draw', undefined, 1)] }))),
];

/** *Rule:* KF-FAQ-GEN-40. */
export const discombobulator: Ability[] = [gives(host, lends(gives(you, rule('aemberCannotBeStolen'))))];
