import { each, givesWhile, host, one, the, type Ability } from '@crupier/kernel/cards';
import { play } from '../headers.ts';
import { act, any, areAll, enemy, grant, is, lists, not } from '../../meanings/builders.ts';
import { itIsNotDestroyed } from '../conditions.ts';

export const darkWave: Ability[] = [play({ do: [act('damage', each(any('creature', not(is('trait', 'mutant')))), 2)] })];

export const lookOverThere: Ability[] = [
  play({
    targets: { it: one(any('creature')) },
    do: [act('damage', the(), 2)],
    next: { if: itIsNotDestroyed, do: [act('steal', undefined, 1)] },
  }),
];

export const temptingOffer: Ability[] = [
  play({
    targets: { it: one(enemy('creature')) },
    do: [act('returnToHand', the())],
    ifDone: { do: [act('gain', undefined, 1, { who: 'opponent' })] },
  }),
];

export const borrow: Ability[] = [
  play({
    targets: { it: one(enemy('artifact')) },
    do: [act('takeControl', the())],
    next: { do: [grant(givesWhile(areAll(host, 'underYourControl'), host, lists('house', 'become', 'shadows')), 'match', the())] },
  }),
];
