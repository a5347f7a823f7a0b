import { each, gives, host, self, type Ability } from '@crupier/kernel/cards';
import { destroyed, play } from '../headers.ts';
import { act, activated, friendly, grant, lists, rule } from '../../meanings/builders.ts';

export const radPenny: Ability[] = [play({ do: [act('steal', undefined, 1)] }), destroyed({ do: [act('shuffleIntoDeck', self)] })];

export const recklessRizzo: Ability[] = [
  activated('action', {
    do: [act('steal', undefined, 2)],
    next: { do: [grant(gives(host, lists('keyword', 'lose', 'elusive')), 'yourNextTurn', self)] },
  }),
];

export const subtleOtto: Ability[] = [play({ do: [act('discardAtRandom', undefined, 1, { who: 'opponent' })] })];

/** *Rule:* KF-FAQ-GEN-46. */
export const bossZarek: Ability[] = [gives(each(friendly('creature', 'withAember')), lists('keyword', 'gain', 'elusive'))];

/** *Rule:* KF-FAQ-CARD-shoulder-id-1, KF-FAQ-CARD-shoulder-id-2, KF-FAQ-GEN-54. */
export const shoulderId: Ability[] = [gives(self, rule('cannotFight'), rule('stealsInsteadOfDamage', { amount: 1 }))];
