/** Spanish names that the source gives to the wrong card: each belongs to another card, where it stays. */
export const wrongSpanish: readonly (readonly [id: string, name: string])[] = [
  ['deusillus2', 'Carga Diametral'],
  ['lyco-thief', 'Licosaurio'],
];

/** Spanish names that the source lacks and the Spanish rulebook has. */
export const rulebookSpanish: Readonly<Record<string, string>> = {
  'curse-of-cowardice': 'Maldición de Cobardía',
  'curse-of-forgetfulness': 'Maldición del Olvido',
  'paradox-shield': 'Escudo Paradójico',
};

/** Deck names that the source misspells; the deck's identity there has them right. */
export const deckNames: Readonly<Record<string, string>> = {
  'Rapipdly Ever Changing Sadao': 'Rapidly Ever Changing Sadao',
  'Cylconium, Chamber Agent': 'Cyclonium, Chamber Agent',
  'Affuent “Gumshoe” Ricci': 'Affluent “Gumshoe” Ricci',
};

/** Sets that appeared after a set with a higher number. */
export const latecomers: readonly string[] = ['DM'];

/** The expansion number of the anomalies, which belong to no house but that of their frame. */
export const anomalyExpansion = 453;

/** What the source calls a house where a card has none: reference cards. */
export const noHouses: readonly string[] = ['archonpower', 'prophecy', 'thetide'];
