import { atLeast, either, exactly, one, the, type Ability } from '@crupier/kernel/cards';
import { play } from '../headers.ts';
import { act, any, friendly, measure } from '../../meanings/builders.ts';

const houses = measure('houses', any('creature'));

export const galacticCensus: Ability[] = [
  play({
    if: either(exactly(houses, 3), exactly(houses, 4)),
    do: [act('gain', undefined, 1)],
    next: {
      if: exactly(houses, 5),
      do: [act('gain', undefined, 2)],
      next: { if: atLeast(houses, 6), do: [act('gain', undefined, 3)] },
    },
  }),
];

export const xenotraining: Ability[] = [
  play({ times: measure('houses', friendly('creature')), targets: { it: one(friendly('creature')) }, do: [act('capture', the(), 1)] }),
];
