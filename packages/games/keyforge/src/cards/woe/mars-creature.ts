import type { Ability } from '@crupier/kernel/cards';
import { play } from '../headers.ts';
import { act, any, whenPlayer } from '../../meanings/builders.ts';
import { one, the, triggered } from '@crupier/kernel/cards';
export const grondal: Ability[] = [
  triggered(whenPlayer('turnStart', 'you'), {
    targets: { it: one(any('creature', 'leastPowerful')) },
    do: [act('destroy', the())],
  }),
  play({ do: [act('makeToken', undefined, 2)] }),
];
