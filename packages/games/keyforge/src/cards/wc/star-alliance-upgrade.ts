import {
  giver,
  gives,
  host,
  lends,
  one,
  opponent,
  otherThan,
  self,
  that,
  the,
  triggered,
  type Ability,
  type Clause,
} from '@crupier/kernel/cards';
import { afterFightOrReap } from '../headers.ts';
import { act, any, forEachPoint, friendly, is, not, rule, when, whenAny } from '../../meanings/builders.ts';

/** A blaster of an officer, whoever has it, and what its player gets for attaching it to that officer. *Rule:* KF-FAQ-GEN-91. */
function blasterOf(officer: string, reward: Clause): Ability[] {
  const owner = any('creature', is('called', officer));
  return [
    gives(
      host,
      lends(
        afterFightOrReap({
          may: true,
          do: [],
          modes: [
            { targets: { it: one(any('creature')) }, do: [act('damage', the(), 2)] },
            { targets: { officer: one(owner) }, do: [act('attach', giver, undefined, { to: the('officer') })] },
          ],
        }),
      ),
    ),
    triggered(when('attached', { card: 'self', other: owner, by: 'you' }), reward),
  ];
}

export const chanSBlaster: Ability[] = blasterOf('commander-chan', {
  may: true,
  targets: { it: otherThan(that('other'), one(friendly('creature'))) },
  do: [act('use', the())],
});

export const disruptionField: Ability[] = [
  gives(opponent, rule('keyCost', { amount: forEachPoint(1, 'disruptionCounters', self) })),
  gives(host, lends(afterFightOrReap({ do: [act('addNamed', giver, 1, { value: 'disruption' })] }))),
];

/** *Rule:* KF-FAQ-CARD-encounter-suit-1. */
export const encounterSuit: Ability[] = [triggered(whenAny('beforePlayAbilities', any('actionCard')), { do: [act('ward', host)] })];

export const garciaSBlaster: Ability[] = blasterOf('sensor-chief-garcia', { do: [act('steal', undefined, 1)] });

export const stunner: Ability[] = [
  gives(host, lends(afterFightOrReap({ may: true, targets: { it: one(any('creature')) }, do: [act('stun', the())] }))),
];

export const universalTranslator: Ability[] = [
  gives(
    host,
    lends(afterFightOrReap({ targets: { it: one(friendly('creature', not(is('house', 'staralliance')))) }, do: [act('use', the())] })),
  ),
];
