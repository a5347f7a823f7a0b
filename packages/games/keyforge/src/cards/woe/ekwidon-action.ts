import { each, one, type Ability } from '@crupier/kernel/cards';
import { play } from '../headers.ts';
import { act, any, friendly, not } from '../../meanings/builders.ts';
import { the } from '@crupier/kernel/cards';

export const avidCollecting: Ability[] = [play({ targets: { it: one(friendly('creature', 'token')) }, do: [act('returnToHand', the())] })];

export const marketCrash: Ability[] = [
  play({ do: [act('destroy', each(any('creature', not('token')))), act('gainChains', undefined, 2)] }),
];
