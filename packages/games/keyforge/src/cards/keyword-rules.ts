import { each, gives, host, lends, self, that, triggered, type Ability } from '@crupier/kernel/cards';
import { act, any, is, rule, stat, whenSelf } from '../meanings/builders.ts';

/**
 * What assault and hazardous do, as abilities that every creature with them has: so they share the window before a fight with
 * the Before Fight abilities, in the order that the active player chooses. *Rule:* KF-ASSAULT-1, KF-HAZARDOUS-1.
 */
export const keywordRules: readonly Ability[] = [
  gives(
    each(any('creature', is('keyword', 'assault'))),
    lends(triggered(whenSelf('beforeFight'), { do: [act('damage', that('other'), stat('assault', self))] })),
  ),
  gives(
    each(any('creature', is('keyword', 'hazardous'))),
    lends(triggered(whenSelf('attacked'), { do: [act('damage', that('other'), stat('hazardous', self))] })),
  ),
  // Scrap abilities work in the discard pile. *Rule:* KF-SCRAP-1.
  gives(each(any('cardInDiscard', 'withScrap')), lends(triggered(whenSelf('scrapped'), { do: [act('resolveScrap', self)] }))),
];

/** What a lasting effect says by which a creature gains the text box of a card: the verb that begins it finds it by its key. */
export const textBoxRules: readonly Ability[] = [gives(host, rule('gainsTextBox'))];
