import { inferno } from '@crupier/inferno';
import type { PlayableGame } from '@crupier/kernel';
import { keyforge } from '@crupier/keyforge';
import { marvelChampions } from '@crupier/marvel-champions';

/** Every game that this server plays: the only place of the server that names them. */
export function loadGames(): readonly PlayableGame[] {
  return [keyforge, inferno, marvelChampions];
}

/** Where this module is: threads load it by themselves. */
export const gamesModule = import.meta.url;
