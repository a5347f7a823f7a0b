import { useLanguage } from '../language/use-texts.ts';
import { learnTextsEn, type LearnTexts } from './learn-texts-en.ts';
import { learnTextsEs } from './learn-texts-es.ts';

/** The texts of the pages of lessons in the reader's language. */
export function useLearnTexts(): LearnTexts {
  return { en: learnTextsEn, es: learnTextsEs }[useLanguage()];
}
