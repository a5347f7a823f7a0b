import type { Ability } from '@crupier/kernel/cards';
import { play } from '../headers.ts';
import { act, any, whenPlayer } from '../../meanings/builders.ts';
import { each, triggered } from '@crupier/kernel/cards';
export const grondal: Ability[] = [
  triggered(whenPlayer('turnStart', 'you'), { do: [act('destroy', each(any('creature', 'leastPowerful')))] }),
  play({ do: [act('makeToken', undefined, 2)] }),
];
