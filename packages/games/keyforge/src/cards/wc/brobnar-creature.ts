import { givesWhile, self, triggered, type Ability } from '@crupier/kernel/cards';
import { act, areAll, enemy, plus, when } from '../../meanings/builders.ts';

/** What it gains by damage does not save it from that damage: see `overwhelmedAmong`. */
const strongWhileDamaged: Ability = givesWhile(areAll(self, 'damaged'), self, plus('power', 4));
import { afterReap } from '../headers.ts';

export const gronNineToes: Ability[] = [strongWhileDamaged];

export const megaGronNineToes: Ability[] = [strongWhileDamaged];

export const gravelguts: Ability[] = [
  triggered(when('destroyedFighting', { card: enemy('creature'), other: 'self' }), { do: [act('addCounters', self, 2)] }),
];

export const shorty: Ability[] = [afterReap({ do: [act('enrage', self)] })];
