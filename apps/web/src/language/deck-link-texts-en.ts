/** What other pages say of the page of cards and decks. */
export const deckLinkTextsEn = {
  openDecks: 'Cards and decks',
  keptDeck: (name: string) => `${name} (mine)`,
  unnamedDeck: 'Unnamed deck',
  seeRuleCards: 'Cards with this rule',
};
