import { self, type Ability } from '@crupier/kernel/cards';
import { afterFight, afterReap, play } from '../headers.ts';
import { act, activated } from '../../meanings/builders.ts';

export const captainPella: Ability[] = [afterReap({ do: [act('makeToken')] })];

export const redhawk: Ability[] = [
  activated('action', { each: 'player', do: [act('gain', undefined, 1)], next: { do: [act('makeToken')] } }),
];

export const shikari: Ability[] = [play({ do: [act('makeToken')] }), afterFight({ do: [act('returnToHand', self)] })];
