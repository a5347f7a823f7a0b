import { assert, ok, type Result } from '../state/result.ts';
import { findDeck } from './names.ts';

/** The decks that come with a game, each read once when it is first asked for. */
export interface BuiltInDecks<Deck> {
  /** In the order of the files. */
  readonly all: () => readonly Deck[];
  /** *Errors:* those of `findDeck`. */
  readonly find: (name: string) => Result<Deck>;
}

/** The decks of some files, all of which are legal. */
export function decksOfFiles<File extends { readonly name: string }, Deck>(
  files: readonly File[],
  parse: (file: File) => Result<Deck>,
): BuiltInDecks<Deck> {
  const read = new Map<File, Deck>();
  const deckOf = (file: File): Deck => {
    const known = read.get(file);
    if (known !== undefined) return known;
    const deck = parse(file);
    assert(deck.ok, `The deck ${file.name} that comes with the game is a legal one.`);
    read.set(file, deck.value);
    return deck.value;
  };
  return {
    all: () => files.map(deckOf),
    find: (name) => {
      const found = findDeck(files, name);
      return found.ok ? ok(deckOf(found.value)) : found;
    },
  };
}
