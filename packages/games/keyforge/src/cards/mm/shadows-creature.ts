import { gives, self, type Ability, host } from '@crupier/kernel/cards';
import { destroyed, play } from '../headers.ts';
import { act, activated, grant, lists } from '../../meanings/builders.ts';

export const radPenny: Ability[] = [play({ do: [act('steal', undefined, 1)] }), destroyed({ do: [act('shuffleIntoDeck', self)] })];

export const recklessRizzo: Ability[] = [
  activated('action', {
    do: [act('steal', undefined, 2)],
    next: { do: [grant(gives(host, lists('keyword', 'lose', 'elusive')), 'yourNextTurn', self)] },
  }),
];

export const subtleOtto: Ability[] = [play({ do: [act('discardAtRandom', undefined, 1, { who: 'opponent' })] })];
