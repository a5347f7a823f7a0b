import { cardFileSchema, ok, readOwnCards, reworded, type OwnCardReading, type Result, type Schema } from '@crupier/kernel';
import { textContext } from '../cards/card-text.ts';
import { searchKey } from '../cards/facts.ts';
import type { Inferno } from '../state/state.ts';
import { baseBook, bookWith, type CardBook } from './card-book.ts';
import { describedCards, type CardInput, type DescribedCard } from './described-cards.ts';

/** The key of somebody's own card. */
function keyOf(name: string): string {
  return `own/${searchKey(name)}`;
}

const reading: OwnCardReading<Inferno, CardInput, DescribedCard> = {
  ...describedCards(keyOf),
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

/** The cards of the game with somebody's own among them. *Errors:* those of `readOwnCards`, each with its path. */
export function readBook(cards: readonly unknown[]): Result<CardBook> {
  const read = readOwnCards(cards, reading);
  if (!read.ok) return read;
  // A text names a card by its name or its key; the rules know it by its key.
  const named = bookWith(read.value);
  const resolved = read.value.map((card) => ({
    ...card,
    abilities: reworded(card.abilities, {
      word: (value, quality) => (quality === 'named' ? (named.find(String(value))?.id ?? value) : value),
    }),
  }));
  return ok(bookWith(resolved));
}
