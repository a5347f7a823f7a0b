import type { CardBook } from '../cards/card-book.ts';
import type { CardCode } from '../cards/facts/card-facts.ts';
import type { Identity } from '../cards/identities.ts';
import type { DeckList } from './deck-list.ts';

/** Says where a card stands in the list of a deck. */
export type PlaceOf = (card: CardCode) => string;

/** What the checks of a deck read. */
export interface CheckedDeck {
  readonly deck: DeckList;
  readonly identity: Identity;
  readonly placeOf: PlaceOf;
  readonly book: CardBook;
}
