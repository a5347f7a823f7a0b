import { self, that } from '@crupier/kernel/cards';
import { act, any, keyword, when } from '../../meanings/builders.ts';
import { answer, type CardTexts } from '../headers.ts';

/** Allies of several products. */
export const keywordAllies: CardTexts = {
  // Psylocke: Betsy Braddock. *Rule:* MC-CONSEQUENTIAL-DAMAGE-5.
  '35013': [
    keyword('entersWithCounters', 2),
    answer(
      [],
      when('attacksEnemy', { card: 'self', other: any('enemy') }),
      { do: [act('confuse', that('other')), act('damage', that('other'), 1)] },
      { price: { do: [act('removeCounters', self, 1)] } },
    ),
  ],
};
