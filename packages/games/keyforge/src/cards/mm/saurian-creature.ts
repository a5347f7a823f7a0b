import {
  atLeast,
  each,
  forEach,
  forEachOf,
  gives,
  lends,
  one,
  opponent,
  otherThan,
  self,
  that,
  the,
  triggered,
  type Ability,
} from '@crupier/kernel/cards';
import { afterFightOrReap, afterReap, destroyed, play, playOrReap } from '../headers.ts';
import { act, activated, allOf, any, doneThisWay, enemy, friendly, is, related, rule, whenAny } from '../../meanings/builders.ts';
import { exaltsToDamage } from '../abilities.ts';

export const citizenShrix: Ability[] = [playOrReap({ do: [act('exalt', self)], next: { do: [act('steal', undefined, 1)] } })];

export const consulPrimus: Ability[] = [
  afterReap({
    targets: { from: one(any('creature')), to: otherThan(the('from'), one(any('creature'))) },
    do: [act('moveAember', the('from'), 1, { to: the('to') })],
  }),
];

export const cornicenOctavia: Ability[] = [activated('action', { do: [act('capture', self, 2)] })];

export const darkCenturion: Ability[] = [
  activated('action', {
    targets: { it: one(any('creature')) },
    do: [act('discardAember', the(), 1)],
    ifDone: { do: [act('ward', the())] },
  }),
];

export const faustTheGreat: Ability[] = [
  gives(opponent, rule('keyCost', { amount: forEach(1, friendly('creature', 'withAember')) })),
  play({ may: true, targets: { it: one(friendly('creature')) }, do: [act('exalt', the())] }),
];

export const galeatops: Ability[] = [gives(self, rule('dealsOnlyWhenFighting', { amount: 4 }))];

export const lycoSaurus: Ability[] = [exaltsToDamage];

export const sacroSaurus: Ability[] = [exaltsToDamage];

const hatched = doneThisWay('cardDiscarded', is('type', 'creature'), is('house', 'saurian'));

export const saurianEgg: Ability[] = [
  gives(self, rule('cannotFight'), rule('cannotReap')),
  activated('omni', {
    do: [act('discardFromDeck', undefined, 2)],
    next: {
      if: atLeast(forEachOf(1, hatched), 1),
      do: [
        act('putIntoPlay', hatched),
        act('ready', doneThisWay('cardEntered')),
        act('addCounters', doneThisWay('cardEntered'), 3),
        act('destroy', self),
      ],
    },
  }),
];

export const senatorQuintina: Ability[] = [triggered(whenAny('reaped', any('creature')), { do: [act('exalt', that())] })];

export const technoSaurus: Ability[] = [
  exaltsToDamage,
  afterReap({
    targets: { it: one(friendly('cardInHand')) },
    do: [act('discard', the())],
    ifDone: { do: [act('draw', undefined, 1)] },
  }),
];

export const deusillus: Ability[] = [
  play({
    targets: { it: one(enemy('creature')) },
    do: [act('capture', self, allOf('aember', 'opponent')), act('damage', the('it'), 5)],
  }),
  afterFightOrReap({ do: [act('discardAember', self, 1), act('damage', each(enemy('creature')), 2)] }),
];

/** *Rule:* KF-FAQ-GEN-37. */
export const optioGorkus: Ability[] = [
  gives(
    related('neighbours', self),
    lends(
      destroyed({
        targets: { it: one(any('creature', 'neighbouring', is('named', 'optio-gorkus'))) },
        do: [act('moveAllAember', self, undefined, { to: the() })],
      }),
    ),
  ),
];
