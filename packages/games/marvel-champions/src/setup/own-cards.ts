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
import { bookWith, type CardBook, type OwnCard } from '../cards/card-book.ts';
import { contextOf } from '../cards/card-text.ts';
import { factsOf, findByName } from '../cards/facts.ts';
import { meanings } from '../meanings/meanings.ts';
import type { Marvel } from '../state/state.ts';
import { checkCarriedOut } from './carried-out.ts';
import { ownCards, type OwnInput } from './described-cards.ts';

const reading: OwnCardReading<Marvel, OwnInput, OwnCard> = {
  ...ownCards(ownKey, checkCarriedOut),
  game: 'marvel-champions',
  nameFields: ['name', 'nameEs'],
  foldName: searchKey,
  hasCard: (name) => factsOf(name) !== undefined || findByName(name).length > 0,
  context: ({ type, name, abilities = [] }) => contextOf({ type, name }, abilities),
};

/** How a file of cards of Marvel Champions is written. */
export function ownCardSchema(): Schema {
  return cardFileSchema(reading);
}

/** The cards of the game with a user's among them in which nothing is wrong. *Errors:* those of `readOwnCards` and `checkCarriedOut`. */
export function* readBook(cards: readonly unknown[]): Resumable<{ readonly book: CardBook; readonly problems: readonly Problem[] }> {
  const { problems, right } = yield* readOwnCards(cards, reading);
  const made = right.map(({ card }) => card);
  const named = bookWith(made);
  const keyOf = (name: string): string | undefined => (named.factsOf(name) ?? named.findByName(name)[0])?.code;
  return { problems, book: bookWith(yield* namesAsKeys(made, meanings, keyOf)) };
}
