import { top, triggered, type Ability } from '@crupier/kernel/cards';
import { act, friendly, whenPlayer } from '../../meanings/builders.ts';

/** *Rule:* KF-ERRATA-curse-of-forgetfulness. */
export const curseOfForgetfulness: Ability[] = [
  triggered(whenPlayer('turnEnd', 'you'), { do: [act('purge', top(1, friendly('discardCard')))] }),
];
