import { gives, givesWhile, giver, host, instead, lends, self, type Ability } from '@crupier/kernel/cards';
import { act, areAll, lists, plus, whenSelf } from '../../meanings/builders.ts';

/** *Rule:* KF-FAQ-CARD-armageddon-cloak-1. */
export const armageddonCloak: Ability[] = [
  gives(
    host,
    lists('keyword', 'gain', 'hazardous', 2),
    lends(instead(whenSelf('wouldBeDestroyed'), { do: [act('fullyHeal', self), act('destroy', giver)] })),
  ),
];

export const mantleOfTheZealot: Ability[] = [gives(host, lists('keyword', 'gain', 'versatile'))];

export const protectTheWeak: Ability[] = [gives(host, plus('armor', 1), lists('keyword', 'gain', 'taunt'))];

export const shoulderArmor: Ability[] = [givesWhile(areAll(host, 'flank'), host, plus('armor', 2), plus('power', 2))];
