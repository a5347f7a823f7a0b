import { applies, cardOf, site, tableOf, type Agreeing, type QualityWord } from '@crupier/kernel/rules';
import { printedOf } from '../state/printed.ts';
import { hasKeyword, isBlank } from '../state/reading.ts';
import type { Inferno } from '../state/state.ts';
import { keywordText, lendingKeywords, type Keyword } from './keywords.ts';

const attachesOnEntering = site('INF-302.4 INF-302.3b INF-114.1d', 'a weapon that enters play may be attached to any ally');
const attachesForItsCost = site('INF-302.5 INF-302.3b', 'a weapon is attached to an ally for its printed cost');

const same = (text: string): Agreeing => [text, text, text, text];

/** The quality by which the abilities that a keyword lends find the cards that have it. */
export function bearing(keyword: Keyword): `bearing ${Keyword}` {
  return `bearing ${keyword}`;
}

/** By which the abilities that the rules lend find those that are to have them. No card's text speaks so. */
export const keywordQualities = {
  ...tableOf(
    lendingKeywords.map(({ keyword, site: rule }) => {
      const { en, es } = keywordText(keyword);
      const test: QualityWord<Inferno>['test'] = (match, card) => hasKeyword(match, card, keyword) && applies(match, rule);
      return [bearing(keyword), { test, en, es: same(es) }] as const;
    }),
  ),
  /** *Rule:* INF-302.4. */
  arming: {
    test: (match, card) => applies(match, attachesOnEntering) && !isBlank(match, cardOf(card)),
    en: 'arming',
    es: same('que arma'),
  },
  /** What has no printed cost has no such ability. *Rule:* INF-302.5. */
  equipping: {
    test: (match, card) =>
      printedOf(match, cardOf(card)).cost !== undefined && applies(match, attachesForItsCost) && !isBlank(match, cardOf(card)),
    en: 'equipping',
    es: same('que equipa'),
  },
} satisfies Readonly<Record<string, QualityWord<Inferno>>>;
