import { host, triggered, type Ability } from '@crupier/kernel/cards';
import { act, whenHost } from '../../meanings/builders.ts';

export const bonerotVenom: Ability[] = [triggered(whenHost('used'), { do: [act('damage', host, 2)] })];
