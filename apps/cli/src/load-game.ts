import { type PlayableGame, type Result, fail, ok } from '@crupier/kernel';
import { findGame, type GameShelf, type ShelvedGame } from './games.ts';

/** The game that `--game` names, or the first one. *Errors:* `game.unknown`, `game.none`. */
export function chooseGame(shelf: GameShelf, name: string | undefined): Result<ShelvedGame> {
  const found = name === undefined ? shelf[0] : findGame(shelf, name);
  if (found !== undefined) return ok(found);
  const games = shelf.map(({ id, aliases }) => [id, ...aliases].join(' = ')).join(', ');
  return fail('game.unknown', name === undefined ? '' : '--game', { given: name ?? '', games });
}

/** Loads the game that `--game` names, or the first one. *Errors:* as `chooseGame`. */
export async function loadGame(shelf: GameShelf, name: string | undefined): Promise<Result<PlayableGame>> {
  const chosen = chooseGame(shelf, name);
  return chosen.ok ? ok(await chosen.value.load()) : chosen;
}

/** Loads the game that `--game` names, or all of them. *Errors:* as `chooseGame`. */
export async function loadGames(shelf: GameShelf, name: string | undefined): Promise<Result<readonly PlayableGame[]>> {
  if (name === undefined) return ok(await Promise.all(shelf.map((each) => each.load())));
  const one = await loadGame(shelf, name);
  return one.ok ? ok([one.value]) : one;
}
