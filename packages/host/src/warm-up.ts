import { importDecks, type PlayableGame, type Resumable } from '@crupier/kernel';
import { readyDecks } from './tables/ready-decks.ts';

/** A deck of names that no card has: they are held against all names, and what does so is compiled once it was done a few times. */
const UNKNOWN = '1x Nobody Knows This\n'.repeat(5);
const TIMES = 4;

/** Does beforehand what the first to look through cards or to bring a deck would wait for: what is worked out once for each game. */
export function* warmUp(games: readonly PlayableGame[]): Resumable<void> {
  for (const game of games) {
    readyDecks(game);
    yield;
    if (game.workshop === undefined) continue;
    for (let time = 0; time < TIMES; time++) yield* importDecks(UNKNOWN, { game });
  }
}
