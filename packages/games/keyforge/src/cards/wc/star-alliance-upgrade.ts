import { giver, gives, host, lends, one, opponent, self, the, triggered, type Ability } from '@crupier/kernel/cards';
import { afterFightOrReap } from '../headers.ts';
import { act, any, forEachPoint, friendly, is, not, rule, whenAny } from '../../meanings/builders.ts';

export const disruptionField: Ability[] = [
  gives(opponent, rule('keyCost', { amount: forEachPoint(1, 'disruptionCounters', self) })),
  gives(host, lends(afterFightOrReap({ do: [act('addNamed', giver, 1, { value: 'disruption' })] }))),
];

/** *Rule:* KF-FAQ-CARD-encounter-suit-1. */
export const encounterSuit: Ability[] = [triggered(whenAny('beforePlayAbilities', any('actionCard')), { do: [act('ward', host)] })];

export const stunner: Ability[] = [
  gives(host, lends(afterFightOrReap({ may: true, targets: { it: one(any('creature')) }, do: [act('stun', the())] }))),
];

export const universalTranslator: Ability[] = [
  gives(
    host,
    lends(afterFightOrReap({ targets: { it: one(friendly('creature', not(is('house', 'staralliance')))) }, do: [act('use', the())] })),
  ),
];
