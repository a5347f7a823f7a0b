import type { CatalogueCard } from '../setup/catalogue.ts';

/** The card that fills decks of which a position gives only the size. It cannot be played. */
export const FILLER = 'Filler';
/** The demon of players for whom a position names none. */
export const PLAIN_DEMON = 'Plain Demon';

const nothing = {
  supertypes: [],
  subtypes: [],
  path: undefined,
  cost: undefined,
  costsX: false,
  strength: 0,
  toughness: 0,
  keywords: [],
  modifiers: undefined,
} as const;

/** What every position may use besides the game's cards and its own. */
export const stockCards: readonly CatalogueCard[] = [
  {
    key: 'test/Filler',
    printed: { ...nothing, name: { en: FILLER, es: FILLER }, types: ['ally'], strength: 1, toughness: 1 },
    abilities: [],
  },
  {
    key: 'test/Plain Demon',
    printed: { ...nothing, name: { en: PLAIN_DEMON, es: PLAIN_DEMON }, types: ['demon'], strength: 3 },
    abilities: [],
  },
];
