import type { Call } from '../arguments/spec.ts';
import type { ExitCode } from '../exit-codes.ts';
import { exitCodes } from '../exit-codes.ts';
import type { Io } from '../io.ts';
import { chooseGame } from '../load-game.ts';
import { print, refuse } from '../output.ts';
import type { cardsSchemaSpec } from '../specs/card-specs.ts';

/** Prints the format of files of cards: a JSON Schema, on one line with `--json`. */
export async function run({ options }: Call<typeof cardsSchemaSpec>, io: Io): Promise<ExitCode> {
  const { json } = options;
  const chosen = chooseGame(io.games, options.game ?? io.games.find(({ takesCards }) => takesCards === true)?.id);
  if (!chosen.ok) return refuse(io, chosen.problems, { json, exit: 'usage' });
  const game = await chosen.value.load();
  if (game.ownCards === undefined)
    return refuse(io, [{ code: 'cards.notTaken', at: '--game', values: { game: game.name[io.language] } }], {
      json,
      exit: 'usage',
    });
  print(io, JSON.stringify(game.ownCards.schema(), undefined, json ? undefined : 2));
  return exitCodes.ok;
}
