import { gives, host, one, self, the, top, triggered, you, type Ability } from '@crupier/kernel/cards';
import { act, activated, any, friendly, grant, is, listsChosen, rule, whenPlayer } from '../../meanings/builders.ts';

/** *Rule:* KF-FAQ-CARD-animator-1, KF-FAQ-CARD-end-of-turn-1. */
export const animator: Ability[] = [
  activated('action', {
    words: { house: { of: 'houseActiveNow' } },
    targets: { it: one(any('artifact')) },
    do: [
      grant(gives(host, rule('countsAsCreature', { amount: 3 }), listsChosen('house', 'become', 'house')), 'turn', the()),
      act('joinLine', the(), undefined, { who: 'controller' }),
    ],
  }),
];

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

/** *Rule:* KF-FAQ-GEN-58. */
export const fissionBloom: Ability[] = [activated('action', { do: [grant(gives(you, rule('iconsAgain')), 'turn')] })];
