import { one, self, the, type Ability } from '@crupier/kernel/cards';
import { play } from './headers.ts';
import { act, any } from '../meanings/builders.ts';

/** Exalting itself to deal 3 damage, as the Saurian mutants of several houses do. */
export const exaltsToDamage: Ability = play({
  may: true,
  do: [act('exalt', self)],
  ifDone: { targets: { it: one(any('creature')) }, do: [act('damage', the(), 3)] },
});
