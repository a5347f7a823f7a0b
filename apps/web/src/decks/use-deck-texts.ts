import { useLanguage } from '../language/use-texts.ts';
import { deckTextsEn, type DeckTexts } from './deck-texts-en.ts';
import { deckTextsEs } from './deck-texts-es.ts';

/** The texts of the page of cards and decks, which is loaded apart, in the reader's language. */
export function useDeckTexts(): DeckTexts {
  return { en: deckTextsEn, es: deckTextsEs }[useLanguage()];
}
