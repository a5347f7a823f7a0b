import {
  act,
  activated,
  any,
  each,
  enemy,
  forbids,
  gives,
  lends,
  modifies,
  self,
  stat,
  the,
  triggered,
  whenAny,
  whenPlayer,
  whenSelf,
  type Ability,
} from '@crupier/kernel';
import { target } from './headers.ts';

/**
 * What keywords that trigger do, as abilities that every ally with them has: a faceless card lends them, so that they are put on
 * the chain like any other.
 */
export const keywordRules: readonly Ability[] = [
  /** Whoever controls the defender: ruling C-31. *Rule:* INF-702.6a. */
  gives(
    each(any('ally', 'protecting')),
    lends(
      triggered(whenAny('attacked', enemy('fighter')), {
        if: { kind: 'are', cards: self, are: ['untapped'] },
        may: true,
        do: [act('protect', self)],
      }),
    ),
  ),
  /** *Rule:* INF-702.17a. */
  gives(
    each(any('ally', 'waterBound')),
    lends(
      triggered(whenPlayer('restoreStart', 'you'), {
        if: { kind: 'not', of: { kind: 'state', state: 'acqua' } },
        do: [act('putDamageCounters', self, 1)],
      }),
    ),
  ),
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
  /** The card has been shown by then. *Rule:* INF-702.9b. */
  gives(each(any('cardInDeck', 'bound')), lends(modifies(whenSelf('wouldBeMilled'), { may: true, do: [act('exileByBond', self)] }))),
  /** *Rule:* INF-702.13a. */
  gives(
    each(any('fighter', 'abysmal')),
    lends(modifies({ occasion: 'wouldMillByDamage', card: any('anyCard'), other: 'self' }, { do: [act('exileByAbyss')] })),
  ),
  /** *Rule:* INF-702.12a. */
  gives(each(any('ally', 'undying')), lends(forbids(whenSelf('destroyedByEffect'))), lends(forbids(whenSelf('destroyedAsCost')))),
  /** *Rule:* INF-702.7a. */
  gives(
    each(any('anyCard', 'recovered')),
    lends(modifies(whenSelf('wouldGoToInfierno'), { do: [act('exileRecovered')] })),
    lends(modifies(whenSelf('wouldGoToHand'), { do: [act('exileRecovered')] })),
    lends(modifies(whenSelf('wouldGoToDeck'), { do: [act('exileRecovered')] })),
    lends(modifies(whenSelf('wouldBeCancelled'), { do: [act('exileRecovered')] })),
  ),
];
