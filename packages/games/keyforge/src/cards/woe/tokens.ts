import { one, self, the, type Ability } from '@crupier/kernel/cards';
import { afterFightOrReap, afterReap, destroyed } from '../headers.ts';
import { act, activated, any } from '../../meanings/builders.ts';

export const prospector: Ability[] = [destroyed({ do: [act('draw', undefined, 1)] })];

export const rebel: Ability[] = [afterReap({ targets: { it: one(any('creature')) }, do: [act('damage', the('it'), 1)] })];

export const scholar: Ability[] = [afterReap({ do: [act('draw', undefined, 1)] })];

export const trader: Ability[] = [activated('action', { do: [act('steal', undefined, 1), act('destroy', self)] })];

export const trooper: Ability[] = [afterFightOrReap({ do: [act('exalt', self)] })];
