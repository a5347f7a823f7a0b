import { gives, host, lends, self, triggered, type Ability } from '@crupier/kernel/cards';
import { play } from '../headers.ts';
import { act, forEachDone, whenPlayer } from '../../meanings/builders.ts';

export const cybergiantRig: Ability[] = [
  gives(host, lends(triggered(whenPlayer('turnEnd', 'you'), { do: [act('removeCounters', self, 1)] }))),
  play({
    do: [act('fullyHeal', host)],
    next: { do: [act('addCounters', host, forEachDone(1, 'damageHealed', 'amount'))] },
  }),
];
