/** The kit of games: cards of users' own. */
import type { CardBehaviour } from '../compile/game.ts';
import type { Ability } from '../language/effects.ts';
import type { MeaningsOn } from '../language/meanings.ts';
import { reworded } from '../language/rewording.ts';
import type { Both } from '../language/wording.ts';
import type { QualityWording, Wordings } from '../language/wordings.ts';
import type { Resumable } from '../state/resumable.ts';
import { cardFileSchema, readOwnCards, type OwnCardReading, type ReadCard } from '../own-cards/own-cards.ts';
import type { Described } from '../own-cards/read-cards.ts';
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

/**
 * The abilities of cards with keys in place of the names by which their texts speak of cards: a text may name a card either way, and the
 * rules know it by its key. `find` finds the key of a name; what it does not find stays. It pauses after each card.
 */
function* namesAsKeys<C extends { readonly abilities: readonly Ability[] }>(
  cards: readonly C[],
  { qualities }: Pick<MeaningsOn<never>, 'qualities'>,
  find: (name: string) => string | undefined,
): Resumable<readonly C[]> {
  const word = (value: string | number, quality = ''): string | number =>
    qualities[quality]?.takes === 'card' ? (find(String(value)) ?? value) : value;
  const resolved: C[] = [];
  for (const card of cards) {
    resolved.push({ ...card, abilities: reworded(card.abilities, { word }) });
    yield;
  }
  return resolved;
}

/** How the words of card texts are said, with the names of a user's cards wherever a quality takes a card. */
export function withOwnNames(
  wordings: Wordings,
  { qualities }: Pick<MeaningsOn<never>, 'qualities'>,
  namesOf: (key: string) => Both | undefined,
): Wordings {
  const named = Object.entries(wordings.qualities).map(([quality, wording]): [string, QualityWording] => {
    const { values } = wording;
    if (qualities[quality]?.takes !== 'card' || values === undefined) return [quality, wording];
    return [quality, { ...wording, values: (key) => namesOf(String(key)) ?? values(key) }];
  });
  return { ...wordings, qualities: Object.fromEntries(named) };
}

/** How a game that keeps its cards in books makes one with a user's cards, and finds keys in it. */
interface Bookkeeping<C, B> extends Pick<MeaningsOn<never>, 'qualities'> {
  readonly bookWith: (cards: readonly C[]) => B;
  /** The key of a name. */
  readonly find: (book: B, name: string) => string | undefined;
}

/** The book with a user's cards, whose texts have keys in place of the names by which they speak of cards. It pauses after each card. */
export function* bookOfKeys<C extends { readonly abilities: readonly Ability[] }, B>(
  cards: readonly C[],
  { bookWith, find, qualities }: Bookkeeping<C, B>,
): Resumable<B> {
  const named = bookWith(cards);
  return bookWith(yield* namesAsKeys(cards, { qualities }, (name) => find(named, name)));
}

/** A description of a card with a name in each language; without a Spanish one it has the same in both. */
interface Named extends Described {
  readonly name: string;
  readonly nameEs?: string;
}

/** How a game reads files of users' own cards. */
interface OwnCardFiles<B> {
  readonly schema: () => Schema;
  /** The book with the cards in which nothing is wrong. *Errors:* those of `readOwnCards`. */
  readonly readBook: (cards: readonly unknown[]) => Resumable<{ readonly book: B; readonly problems: readonly Problem[] }>;
}

/** Reads files of cards with a name in each language into books. */
export function ownCardFiles<S extends CoreState, I extends Named, C extends CardBehaviour, B>(
  described: Omit<OwnCardReading<S, I, C>, 'nameFields' | 'foldName'>,
  bookOf: (right: readonly ReadCard<I, C>[]) => Resumable<B>,
): OwnCardFiles<B> {
  const reading: OwnCardReading<S, I, C> = { ...described, nameFields: ['name', 'nameEs'], foldName: searchKey };
  return {
    schema: () => cardFileSchema(reading),
    *readBook(cards) {
      const { problems, right } = yield* readOwnCards(cards, reading);
      return { problems, book: yield* bookOf(right) };
    },
  };
}

/** The cards that a game is made of: its own, or these and a user's. */
interface Book {
  /** The keys of the user's cards, in the order of the file. */
  readonly own: readonly string[];
}

/** How a game with a book of cards takes a user's cards. */
interface BookGame<S extends CoreState, B extends Book> extends OwnCardFiles<B> {
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
