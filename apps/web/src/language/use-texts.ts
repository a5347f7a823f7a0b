import type { Language } from '@crupier/protocol';
import { preferences } from '../preferences/preferences.ts';
import { useStore } from '../parts/use-store.ts';
import { en, type Texts } from './texts-en.ts';
import { es } from './texts-es.ts';

/** The page's own texts by language. */
export const textsIn: Readonly<Record<Language, Texts>> = { en, es };

/** The page's own texts in the reader's language. */
export function useTexts(): Texts {
  return textsIn[useStore(preferences).language];
}

/** The reader's language. */
export function useLanguage(): Language {
  return useStore(preferences).language;
}
