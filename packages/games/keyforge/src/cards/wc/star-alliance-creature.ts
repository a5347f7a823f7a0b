import { one, other, the, type Ability } from '@crupier/kernel/cards';
import { afterFightOrReap } from '../headers.ts';
import { act, friendly } from '../../meanings/builders.ts';

export const commanderChan: Ability[] = [afterFightOrReap({ targets: { it: one(other(friendly('creature'))) }, do: [act('use', the())] })];
