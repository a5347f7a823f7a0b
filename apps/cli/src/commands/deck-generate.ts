import type { Call } from '../arguments/spec.ts';
import type { ExitCode } from '../exit-codes.ts';
import { exitCodes } from '../exit-codes.ts';
import type { Io } from '../io.ts';
import { chooseGame } from '../load-game.ts';
import { print, printJson, refuse, tell } from '../output.ts';
import { drawShortSeed, printedSeed, seedFromText } from '../seeds.ts';
import type { deckGenerateSpec } from '../specs/lookup-specs.ts';

/** Draws a deck by a seed and shows its list. */
export async function run({ options }: Call<typeof deckGenerateSpec>, io: Io): Promise<ExitCode> {
  const { json } = options;
  const chosen = chooseGame(io.games, options.game);
  if (!chosen.ok) return refuse(io, chosen.problems, { json, exit: 'usage' });
  const game = await chosen.value.load();
  const { generateDeck, generatedSets: [usual] = [] } = game;
  if (generateDeck === undefined)
    return refuse(io, [{ code: 'deck.notGenerated', at: '--game', values: { game: game.name[io.language] } }], { json, exit: 'usage' });
  const seed = options.seed ?? drawShortSeed();
  const set = options.set ?? usual?.code ?? '';
  const drawn = generateDeck(seedFromText(seed), set);
  if (!drawn.ok) {
    const problems = drawn.problems.map((problem) => ({ ...problem, at: '--set' }));
    return refuse(io, problems, { json, exit: 'usage', messages: game.messages });
  }
  const { name, lists } = drawn.value;
  const list = lists[io.language];
  if (json) printJson(io, { game: game.id, seed: printedSeed(seed), set, name, list });
  else io.out(list);
  if (!json && !options.list) print(io, tell(io, 'deck.seed', { seed }));
  return exitCodes.ok;
}
