import type { CatalogueCard } from '../setup/catalogue.ts';
import { NOTHING_PRINTED } from '../state/printed.ts';

/** The card that fills decks of which a position gives only the size. It cannot be played. */
export const FILLER = 'Filler';
/** The demon of players for whom a position names none. */
export const PLAIN_DEMON = 'Plain Demon';

/** What every position may use besides the game's cards and its own. */
export const stockCards: readonly CatalogueCard[] = [
  {
    key: 'test/Filler',
    printed: { ...NOTHING_PRINTED, name: { en: FILLER, es: FILLER }, types: ['ally'], strength: 1, toughness: 1 },
    abilities: [],
  },
  {
    key: 'test/Plain Demon',
    printed: { ...NOTHING_PRINTED, name: { en: PLAIN_DEMON, es: PLAIN_DEMON }, types: ['demon'], strength: 3 },
    abilities: [],
  },
];
