import { readReasons } from '../reasons.ts';
import type { SoakedGame } from '../soaked-game.ts';
import { infernoWords } from './counted-words.ts';
import { playGame, walkTable } from './play-game.ts';
import { universeOf } from './universe.ts';

/** Inferno, played with decks that are drawn anew for each game from the whole set. */
export const soakedInferno: SoakedGame = {
  universe: universeOf,
  reasons: () => readReasons(new URL('reasons.json', import.meta.url)),
  countsSkipped: infernoWords.countsSkipped,
  playGame,
  walkTable: (number, seed) => walkTable(number, seed),
};
