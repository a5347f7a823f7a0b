import { useMemo } from 'react';
import type { Texts } from '../language/texts-en.ts';
import { useTexts } from '../language/use-texts.ts';
import { useGameSpeech } from './use-game-speech.ts';

/** Says what can be set for a match. */
export interface SaySetting {
  readonly name: (setting: string) => string;
  readonly word: (word: string) => string;
}

/** The words of settings: the page's own, or else the game's labels; the bare code where neither has one. */
export function settingWords(
  texts: Pick<Texts, 'settingNames' | 'settingWords'>,
  labelOf: (code: string) => string | undefined,
): SaySetting {
  return {
    name: (setting) => texts.settingNames[setting] ?? labelOf(setting) ?? setting,
    word: (word) => texts.settingWords[word] ?? labelOf(word) ?? word,
  };
}

/** The words of a game's settings in the reader's language. */
export function useSettingWords(game: string): SaySetting {
  const texts = useTexts();
  const speech = useGameSpeech(game);
  return useMemo(() => settingWords(texts, (code) => speech?.words.labels[code]?.[speech.language]), [texts, speech]);
}
