import { giver, gives, host, lends, modifies, self, type Ability } from '@crupier/kernel/cards';
import { act, stat, whenSelf } from '../../meanings/builders.ts';

/** *Rule:* KF-FAQ-CARD-paradox-shield-1. */
export const paradoxShield: Ability[] = [
  gives(
    host,
    lends(
      modifies(whenSelf('wouldBeDestroyed'), {
        do: [act('discardFromDeck', undefined, stat('power', self))],
        ifDone: { instead: true, do: [act('fullyHeal', self), act('destroy', giver)] },
      }),
    ),
  ),
];
