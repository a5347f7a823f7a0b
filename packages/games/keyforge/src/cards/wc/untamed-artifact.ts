import { one, the, triggered, type Ability } from '@crupier/kernel/cards';
import { act, any, whenPlayer } from '../../meanings/builders.ts';

/** *Rule:* KF-FAQ-CARD-end-of-turn-1. */
export const fangtoothCavern: Ability[] = [
  triggered(whenPlayer('turnEnd', 'you'), { targets: { it: one(any('creature', 'leastPowerful')) }, do: [act('destroy', the())] }),
];
