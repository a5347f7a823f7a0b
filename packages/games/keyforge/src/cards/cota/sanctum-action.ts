import { one, the, type Ability } from '@crupier/kernel/cards';
import { play } from '../headers.ts';
import { act, friendly } from '../../meanings/builders.ts';

export const termsOfRedress: Ability[] = [play({ targets: { it: one(friendly('creature')) }, do: [act('capture', the(), 2)] })];
