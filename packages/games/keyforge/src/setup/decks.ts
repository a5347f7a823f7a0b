import { decksOfFiles, type Result } from '@crupier/kernel/rules';
import { deckFiles } from './decks/deck-files.ts';
import type { DeckList } from './deck-list.ts';
import { parseDeckValue } from './parse-deck-list.ts';

const decks = decksOfFiles(deckFiles, (file) => parseDeckValue(file));

/** The names of the decks that come with the game, in alphabetical order. */
export const builtInDeckNames: readonly string[] = deckFiles.map((file) => file.name);

/** The decks that come with the game, in the order of their names. All are legal. */
export function builtInDecks(): readonly DeckList[] {
  return decks.all();
}

/** Finds a deck that comes with the game. *Errors:* those of `findDeck`. */
export function findBuiltInDeck(name: string): Result<DeckList> {
  return decks.find(name);
}
