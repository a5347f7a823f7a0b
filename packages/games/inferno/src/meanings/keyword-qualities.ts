import { applies, cardOf, site, tableOf, type QualityWord } from '@crupier/kernel/rules';
import { printedOf } from '../state/printed.ts';
import { hasKeyword, isBlank } from '../state/reading.ts';
import type { Inferno } from '../state/state.ts';
import { lendingKeywords, type Keyword } from './keywords.ts';

const attachesOnEntering = site('INF-302.4 INF-302.3b INF-114.1d', 'a weapon that enters play may be attached to any ally');
const attachesForItsCost = site('INF-302.5 INF-302.3b', 'a weapon is attached to an ally for its printed cost');

/** The quality by which the abilities that a keyword lends find the cards that have it. */
export function bearing(keyword: Keyword): `bearing ${Keyword}` {
  return `bearing ${keyword}`;
}

/** By which the abilities that the rules lend find those that are to have them. No card's text speaks so. */
export const keywordQualities = {
  ...tableOf(
    lendingKeywords.map(({ keyword, site: rule }) => {
      const test: QualityWord<Inferno>['test'] = (match, card) => hasKeyword(match, card, keyword) && applies(match, rule);
      return [bearing(keyword), { test }] as const;
    }),
  ),
  /** *Rule:* INF-302.4. */
  arming: { test: (match, card) => applies(match, attachesOnEntering) && !isBlank(match, cardOf(card)) },
  /** What has no printed cost has no such ability. *Rule:* INF-302.5. */
  equipping: {
    test: (match, card) =>
      printedOf(match, cardOf(card)).cost !== undefined && applies(match, attachesForItsCost) && !isBlank(match, cardOf(card)),
  },
} satisfies Readonly<Record<string, QualityWord<Inferno>>>;
