import { type PlayableGame, playableDecks } from '@crupier/kernel';

const readyByGame = new WeakMap<PlayableGame, readonly string[]>();

/** The built-in decks that can be played now, found once. */
export function readyDecks(game: PlayableGame): readonly string[] {
  const known = readyByGame.get(game) ?? playableDecks(game);
  readyByGame.set(game, known);
  return known;
}
