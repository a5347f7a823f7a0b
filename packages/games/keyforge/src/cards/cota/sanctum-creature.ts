import { atLeast, each, gives, one, self, the, type Ability } from '@crupier/kernel/cards';
import { afterFight, afterReap, play } from '../headers.ts';
import { act, allOf, any, friendly, plus, related, tally } from '../../meanings/builders.ts';

export const bulwark: Ability[] = [gives(related('neighbours', self), plus('armor', 2))];

export const championTabris: Ability[] = [afterFight({ do: [act('capture', self, 1)] })];

export const gatekeeper: Ability[] = [
  play({ if: atLeast(tally('aember', 'opponent'), 7), do: [act('capture', self, allOf('aember', 'opponent', 5))] }),
];

export const greyMonk: Ability[] = [
  gives(each(friendly('creature')), plus('armor', 1)),
  afterReap({ targets: { it: one(any('creature')) }, do: [act('heal', the(), 2)] }),
];

export const raidingKnight: Ability[] = [play({ do: [act('capture', self, 1)] })];

export const sequis: Ability[] = [afterReap({ do: [act('capture', self, 1)] })];
