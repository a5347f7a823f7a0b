import { useLanguage } from '../language/use-texts.ts';
import { homeTextsEn, type HomeTexts } from './home-texts-en.ts';
import { homeTextsEs } from './home-texts-es.ts';

/** The texts of the pages around the table in the reader's language. */
export function useHomeTexts(): HomeTexts {
  return { en: homeTextsEn, es: homeTextsEs }[useLanguage()];
}
