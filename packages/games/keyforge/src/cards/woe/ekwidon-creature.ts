import type { Ability } from '@crupier/kernel/cards';
import { afterReap } from '../headers.ts';
import { act } from '../../meanings/builders.ts';

export const dthoshraRecruiter: Ability[] = [afterReap({ do: [act('makeToken')] })];
