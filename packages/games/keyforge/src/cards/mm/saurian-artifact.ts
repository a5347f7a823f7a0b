import { exists, gives, one, otherThan, self, the, you, type Ability, type AppliesTo, type Condition } from '@crupier/kernel/cards';
import { act, activated, any, friendly, grant, is, rule } from '../../meanings/builders.ts';

export const amphoraCaptura: Ability[] = [gives(you, rule('iconsCapture'))];

/** "If … is in your discard pile": what the monuments remember. */
function inYourDiscard(id: string): Condition {
  return exists(friendly('cardLyingInDiscard', is('named', id)));
}

const everybody: AppliesTo = { kind: 'player', who: 'each' };

export const monumentToFaust: Ability[] = [
  activated('action', {
    if: inYourDiscard('faust-the-great'),
    do: [grant(gives(everybody, rule('keyCost', { amount: 2 })), 'opponentsNextTurn')],
    else: { do: [grant(gives(everybody, rule('keyCost', { amount: 1 })), 'opponentsNextTurn')] },
  }),
];

export const monumentToLudo: Ability[] = [
  activated('action', {
    targets: { it: one(any('creature')) },
    do: [],
    next: {
      if: inYourDiscard('praefectus-ludo'),
      do: [act('discardAember', the(), 2)],
      else: { do: [act('discardAember', the(), 1)] },
    },
  }),
];

export const monumentToOctavia: Ability[] = [
  activated('action', {
    targets: { it: one(friendly('creature')) },
    do: [],
    next: { if: inYourDiscard('cornicen-octavia'), do: [act('capture', the(), 2)], else: { do: [act('capture', the(), 1)] } },
  }),
];

export const monumentToPrimus: Ability[] = [
  activated('action', {
    if: inYourDiscard('consul-primus'),
    targets: { from: one(any('creature')), to: otherThan(the('from'), one(any('creature'))) },
    do: [act('moveAember', the('from'), 1, { to: the('to') })],
    else: {
      targets: { giver: one(friendly('creature')), taker: otherThan(the('giver'), one(friendly('creature'))) },
      do: [act('moveAember', the('giver'), 1, { to: the('taker') })],
    },
  }),
];

export const monumentToShrix: Ability[] = [
  gives(self, rule('spendable')),
  activated('action', {
    if: inYourDiscard('citizen-shrix'),
    do: [],
    modes: [{ do: [act('moveFromPool', self, 1)] }, { do: [act('moveFromPool', self, 1, { who: 'opponent' })] }],
    else: { do: [act('moveFromPool', self, 1)] },
  }),
];
