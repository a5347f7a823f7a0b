import { useLanguage } from '../language/use-texts.ts';
import { settingsTextsEn, type SettingsTexts } from './settings-texts-en.ts';
import { settingsTextsEs } from './settings-texts-es.ts';

/** The texts of the settings in the reader's language. */
export function useSettingsTexts(): SettingsTexts {
  return { en: settingsTextsEn, es: settingsTextsEs }[useLanguage()];
}
