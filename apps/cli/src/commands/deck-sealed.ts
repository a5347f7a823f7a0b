import type { PlayableGame, SealedPool } from '@crupier/kernel';
import type { Call } from '../arguments/spec.ts';
import type { ExitCode } from '../exit-codes.ts';
import { exitCodes } from '../exit-codes.ts';
import type { Io } from '../io.ts';
import { chooseGame } from '../load-game.ts';
import { paint, print, printJson, refuse, tell } from '../output.ts';
import { drawShortSeed, printedSeed, seedFromText } from '../seeds.ts';
import type { deckSealedSpec } from '../specs/lookup-specs.ts';

/** Opens a sealed pool and shows it with a deck made of it. */
export async function run({ options }: Call<typeof deckSealedSpec>, io: Io): Promise<ExitCode> {
  const { json } = options;
  const chosen = chooseGame(io.games, options.game ?? io.games.find(({ opensPools }) => opensPools === true)?.id);
  if (!chosen.ok) return refuse(io, chosen.problems, { json, exit: 'usage' });
  const game = await chosen.value.load();
  if (game.openSealed === undefined)
    return refuse(io, [{ code: 'deck.notSealed', at: '--game', values: { game: game.name[io.language] } }], { json, exit: 'usage' });
  const seed = options.seed ?? drawShortSeed();
  const opened = game.openSealed(seedFromText(seed));
  const { boosters, demons, pool, deck, lists } = opened;
  if (json) printJson(io, { game: game.id, seed: printedSeed(seed), boosters, demons, pool, deck });
  else if (options.list) io.out(lists[io.language].deck);
  else printPool(io, game, { opened, seed });
  return exitCodes.ok;
}

function printPool(io: Io, game: PlayableGame, { opened, seed }: { readonly opened: SealedPool; readonly seed: string }): void {
  const nameOf = (key: string): string => game.card(key)?.name[io.language] ?? key;
  const section = (title: string, keys: readonly string[]): void => {
    print(io, paint(io, 'bold', title));
    for (const key of keys) print(io, `  ${nameOf(key)}`);
  };
  opened.boosters.forEach((booster, at) => section(tell(io, 'deck.opened', { booster: at + 1 }), booster));
  section(tell(io, 'deck.demons'), opened.demons);
  print(io, paint(io, 'bold', tell(io, 'deck.built')));
  print(io, opened.lists[io.language].deck.trimEnd());
  print(io, tell(io, 'deck.seed', { seed }));
}
