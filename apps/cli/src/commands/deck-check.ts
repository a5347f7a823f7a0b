import type { Call } from '../arguments/spec.ts';
import type { ExitCode } from '../exit-codes.ts';
import { exitCodes } from '../exit-codes.ts';
import type { Io } from '../io.ts';
import { loadGame } from '../load-game.ts';
import { formatProblem, print, printJson, refuse, speakProblem, tell } from '../output.ts';
import { readInput } from '../read-input.ts';
import type { deckCheckSpec } from '../specs/lookup-specs.ts';

/** Says whether a deck list is legal. Ends with `failed` where it is not, `input` where there is nothing to read. */
export async function run({ options, words }: Call<typeof deckCheckSpec>, io: Io): Promise<ExitCode> {
  const { json } = options;
  const [path = ''] = words;
  const game = await loadGame(io.games, options.game);
  if (!game.ok) return refuse(io, game.problems, { json, exit: 'usage' });
  const list = await readInput(io, path);
  if (!list.ok) return refuse(io, list.problems, { json, exit: 'input' });
  const checked =
    list.value.trim() === ''
      ? { ok: false as const, problems: [{ code: 'deck.nothing', at: '', values: {} }] }
      : game.value.configure([list.value]);
  const problems = checked.ok
    ? []
    : checked.problems.map((problem) => speakProblem(io, { ...problem, at: placeIn(problem.at) }, game.value.messages));
  if (json) printJson(io, { ok: checked.ok, game: game.value.id, file: path, ...(!checked.ok && { error: problems[0], problems }) });
  else if (checked.ok) print(io, tell(io, 'deck.legal', { file: path, game: game.value.name[io.language] }));
  else {
    for (const problem of problems) print(io, formatProblem(problem));
    print(io, tell(io, 'deck.illegal', { file: path, count: problems.length }));
  }
  return checked.ok ? exitCodes.ok : exitCodes.failed;
}

/** A place in a configuration of one deck is a place in that deck. */
function placeIn(at: string): string {
  return at.replace(/^decks?\[0\][.:]?\s*/, '');
}
