import { findDeck, type Result } from '@crupier/kernel/rules';
import decks from '../cards/base/decks.json' with { type: 'json' };
import type { DeckList } from './deck-list.ts';

/** The decks that come with the game, one a path. All are legal in the open format. */
export const builtInDecks: readonly DeckList[] = decks;

/** Their names. */
export const builtInDeckNames: readonly string[] = builtInDecks.map(({ name }) => name);

/** Finds a deck that comes with the game. *Errors:* those of `findDeck`. */
export function findBuiltInDeck(name: string): Result<DeckList> {
  return findDeck(builtInDecks, name);
}
