import type { deckLinkTextsEn } from './deck-link-texts-en.ts';

/** What other pages say of the page of cards and decks. */
export const deckLinkTextsEs: typeof deckLinkTextsEn = {
  openDecks: 'Cartas y mazos',
  keptDeck: (name) => `${name} (mío)`,
  unnamedDeck: 'Mazo sin nombre',
  seeRuleCards: 'Cartas con esta regla',
};
