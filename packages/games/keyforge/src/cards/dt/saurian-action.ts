import { givesWhile, oneOf, otherThan, self, the, type Ability } from '@crupier/kernel/cards';
import { play } from '../headers.ts';
import { act, any, notInState, rule, stat } from '../../meanings/builders.ts';

/** *Rule:* KF-FAQ-CARD-swallow-whole-1. */
export const swallowWhole: Ability[] = [
  givesWhile(notInState('tideHigh'), self, rule('cannotBePlayed')),
  play({
    targets: { them: { ...any('creature'), min: 2, max: 2 } },
    do: [],
    next: {
      targets: { it: oneOf(the('them'), any('creature', 'leastPowerful')) },
      do: [act('purge', the())],
      next: {
        targets: { rest: otherThan(the(), oneOf(the('them'), any('creature'))) },
        do: [act('addCounters', the('rest'), stat('power', the()))],
      },
    },
  }),
];
