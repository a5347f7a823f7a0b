import type { PlayableGame, Problem } from '@crupier/kernel';
import { atOption, settingsAmong } from '../configuration.ts';
import type { Call } from '../arguments/spec.ts';
import type { ExitCode } from '../exit-codes.ts';
import { exitCodes } from '../exit-codes.ts';
import { findGame } from '../games.ts';
import type { Io } from '../io.ts';
import { loadGameWith } from '../read-card-file.ts';
import type { PrintedProblem } from '../output.ts';
import { formatProblem, print, printJson, refuse, speakProblem, tell } from '../output.ts';
import { readInput } from '../read-input.ts';
import type { deckCheckSpec } from '../specs/lookup-specs.ts';

/** The codes for parts of a legal deck that have no code yet: a card, a bonus icon. */
const notYet: readonly string[] = ['deck.notYetPlayable', 'deck.notYetIcon'];

/** Says whether a deck list is legal and can be played. Ends with `failed` where it is not, `input` where there is nothing to read. */
export async function run({ options, words }: Call<typeof deckCheckSpec>, io: Io): Promise<ExitCode> {
  const { json } = options;
  const [file = ''] = words;
  const game = await loadGameWith(io, options.game, options.cards);
  if (!game.ok) return refuse(io, game.problems, { json, exit: game.exit, messages: game.messages });
  const list = await readInput(io, file);
  if (!list.ok) return refuse(io, list.problems, { json, exit: 'input' });
  const problems = checkList(io, game.value, list.value, options.format);
  const spoken = problems.map((problem) => speakProblem(io, problem, game.value.messages));
  const legal = problems.every(({ code }) => notYet.includes(code));
  const ok = problems.length === 0;
  if (json) printJson(io, { ok, legal, game: game.value.id, file, ...(!ok && { error: spoken[0], problems: spoken }) });
  else printVerdict(io, spoken, { file, game: game.value.name[io.language], legal });
  return ok ? exitCodes.ok : exitCodes.failed;
}

/** What is wrong with a list. A game judges decks for a whole table, so the other seats get decks that are known to be good. */
function checkList(io: Io, game: PlayableGame, list: string, format: string | undefined): readonly Problem[] {
  if (list.trim() === '') return [{ code: 'deck.nothing', at: '', values: {} }];
  const ready = findGame(io.games, game.id)?.readyDecks ?? [];
  // What is known to be good is so in the usual format.
  const others = Array.from({ length: game.seats.min - 1 }, (_, at) => (format === undefined ? (ready[at + 1] ?? '') : list));
  const configured = game.configure([list, ...others], { settings: settingsAmong({ format }) });
  if (configured.ok) return [];
  const own = configured.problems.filter(({ at }) => format === undefined || !/^(decks\[[1-9]|deck [2-9])/.test(at));
  return own.map(atOption).map((problem) => ({ ...problem, at: placeInList(problem.at) }));
}

/** A place in the first deck of a table is a place in the list. */
function placeInList(at: string): string {
  return at.replace(/^(decks\[0\]|deck 1)[,.:]?\s*/, '');
}

interface Verdict {
  readonly file: string;
  readonly game: string;
  readonly legal: boolean;
}

function printVerdict(io: Io, problems: readonly PrintedProblem[], { file, game, legal }: Verdict): void {
  for (const problem of problems) print(io, formatProblem(problem));
  if (problems.length === 0) print(io, tell(io, 'deck.legal', { file, game }));
  else print(io, tell(io, legal ? 'deck.waiting' : 'deck.illegal', { file, count: problems.length }));
}
