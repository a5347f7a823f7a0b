import { forEachOf, gives, self, you, type Ability } from '@crupier/kernel/cards';
import { play } from '../headers.ts';
import { act, activated, doneThisWay, friendly, grant, isChosen, rule } from '../../meanings/builders.ts';

export const recruitingStation: Ability[] = [
  activated('omni', {
    words: { it: { of: 'house' } },
    do: [act('discardFromDeck', undefined, 1)],
    next: { do: [act('makeToken', undefined, forEachOf(1, doneThisWay('cardDiscarded', isChosen('house', 'it'))))] },
  }),
];

export const sv3Lander: Ability[] = [
  play({ do: [act('makeToken')] }),
  activated('omni', { do: [act('destroy', self), grant(gives(you, rule('mayUse', { of: friendly('creature', 'token') })), 'turn')] }),
];
