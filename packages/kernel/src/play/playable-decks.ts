import type { PlayableGame } from './playable.ts';

type Decks = Pick<PlayableGame, 'seats' | 'deckNames' | 'configure'>;

/** The built-in decks that can be played now: of a game whose cards are not all done, some cannot. */
export function playableDecks(game: Decks): readonly string[] {
  return game.deckNames().filter((name) => isPlayable(game, name));
}

/** The first of them; undefined where there is none. */
export function firstPlayableDeck(game: Decks): string | undefined {
  return game.deckNames().find((name) => isPlayable(game, name));
}

function isPlayable(game: Decks, name: string): boolean {
  return game.configure(new Array<string>(game.seats.min).fill(name)).ok;
}
