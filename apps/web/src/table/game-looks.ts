import { infernoLook } from './games/inferno/inferno-look.ts';
import { keyforgeLook } from './games/keyforge/keyforge-look.ts';
import { marvelLook } from './games/marvel-champions/marvel-look.ts';
import type { GameLook } from './scene/game-look.ts';

/** How each game is drawn: the only place of the page that names them. */
const looks: Readonly<Record<string, GameLook>> = { keyforge: keyforgeLook, inferno: infernoLook, 'marvel-champions': marvelLook };

/** How a game is drawn; one that the page does not know is drawn as the first. */
export function lookOf(game: string): GameLook {
  return looks[game] ?? keyforgeLook;
}
