import { type ImportedDeck, importDecks, runToEnd } from '@crupier/kernel';
import type { Call } from '../arguments/spec.ts';
import type { ExitCode } from '../exit-codes.ts';
import { exitCodes } from '../exit-codes.ts';
import type { Io } from '../io.ts';
import { loadGame, loadGames } from '../load-game.ts';
import { print, printJson, refuse } from '../output.ts';
import { readInput } from '../read-input.ts';
import type { deckImportSpec } from '../specs/deck-specs.ts';
import { described } from './deck-show.ts';
import { printChecks } from './print-checks.ts';

/** Reads the decks of a file. Ends with `failed` where one of them cannot be played, `input` where there is nothing to read. */
export async function run({ options, words }: Call<typeof deckImportSpec>, io: Io): Promise<ExitCode> {
  const { json } = options;
  const [file = ''] = words;
  const first = await loadGame(io.games, options.game);
  if (!first.ok) return refuse(io, first.problems, { json, exit: 'usage' });
  const all = await loadGames(io.games, undefined);
  const games = (all.ok ? all.value : []).filter(({ workshop }) => workshop !== undefined);
  const game = games.find((each) => each === first.value) ?? games[0];
  if (game === undefined)
    return refuse(io, [{ code: 'deck.noWorkshop', at: '--game', values: { game: first.value.name[io.language] } }], {
      json,
      exit: 'usage',
    });
  const text = await readInput(io, file);
  if (!text.ok) return refuse(io, text.problems, { json, exit: 'input' });
  if (text.value.trim() === '') return refuse(io, [{ code: 'deck.nothing', at: '', values: {} }], { json, exit: 'input' });
  const decks = runToEnd(importDecks(text.value, { game, others: games.filter((each) => each !== game) }));
  const isWhole = decks.every(({ problems }) => problems.length === 0);
  if (json) printJson(io, { ok: isWhole, file, decks: decks.map((deck) => described(io, deck)) });
  else if (options.list) printLists(io, decks);
  else for (const deck of decks) printChecks(io, deck);
  return isWhole ? exitCodes.ok : exitCodes.failed;
}

/** With a line between them they are a file of several decks again. */
function printLists(io: Io, decks: readonly ImportedDeck[]): void {
  const lists = decks.flatMap(({ problems, lists: own }) =>
    problems.length === 0 && own !== undefined ? [own[io.language].trimEnd()] : [],
  );
  if (lists.length > 0) print(io, lists.join('\n---\n'));
}
