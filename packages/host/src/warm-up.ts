import { importDecks, type PlayableGame, type Resumable } from '@crupier/kernel';
import { readyDecks } from './tables/matches.ts';

/** Does beforehand what the first to look through cards or to bring a deck would wait for: what is worked out once for each game. */
export function* warmUp(games: readonly PlayableGame[]): Resumable<void> {
  for (const game of games) {
    readyDecks(game);
    yield;
    if (game.workshop !== undefined) yield* importDecks('1x ?', { game });
  }
}
