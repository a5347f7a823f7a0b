import type { Ability } from '@crupier/kernel/cards';
import { destroyed } from '../headers.ts';
import { act } from '../../meanings/builders.ts';

export const kamalani: Ability[] = [destroyed({ do: [act('makeToken', undefined, 2)] })];
