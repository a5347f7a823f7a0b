import { buildersFor, each, gives, lends, modifies, self, the, triggered, type Ability, type AnyWords } from '@crupier/kernel/cards';
import { bearing } from '../meanings/keyword-qualities.ts';
import { lendingKeywords } from '../meanings/keywords.ts';
import { target } from './headers.ts';
import { act, any, stat, whenSelf } from '../meanings/builders.ts';

// No text says the timing that only the rules' own abilities have.
const { activated } = buildersFor<AnyWords>();

/**
 * What the rules lend: a faceless card gives it, so that what triggers is put on the chain like any other. First what keywords mean, as
 * `words/keywords.ts` says, then what weapons can do and what becomes of what was recovered.
 */
export const keywordRules: readonly Ability[] = [
  ...lendingKeywords.map(({ keyword, to, abilities }) => gives(each(any(to, bearing(keyword))), ...abilities.map(lends))),
  /** *Rule:* INF-302.4. */
  gives(
    each(any('weapon', 'arming')),
    lends(
      triggered(whenSelf('entered'), {
        targets: { it: target(any('ally')) },
        may: true,
        do: [act('attach', self, undefined, { to: the() })],
      }),
    ),
  ),
  /** *Rule:* INF-302.5. */
  gives(
    each(any('weapon', 'equipping')),
    lends(
      activated(
        'activate',
        { targets: { it: target(any('ally')) }, do: [act('attach', self, undefined, { to: the() })] },
        stat('cost', self),
        {
          timing: 'asCard',
        },
      ),
    ),
  ),
  /** *Rule:* INF-702.7a. */
  gives(
    each(any('anyCard', 'recovered')),
    lends(modifies(whenSelf('wouldGoToInfierno'), { do: [act('exileRecovered')] })),
    lends(modifies(whenSelf('wouldGoToHand'), { do: [act('exileRecovered')] })),
    lends(modifies(whenSelf('wouldGoToDeck'), { do: [act('exileRecovered')] })),
    lends(modifies(whenSelf('wouldBeCancelled'), { do: [act('exileRecovered')] })),
  ),
];
