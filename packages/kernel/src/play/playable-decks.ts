import type { PlayableGame } from './playable.ts';

/** The built-in decks that can be played now: of a game whose cards are not all done, some cannot. */
export function playableDecks(game: Pick<PlayableGame, 'seats' | 'deckNames' | 'configure'>): readonly string[] {
  return game.deckNames().filter((name) => game.configure(new Array<string>(game.seats.min).fill(name)).ok);
}
