import { each, one, the, type Ability } from '@crupier/kernel/cards';
import { itIsDestroyed } from '../conditions.ts';
import { play } from '../headers.ts';
import { act, any, enemy, forEachDone, inState } from '../../meanings/builders.ts';

export const bumpInTheNight: Ability[] = [
  play({
    targets: { it: one(enemy('creature')) },
    do: [act('damage', the(), 2)],
    next: {
      if: itIsDestroyed,
      do: [act('makeToken')],
      next: { if: inState('haunted'), do: [], again: 'preceding' },
    },
  }),
];

export const inevitableDecay: Ability[] = [
  play({
    do: [act('destroy', each(any('artifact'))), act('destroy', each(any('upgrade')))],
    next: { do: [act('makeToken', undefined, forEachDone(1, 'destroyed'))] },
  }),
];

export const loopingDirge: Ability[] = [play({ if: inState('haunted'), do: [act('makeToken')] })];
