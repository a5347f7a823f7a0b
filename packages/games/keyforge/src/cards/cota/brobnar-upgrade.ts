import { each, gives, host, lends, self, type Ability } from '@crupier/kernel/cards';
import { destroyed, play } from '../headers.ts';
import { act, any, lists, plus } from '../../meanings/builders.ts';

export const bloodOfTitans: Ability[] = [gives(host, plus('power', 5))];

/** *Rule:* KF-FAQ-GEN-86. */
export const phoenixHeart: Ability[] = [
  gives(host, lends(destroyed({ do: [act('returnToHand', self), act('damage', each(any('creature')), 3)] }))),
];

export const yoMamaMastery: Ability[] = [gives(host, lists('keyword', 'gain', 'taunt')), play({ do: [act('fullyHeal', host)] })];
