import { fail, ok, type Result } from '@crupier/kernel';
import { searchKey } from '../cards/facts.ts';
import decks from '../cards/base/decks.json' with { type: 'json' };
import type { DeckList } from './deck-list.ts';

/** The decks that come with the game, one a path. All are legal in the open format. */
export const builtInDecks: readonly DeckList[] = decks;

/** Their names. */
export const builtInDeckNames: readonly string[] = builtInDecks.map(({ name }) => name);

/**
 * Finds a deck that comes with the game by its name, or by the beginning of its name if only one begins so.
 *
 * *Errors:* `deck.noSuchDeck` with all the names; `deck.ambiguousDeck` with those that begin so.
 */
export function findBuiltInDeck(name: string): Result<DeckList> {
  const key = searchKey(name);
  const exact = builtInDecks.find((deck) => searchKey(deck.name) === key);
  if (exact !== undefined) return ok(exact);
  const beginning = key === '' ? [] : builtInDecks.filter((deck) => searchKey(deck.name).startsWith(key));
  const [only, ...others] = beginning;
  if (only === undefined) return fail('deck.noSuchDeck', '', { deck: name, decks: builtInDeckNames.join(' / ') });
  if (others.length === 0) return ok(only);
  return fail('deck.ambiguousDeck', '', { deck: name, decks: beginning.map((deck) => deck.name).join(' / ') });
}
