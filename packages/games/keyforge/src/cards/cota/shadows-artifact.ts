import {
  atLeast,
  each,
  forEachOf,
  gives,
  one,
  opponent,
  self,
  that,
  the,
  triggered,
  you,
  type Ability,
  type AppliesTo,
} from '@crupier/kernel/cards';
import { act, activated, any, doneThisWay, enemy, friendly, not, rule, whenAny, whenPlayer } from '../../meanings/builders.ts';
import { itIsDestroyed } from '../conditions.ts';
import { play } from '../headers.ts';

export const longfusedMines: Ability[] = [
  activated('omni', { do: [act('sacrifice', self)], next: { do: [act('damage', each(enemy('creature', not('flank'))), 3)] } }),
];

export const safePlace: Ability[] = [gives(self, rule('spendable')), activated('action', { do: [act('moveFromPool', self, 1)] })];

export const seekerNeedle: Ability[] = [
  activated('action', {
    targets: { it: one(any('creature')) },
    do: [act('damage', the(), 1)],
    next: { if: itIsDestroyed, do: [act('gain', undefined, 1)] },
  }),
];

export const skeletonKey: Ability[] = [activated('action', { targets: { it: one(friendly('creature')) }, do: [act('capture', the(), 1)] })];

export const specialDelivery: Ability[] = [
  activated('omni', {
    do: [act('sacrifice', self)],
    next: {
      targets: { it: one(any('creature', 'flank')) },
      do: [act('damage', the(), 3)],
      next: { if: itIsDestroyed, do: [act('purge', the())] },
    },
  }),
];

export const subtleMaul: Ability[] = [activated('action', { do: [act('discardAtRandom', undefined, 1, { who: 'opponent' })] })];

export const theSting: Ability[] = [
  gives(you, rule('skipsForging')),
  triggered(whenPlayer('spentForging', 'opponent'), { do: [act('gainSpent')] }),
  activated('action', { do: [act('sacrifice', self)] }),
];

/** *Rule:* KF-FAQ-GEN-67. */
export const masterplan: Ability[] = [
  play({ targets: { it: one(friendly('cardInHand')) }, do: [act('putUnder', the(), undefined, { to: self })] }),
  activated('omni', {
    targets: { it: one(any('cardUnderThis')) },
    do: [act('play', the())],
    next: { do: [act('destroy', self)] },
  }),
];

export const customsOffice: Ability[] = [gives(opponent, rule('paysToPlay', { amount: 1, of: any('artifactCard') }))];

const everybody: AppliesTo = { kind: 'player', who: 'each' };

export const speedSigil: Ability[] = [gives(everybody, rule('firstCreatureEntersReady'))];

export const evasionSigil: Ability[] = [
  triggered(whenAny('beforeFight', any('creature')), {
    do: [act('discardFromDeck', undefined, 1, { who: 'controller', of: that() })],
    next: { if: atLeast(forEachOf(1, doneThisWay('cardDiscarded', 'ofActiveHouse')), 1), do: [act('callFightOff', that())] },
  }),
];
