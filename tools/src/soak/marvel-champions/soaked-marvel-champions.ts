import { soakGame } from '@crupier/marvel-champions/soak';
import { readReasons } from '../reasons.ts';
import type { SoakedGame } from '../soaked-game.ts';
import { marvelWords } from './counted-words.ts';
import { playGame, walkTable } from './play-game.ts';
import { universeOf } from './universe.ts';

/** Marvel Champions, played at tables drawn anew for each game. */
export const soakedMarvelChampions: SoakedGame = {
  universe: () => universeOf(soakGame()),
  reasons: () => readReasons(new URL('reasons.json', import.meta.url)),
  countsSkipped: marvelWords.countsSkipped,
  playGame,
  walkTable: (number, seed) => walkTable(number, seed),
};
