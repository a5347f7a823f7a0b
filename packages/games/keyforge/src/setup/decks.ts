import { assert, findDeck, ok, type Result } from '@crupier/kernel/rules';
import { deckFiles } from './decks/deck-files.ts';
import type { DeckList } from './deck-list.ts';
import { parseDeckValue } from './parse-deck-list.ts';

type DeckFile = (typeof deckFiles)[number];

const read = new Map<DeckFile, DeckList>();

/** The names of the decks that come with the game, in alphabetical order. */
export const builtInDeckNames: readonly string[] = deckFiles.map((file) => file.name);

/** The decks that come with the game, in the order of their names. All are legal. */
export function builtInDecks(): readonly DeckList[] {
  return deckFiles.map(deckOf);
}

/** Finds a deck that comes with the game. *Errors:* those of `findDeck`. */
export function findBuiltInDeck(name: string): Result<DeckList> {
  const found = findDeck(deckFiles, name);
  return found.ok ? ok(deckOf(found.value)) : found;
}

function deckOf(file: DeckFile): DeckList {
  const known = read.get(file);
  if (known !== undefined) return known;
  const deck = parseDeckValue(file);
  assert(deck.ok, `The deck ${file.name} that comes with the game is a legal one.`);
  read.set(file, deck.value);
  return deck.value;
}
