import { tableOf, type Agreeing, type Wordings } from '@crupier/kernel/rules';
import { bearing, type keywordQualities as meant } from '../meanings/keyword-qualities.ts';
import { lendingKeywords } from '../meanings/keywords.ts';
import type { CardWords } from '../meanings/builders.ts';
import { keywordNames } from './keywords.ts';

const same = (text: string): Agreeing => [text, text, text, text];

/** How the qualities are said by which the rules find the cards that they lend abilities to. */
export const keywordQualities: Pick<Wordings<CardWords>['qualities'], keyof typeof meant> = {
  ...tableOf(
    lendingKeywords.map(({ keyword }) => {
      const { en, es } = keywordNames[keyword];
      return [bearing(keyword), { en, es: same(es) }] as const;
    }),
  ),
  arming: { en: 'arming', es: same('que arma') },
  equipping: { en: 'equipping', es: same('que equipa') },
};
