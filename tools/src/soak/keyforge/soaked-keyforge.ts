import { readReasons } from '../reasons.ts';
import type { SoakedGame } from '../soaked-game.ts';
import { keyforgeWords } from './counted-words.ts';
import { playGame, walkTable } from './play-game.ts';
import { universeOf } from './universe.ts';

/** KeyForge, played with decks that are drawn anew for each game. */
export const soakedKeyForge: SoakedGame = {
  universe: universeOf,
  reasons: () => readReasons(new URL('reasons.json', import.meta.url)),
  countsSkipped: keyforgeWords.countsSkipped,
  playGame,
  walkTable: (number, seed) => walkTable(number, seed),
};
