import type { Ability } from '@crupier/kernel/cards';
import { afterFightOrReap, play } from '../headers.ts';
import { act } from '../../meanings/builders.ts';

export const scoutChiefKorijir: Ability[] = [play({ do: [act('makeToken')] }), afterFightOrReap({ do: [act('makeToken')] })];
