import { diceFrom } from '@crupier/bots';
import { findGame, games as shelf } from '@crupier/cli';

/** The decks of a pair of games: two that differ, of those that come with the game and are wholly playable. */
export function decksOfPair(game: string, seed: string, pair: number): readonly string[] {
  const ready = findGame(shelf, game)?.readyDecks ?? [];
  const roll = diceFrom(`${seed} decks ${pair}`);
  const first = roll(ready.length);
  const second = (first + 1 + roll(Math.max(1, ready.length - 1))) % ready.length;
  return [ready[first] ?? '', ready[second] ?? ''];
}
