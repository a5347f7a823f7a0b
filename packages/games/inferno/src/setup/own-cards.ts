import {
  cardFileSchema,
  ownKey,
  readOwnCards,
  searchKey,
  type OwnCardReading,
  type Problem,
  type Resumable,
  type Schema,
} from '@crupier/kernel/rules';
import { reworded } from '@crupier/kernel/cards';
import { textContext } from '../cards/card-text.ts';
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
  // A text names a card by its name or its key; the rules know it by its key.
  const named = bookWith(right.map(({ card }) => card));
  const resolved: DescribedCard[] = [];
  for (const { card } of right) {
    resolved.push({ ...card, abilities: reworded(card.abilities, { word: (value, quality) => keyNamed(named, value, quality) }) });
    yield;
  }
  return { problems, book: bookWith(resolved) };
}

function keyNamed(named: CardBook, value: string | number, quality: string | undefined): string | number {
  return quality === 'named' ? (named.find(String(value))?.id ?? value) : value;
}
