import { useLanguage } from '../language/use-texts.ts';
import { setupTextsEn, type SetupTexts } from './setup-texts-en.ts';
import { setupTextsEs } from './setup-texts-es.ts';

/** The texts of setting up, joining and waiting, which are loaded with those pages, in the reader's language. */
export function useSetupTexts(): SetupTexts {
  return { en: setupTextsEn, es: setupTextsEs }[useLanguage()];
}
