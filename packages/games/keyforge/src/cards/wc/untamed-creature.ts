import { different, each, host, once, oneOf, self, that, the, triggered, type Ability } from '@crupier/kernel/cards';
import { destroyed, play } from '../headers.ts';
import { act, any, doneThisWay, enemy, grant, inState, is, related, whenAny, whenPlayer } from '../../meanings/builders.ts';

/** *Rule:* KF-FAQ-CARD-gebuk-1. */
export const gebuk: Ability[] = [
  destroyed({
    do: [act('discardFromDeck', undefined, 1)],
    next: {
      do: [
        grant(
          once(
            triggered(whenAny('leftPlay', any('creature', 'gaveThis')), {
              do: [act('putInPlaceOf', host, undefined, { to: that() })],
            }),
          ),
          'turn',
          doneThisWay('cardDiscarded', is('type', 'creature')),
        ),
      ],
    },
  }),
];

/** *Rule:* KF-FAQ-CARD-ghosthawk-1, KF-FAQ-CARD-ghosthawk-2. */
export const ghosthawk: Ability[] = [
  play({
    times: 2,
    targets: { it: { ...different(oneOf(related('neighbours', self), any('creature', 'ready'))), min: 0 } },
    do: [act('reapWith', the())],
  }),
];

/** *Rule:* KF-FAQ-CARD-harmonia-1. */
export const harmonia: Ability[] = [
  triggered(whenAny('played', any('creature'), 'you'), { if: inState('opponentHasMoreCreatures'), do: [act('gain', undefined, 1)] }),
];

/** *Rule:* KF-FAQ-CARD-gargantodon-1. */
export const molephin: Ability[] = [
  triggered(whenPlayer('stolen', 'opponent'), { do: [act('damage', each(enemy('creature')), { kind: 'eventAmount' })] }),
];
