import type { Language } from '@crupier/protocol';
import { preferences } from '../preferences/preferences.ts';
import { useStore } from '../parts/use-store.ts';
import type { Texts } from './texts-en.ts';

/** The page's own texts of each language: nobody fetches those of another. */
const loads: Readonly<Record<Language, () => Promise<Texts>>> = {
  en: async () => (await import('./texts-en.ts')).en,
  es: async () => (await import('./texts-es.ts')).es,
};
const loaded: Partial<Record<Language, Texts>> = {};

/** Fetches the page's own texts of a language. *Rejects* where they cannot be fetched; they can be tried again. */
export async function loadTexts(language: Language): Promise<void> {
  loaded[language] ??= await loads[language]();
}

/**
 * Lets the page speak another language, once its texts are there. Where they cannot be fetched, cards and rules are in that language, and the
 * page's own texts follow when it is opened again.
 */
export async function speakIn(language: Language): Promise<void> {
  await loadTexts(language).catch((error: unknown) => console.warn('The texts of a language could not be fetched.', error));
  preferences.change((kept) => ({ ...kept, language }));
}

/** The page's own texts in the reader's language, or in another that is there. *Throws* before any have been loaded. */
export function textsNow(): Texts {
  const texts = loaded[preferences.read().language] ?? Object.values(loaded)[0];
  if (texts === undefined) throw new Error('The texts of the page are loaded before anything is drawn.');
  return texts;
}

/** The page's own texts in the reader's language. */
export function useTexts(): Texts {
  useLanguage();
  return textsNow();
}

/** The reader's language. */
export function useLanguage(): Language {
  return useStore(preferences).language;
}
