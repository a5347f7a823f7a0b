import { each, one, self, the, type Ability } from '@crupier/kernel/cards';
import { afterFightOrReap, play } from '../headers.ts';
import { act, allOf, enemy } from '../../meanings/builders.ts';

export const deusillus: Ability[] = [
  play({
    targets: { it: one(enemy('creature')) },
    do: [act('capture', self, allOf('aember', 'opponent')), act('damage', the('it'), 5)],
  }),
  afterFightOrReap({ do: [act('discardAember', self, 1), act('damage', each(enemy('creature')), 2)] }),
];
