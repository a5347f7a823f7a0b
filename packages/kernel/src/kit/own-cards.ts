/** The kit of games: cards of users' own. */
import type { Resumable } from '../state/resumable.ts';
import type { Schema } from '../own-cards/schema.ts';
import { ownPartsOf, type OwnCardParts, type PlayableParts } from '../play/make-playable.ts';
import type { Game } from '../match/match.ts';
import type { Problem } from '../state/result.ts';
import type { CoreState } from '../state/state.ts';
import { searchKey } from './names.ts';

/** The key of a user's own card. */
export function ownKey(name: string): string {
  return `own/${searchKey(name)}`;
}

/** The cards that a game is made of: its own, or these and a user's. */
interface Book {
  /** The keys of the user's cards, in the order of the file. */
  readonly own: readonly string[];
}

/** How a game with a book of cards takes a user's cards. */
interface BookGame<S extends CoreState, B extends Book> {
  readonly schema: () => Schema;
  readonly readBook: (cards: readonly unknown[]) => Resumable<{ readonly book: B; readonly problems: readonly Problem[] }>;
  /** The game with the user's cards of a book compiled. */
  readonly extend: (book: B) => Resumable<Game<S>>;
  readonly partsOf: (book: B, game: () => Game<S>) => PlayableParts<S>;
}

/** Makes a game that keeps its cards in a book take a user's cards. */
export function ownCardsInBook<S extends CoreState, B extends Book>(game: BookGame<S, B>): OwnCardParts<S> {
  return {
    schema: game.schema,
    *read(cards) {
      const { book, problems } = yield* game.readBook(cards);
      return yield* ownPartsOf({
        keys: book.own,
        problems,
        extend: () => game.extend(book),
        partsOf: (made) => game.partsOf(book, made),
      });
    },
  };
}
