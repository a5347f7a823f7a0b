import type { PlayableGame } from '@crupier/kernel';
import type { MatchCards } from '@crupier/protocol';

/** The sheets of the cards that a configuration can use. */
export function cardsOf(game: PlayableGame, configuration: unknown): MatchCards {
  const sheets = game.cardsOf(configuration).flatMap((key) => {
    const sheet = game.card(key);
    return sheet === undefined ? [] : [[key, sheet] as const];
  });
  return Object.fromEntries(sheets);
}
