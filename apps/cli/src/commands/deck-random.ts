import { importDeck, randomTable } from '@crupier/kernel';
import type { Call } from '../arguments/spec.ts';
import type { ExitCode } from '../exit-codes.ts';
import { exitCodes } from '../exit-codes.ts';
import type { Io } from '../io.ts';
import { loadGame } from '../load-game.ts';
import { print, printJson, refuse, tell } from '../output.ts';
import { drawShortSeed, printedSeed, seedFromText } from '../seeds.ts';
import type { deckRandomSpec } from '../specs/deck-specs.ts';
import { described } from './deck-show.ts';

/** Lets chance choose a table, and shows its decks as lists. */
export async function run({ options }: Call<typeof deckRandomSpec>, io: Io): Promise<ExitCode> {
  const { json } = options;
  const loaded = await loadGame(io.games, options.game);
  if (!loaded.ok) return refuse(io, loaded.problems, { json, exit: 'usage' });
  const game = loaded.value;
  if (game.workshop === undefined)
    return refuse(io, [{ code: 'deck.noWorkshop', at: '--game', values: { game: game.name[io.language] } }], { json, exit: 'usage' });
  const { min, max } = game.seats;
  const seats = Math.min(max, Math.max(min, options.players ?? min));
  const seed = options.seed ?? drawShortSeed();
  const { decks, settings } = randomTable(game, seedFromText(seed), seats);
  const read = decks.map((text) => importDeck(text, '', { game }));
  if (json) {
    printJson(io, { game: game.id, seed: printedSeed(seed), settings, decks: read.map((deck) => described(io, deck)) });
    return exitCodes.ok;
  }
  const word = (code: string): string => game.words.labels[code]?.[io.language] ?? code;
  const lists = read.map(({ lists: own, texts }) => (own ?? texts)[io.language].trimEnd());
  print(io, lists.join('\n---\n'));
  print(io);
  for (const [name, value] of Object.entries(settings))
    print(
      io,
      `${word(name)}: ${[value]
        .flat()
        .map((each) => word(String(each)))
        .join(', ')}`,
    );
  print(io, tell(io, 'deck.seed', { seed }));
  return exitCodes.ok;
}
