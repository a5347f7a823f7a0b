import { assert, fail, ok, type Result } from '@crupier/kernel';
import { searchKey } from '../cards/facts/names.ts';
import { deckFiles } from './decks/deck-files.ts';
import type { DeckList } from './deck-list.ts';
import { quote } from './deck-problems.ts';
import { parseDeckValue } from './parse-deck-list.ts';

type DeckFile = (typeof deckFiles)[number];

const read = new Map<DeckFile, DeckList>();

/** The names of the decks that come with the game, in alphabetical order. */
export const builtInDeckNames: readonly string[] = deckFiles.map((file) => file.name);

/** The decks that come with the game, in the order of their names. All are legal. */
export function builtInDecks(): readonly DeckList[] {
  return deckFiles.map(deckOf);
}

/**
 * Finds a deck that comes with the game by its name, or by the beginning of its name if only one begins so, whatever the case,
 * accents and punctuation.
 *
 * *Errors:* `deck.noSuchDeck` with all the names; `deck.ambiguousDeck` with those that begin so.
 */
export function findBuiltInDeck(name: string): Result<DeckList> {
  const key = searchKey(name);
  const exact = deckFiles.find((file) => searchKey(file.name) === key);
  if (exact !== undefined) return ok(deckOf(exact));
  const beginning = key === '' ? [] : deckFiles.filter((file) => searchKey(file.name).startsWith(key));
  const [only, ...others] = beginning;
  if (only === undefined) return fail('deck.noSuchDeck', '', { deck: quote(name), decks: builtInDeckNames.join(' / ') });
  if (others.length === 0) return ok(deckOf(only));
  return fail('deck.ambiguousDeck', '', { deck: quote(name), decks: beginning.map((file) => file.name).join(' / ') });
}

function deckOf(file: DeckFile): DeckList {
  const known = read.get(file);
  if (known !== undefined) return known;
  const deck = parseDeckValue(file);
  assert(deck.ok, `The deck ${file.name} that comes with the game is a legal one.`);
  read.set(file, deck.value);
  return deck.value;
}
