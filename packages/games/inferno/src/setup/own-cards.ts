import {
  cardFileSchema,
  namesAsKeys,
  ownKey,
  readOwnCards,
  searchKey,
  type OwnCardReading,
  type Problem,
  type Resumable,
  type Schema,
} from '@crupier/kernel/rules';
import { textContext } from '../cards/card-text.ts';
import { meanings } from '../meanings/meanings.ts';
import type { Inferno } from '../state/state.ts';
import { baseBook, bookWith, type CardBook } from './card-book.ts';
import { describedCards, type CardInput, type DescribedCard } from './described-cards.ts';

const reading: OwnCardReading<Inferno, CardInput, DescribedCard> = {
  ...describedCards(ownKey),
  game: 'inferno',
  nameFields: ['name', 'nameEs'],
  foldName: searchKey,
  hasCard: (name) => baseBook.find(name) !== undefined,
  context: ({ types }) => textContext(types),
};

/** How a file of cards of Inferno is written. */
export function ownCardSchema(): Schema {
  return cardFileSchema(reading);
}

/** The cards of the game with those of somebody's own among them in which nothing is wrong. *Errors:* those of `readOwnCards`. */
export function* readBook(cards: readonly unknown[]): Resumable<{ readonly book: CardBook; readonly problems: readonly Problem[] }> {
  const { problems, right } = yield* readOwnCards(cards, reading);
  const made = right.map(({ card }) => card);
  const named = bookWith(made);
  return { problems, book: bookWith(yield* namesAsKeys(made, meanings, (name) => named.find(name)?.id)) };
}
