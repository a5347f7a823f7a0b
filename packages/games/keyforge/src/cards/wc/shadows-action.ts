import { capped, exists, one, the, type Ability } from '@crupier/kernel/cards';
import { play } from '../headers.ts';
import { act, any, enemy, friendly, measure } from '../../meanings/builders.ts';

/** *Rule:* KF-FAQ-CARD-mug-1. */
export const mug: Ability[] = [play({ targets: { it: one(any('creature')) }, do: [act('moveToPool', the(), 1), act('damage', the(), 2)] })];

const enemyHouses = measure('houses', enemy('creature'));

export const trustNoOne: Ability[] = [
  play({
    if: exists(friendly('creature')),
    do: [act('steal', undefined, 1)],
    else: { do: [act('steal', undefined, capped(enemyHouses, 3))] },
  }),
];
