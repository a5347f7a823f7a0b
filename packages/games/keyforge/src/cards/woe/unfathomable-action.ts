import { each, type Ability } from '@crupier/kernel/cards';
import { play } from '../headers.ts';
import { act, any } from '../../meanings/builders.ts';

export const hypoxia: Ability[] = [play({ do: [act('destroy', each(any('creature', 'token')))] })];
