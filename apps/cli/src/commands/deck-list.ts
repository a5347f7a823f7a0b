import type { Call } from '../arguments/spec.ts';
import type { ExitCode } from '../exit-codes.ts';
import { exitCodes } from '../exit-codes.ts';
import type { Io } from '../io.ts';
import { loadGames } from '../load-game.ts';
import { print, printJson, refuse } from '../output.ts';
import type { deckListSpec } from '../specs/lookup-specs.ts';

/** Names the decks that come with a game. */
export async function run({ options }: Call<typeof deckListSpec>, io: Io): Promise<ExitCode> {
  const { json } = options;
  const games = await loadGames(io.games, options.game);
  if (!games.ok) return refuse(io, games.problems, { json, exit: 'usage' });
  const listed = games.value.map((game) => ({ game: game.id, decks: game.deckNames() }));
  if (json) printJson(io, { games: listed });
  else for (const { decks } of listed) for (const deck of decks) print(io, deck);
  return exitCodes.ok;
}
