import { self, triggered, type Ability } from '@crupier/kernel/cards';
import { act, activated, whenPlayer } from '../../meanings/builders.ts';

export const snarette: Ability[] = [
  triggered(whenPlayer('turnEnd', 'you'), { do: [act('capture', self, 1)] }),
  activated('action', { do: [act('discardAllAember', self)] }),
];
