import { gives, self, top, triggered, you, type Ability } from '@crupier/kernel/cards';
import { act, activated, friendly, grant, is, rule, whenPlayer } from '../../meanings/builders.ts';

export const mutagenicSerum: Ability[] = [
  activated('omni', {
    do: [act('destroy', self)],
    next: { do: [grant(gives(you, rule('mayUse', { of: friendly('creature', is('trait', 'mutant')) })), 'turn')] },
  }),
];

/** *Rule:* KF-FAQ-CARD-auto-encoder-1. */
export const autoEncoder: Ability[] = [
  triggered(whenPlayer('discardedFromHand', 'you'), { do: [act('archive', top(1, friendly('deckCard')))] }),
];
