import { atLeast, divided, forEach, gives, host, lends, one, self, share, the, upTo, type Ability } from '@crupier/kernel/cards';
import { afterFight, play } from '../headers.ts';
import { act, any, areAll, doneThisWay, enemy, friendly, grant, is, stat } from '../../meanings/builders.ts';

const oneTwoPunch: Ability[] = [
  play({
    targets: { it: one(enemy('creature')) },
    do: [],
    next: { if: areAll(the(), 'stunned'), do: [act('destroy', the())], else: { do: [act('stun', the())] } },
  }),
];

export { oneTwoPunch as '1-2-punch' };

export const firstBlood: Ability[] = [
  play({
    targets: { them: divided(forEach(2, friendly('creature', is('house', 'brobnar'))), any('creature')) },
    do: [act('damage', the('them'), share('them'))],
  }),
];

export const intoTheFray: Ability[] = [
  play({
    targets: { it: one(friendly('creature', is('house', 'brobnar'))) },
    do: [grant(gives(host, lends(afterFight({ do: [act('ready', self)] }))), 'turn', the())],
  }),
];

export const pound: Ability[] = [play({ targets: { it: one(any('creature')) }, do: [act('damageWithSplash', the(), 2, { value: '1' })] })];

export const theFlex: Ability[] = [
  play({
    targets: { it: one(friendly('creature', 'ready', is('house', 'brobnar'))) },
    do: [act('exhaust', the())],
    next: { do: [act('gain', undefined, stat('halfPower', the()))] },
  }),
];

/** *Rule:* KF-FAQ-CARD-might-makes-right-1. */
/** *Rule:* KF-FAQ-CARD-might-makes-right-1. */
export const mightMakesRight: Ability[] = [
  play({
    targets: { them: upTo(99, friendly('creature')) },
    do: [],
    next: {
      if: atLeast(stat('power', the('them')), 25),
      do: [act('destroy', the('them'))],
      next: { if: atLeast(stat('power', doneThisWay('destroyed')), 25), do: [act('forgeFree')] },
    },
  }),
];
