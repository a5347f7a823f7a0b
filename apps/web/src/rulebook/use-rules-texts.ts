import { useLanguage } from '../language/use-texts.ts';
import { rulesTextsEn, type RulesTexts } from './rules-texts-en.ts';
import { rulesTextsEs } from './rules-texts-es.ts';

/** The texts of the rulebook’s pages in the reader's language. */
export function useRulesTexts(): RulesTexts {
  return { en: rulesTextsEn, es: rulesTextsEs }[useLanguage()];
}
