import { type Messages, type PlayableGame, type Problem, runToEnd, kernelMessages, languages } from '@crupier/kernel';
import { checkCards, type CheckedCards, type PlacedProblem } from '@crupier/protocol';
import type { Call } from '../arguments/spec.ts';
import { readCardFile, sayPlace } from '../read-card-file.ts';
import type { ExitCode } from '../exit-codes.ts';
import { exitCodes } from '../exit-codes.ts';
import type { Io } from '../io.ts';
import { formatProblem, paint, print, printJson, refuse, speakProblem, tell, type PrintedProblem } from '../output.ts';
import type { cardsCheckSpec } from '../specs/card-specs.ts';

/** A problem of a file as JSON output gives it. */
type PrintedPlace = PrintedProblem & Partial<Pick<PlacedProblem, 'line' | 'column'>>;

/**
 * Says what is wrong with a file of cards, and shows the cards that are right in both languages. Ends with `failed` where a card is
 * wrong, `input` where the file is none of JSON or cannot be read.
 */
export async function run({ options, words }: Call<typeof cardsCheckSpec>, io: Io): Promise<ExitCode> {
  const { json } = options;
  const [path = ''] = words;
  const file = await readCardFile(io, path, options.game);
  if (!file.ok) return refuseFile(io, file.problems, { json, exit: file.exit, messages: kernelMessages });
  const { game, json: read } = file.value;
  const { problems, sheets } = runToEnd(checkCards(game, read));
  const told = problems.map((problem): PrintedPlace => placed(io, problem, game));
  const ok = told.length === 0;
  if (json) printJson(io, { ok, game: game.id, file: path, cards: sheets, ...(!ok && { error: told[0], problems: told }) });
  else printCards(io, { path, sheets, problems, told });
  return ok ? exitCodes.ok : exitCodes.failed;
}

function refuseFile(
  io: Io,
  problems: readonly (PlacedProblem | Problem)[],
  how: { readonly json: boolean; readonly exit: 'input' | 'usage'; readonly messages: Messages },
): ExitCode {
  return refuse(
    io,
    problems.map((problem) => ('line' in problem && !how.json ? { ...problem, at: sayPlace(io, problem) } : problem)),
    how,
  );
}

function placed(io: Io, problem: PlacedProblem, game: PlayableGame): PrintedPlace {
  const { line, column } = problem;
  return { ...speakProblem(io, problem, game.messages), line, column };
}

interface Printing extends Pick<CheckedCards, 'problems' | 'sheets'> {
  readonly path: string;
  readonly told: readonly PrintedPlace[];
}

function printCards(io: Io, { path, sheets, problems, told }: Printing): void {
  for (const { name, text } of sheets) {
    print(io, paint(io, 'bold', [...new Set(languages.map((language) => name[language]))].join(' / ')));
    for (const language of languages) for (const line of text[language]) print(io, `  ${language}: ${line}`);
  }
  told.forEach((problem, index) => {
    const where = problems[index];
    print(io, formatProblem({ ...problem, at: where === undefined ? problem.at : sayPlace(io, where) }));
  });
  const count = problems.length;
  print(io, tell(io, count === 0 ? 'cards.fileRight' : 'cards.fileWrong', { file: path, count, cards: sheets.length }));
}
