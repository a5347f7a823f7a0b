import type { Ability } from '@crupier/kernel/cards';
import { playOrReap } from '../headers.ts';
import { act, inState } from '../../meanings/builders.ts';

export const deepwaterGruen: Ability[] = [playOrReap({ if: inState('tideLow'), do: [act('gain', undefined, 1, { who: 'opponent' })] })];
