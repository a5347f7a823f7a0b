import { each, forEach, gives, one, self, the } from '@crupier/kernel/cards';
import { act, any, friendly, inState, keyword, plus, when, whenAny, whenSelf } from '../../meanings/builders.ts';
import { action, answer, anyPlayers, me, type CardTexts } from '../headers.ts';

/** Justice. */
export const justice: CardTexts = {
  // Daredevil. *Rule:* MC-CARD-8.
  '01058': [answer([], whenSelf('thwarted'), { targets: { it: one(any('enemy')) }, do: [act('damage', the(), 1)] })],
  // Jessica Jones
  '01059': [gives(self, plus('thwart', forEach(1, any('sideScheme'))))],
  // For Justice!
  '01060': [
    action(['hero', 'thwart'], {
      targets: { it: one(any('thwartable')) },
      do: [],
      next: { if: inState('paidWithMental'), do: [act('thwart', the(), 4)], else: { do: [act('thwart', the(), 3)] } },
    }),
  ],
  // Great Responsibility
  '01061': [answer(['hero'], whenAny('wouldPlaceThreat', any('scheme')), { do: [act('takeAsDamage', me)] })],
  // The Power of Justice
  '01062': [keyword('justiceDoubled')],
  // Interrogation Room
  '01063': [
    answer(
      [],
      when('defeated', { card: any('minion'), other: friendly('identityWithExtensions') }),
      { targets: { it: one(any('thwartable')) }, do: [act('removeThreat', the(), 1)] },
      { price: { do: [act('exhaust', self)] } },
    ),
  ],
  // Surveillance Team
  '01064': [
    action(
      [],
      { targets: { it: one(any('thwartable')) }, do: [act('removeThreat', the(), 1)] },
      { price: { do: [act('exhaust', self), act('removeCounters', self, 1)] } },
    ),
  ],
  // Heroic Intuition
  '01065': [anyPlayers, gives(each(friendly('hero')), plus('thwart', 1))],
};
