import { useLanguage } from '../language/use-texts.ts';
import { replayTextsEn, type ReplayTexts } from './replay-texts-en.ts';
import { replayTextsEs } from './replay-texts-es.ts';

/** The texts of a match that is stepped through, in the reader's language. */
export function useReplayTexts(): ReplayTexts {
  return { en: replayTextsEn, es: replayTextsEs }[useLanguage()];
}
