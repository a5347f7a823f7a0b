import type { Ability } from '@crupier/kernel/cards';
import { play } from '../headers.ts';
import { act } from '../../meanings/builders.ts';

export const subtleOtto: Ability[] = [play({ do: [act('discardAtRandom', undefined, 1, { who: 'opponent' })] })];
