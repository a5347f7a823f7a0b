import { other, triggered, type Ability } from '@crupier/kernel/cards';
import { afterReap, play } from '../headers.ts';
import { act, any, whenAny } from '../../meanings/builders.ts';

export const chotaHazri: Ability[] = [play({ do: [act('lose', undefined, 1)], ifDone: { may: true, do: [act('forge')] } })];

export const dewFaerie: Ability[] = [afterReap({ do: [act('gain', undefined, 1)] })];

export const fuzzyGruen: Ability[] = [play({ do: [act('gain', undefined, 1, { who: 'opponent' })] })];

export const huntingWitch: Ability[] = [triggered(whenAny('played', other(any('creature')), 'you'), { do: [act('gain', undefined, 1)] })];

export const teliga: Ability[] = [triggered(whenAny('played', any('creature'), 'opponent'), { do: [act('gain', undefined, 1)] })];
