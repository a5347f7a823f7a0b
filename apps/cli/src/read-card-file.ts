import { type Messages, type PlayableGame, type Problem, kernelMessages } from '@crupier/kernel';
import { findGame, type GameShelf } from './games.ts';
import type { Io } from './io.ts';
import { chooseGame } from './load-game.ts';
import { readInput } from './read-input.ts';
import { readPlacedJson, type PlacedJson, type PlacedProblem } from '@crupier/protocol';

/** The longest file of cards that is read, in UTF-16 units. */
const LENGTH_MAX = 2_000_000;

/** A file of cards as JSON, and the game that it is for. */
export interface CardFile {
  readonly game: PlayableGame;
  readonly json: PlacedJson & { readonly kind: 'value' };
}

/** A file that could not be read at all. */
export interface UnreadFile {
  readonly ok: false;
  readonly problems: readonly (Problem | PlacedProblem)[];
  readonly exit: 'input' | 'usage';
}

/**
 * Reads a file of cards for a game, or for the one that the file names. *Errors:* what `readInput` says, `cards.fileTooLong`,
 * `json.…` with the place, `game.unknown`, `cards.notTaken`.
 */
export async function readCardFile(
  io: Io,
  path: string,
  wish: string | undefined,
): Promise<{ readonly ok: true; readonly value: CardFile } | UnreadFile> {
  const text = await readInput(io, path);
  if (!text.ok) return { ...text, exit: 'input' };
  const { length } = text.value;
  if (length > LENGTH_MAX) return unread({ code: 'cards.fileTooLong', at: path, values: { length, max: LENGTH_MAX } }, 'input');
  const json = readPlacedJson(text.value);
  if (json.kind === 'broken') return { ok: false, problems: json.problems, exit: 'input' };
  const shelved = chooseGame(io.games, wish ?? gameNamedIn(io.games, json.value));
  if (!shelved.ok) return { ...shelved, exit: 'usage' };
  const game = await shelved.value.load();
  const name = game.name[io.language];
  if (game.ownCards === undefined) return unread({ code: 'cards.notTaken', at: path, values: { game: name } }, 'usage');
  return { ok: true, value: { game, json } };
}

function unread(problem: Problem, exit: UnreadFile['exit']): UnreadFile {
  return { ok: false, problems: [problem], exit };
}

/** The game that a file names, or the first that takes cards: the file is told what is wrong with its name. */
function gameNamedIn(games: GameShelf, file: unknown): string | undefined {
  const named: unknown = typeof file === 'object' && file !== null && 'game' in file ? file.game : undefined;
  const found = typeof named === 'string' ? findGame(games, named) : undefined;
  return (found ?? games.find(({ takesCards }) => takesCards === true))?.id;
}

/** A game to be played with, or why there is none. */
export type ChosenGame =
  | { readonly ok: true; readonly value: PlayableGame }
  | {
      readonly ok: false;
      readonly problems: readonly Problem[];
      readonly exit: UnreadFile['exit'];
      /** Of the game that has found them. */
      readonly messages: Messages;
    };

/**
 * The game that `--game` names, with the cards of the file that `--cards` names among its own. *Errors:* as `readCardFile`, and
 * `card.*` at the file, with line, column and path.
 */
export async function loadGameWith(io: Io, wish: string | undefined, cards: string | undefined): Promise<ChosenGame> {
  if (cards === undefined) {
    const chosen = chooseGame(io.games, wish);
    return chosen.ok ? { ok: true, value: await chosen.value.load() } : { ...chosen, exit: 'usage', messages: {} };
  }
  const file = await readCardFile(io, cards, wish);
  if (!file.ok) {
    const problems = file.problems.map((problem) => atPlace(io, cards, problem));
    return { ok: false, problems, exit: file.exit, messages: kernelMessages };
  }
  const { game, json } = file.value;
  const made = game.ownCards?.withFile(json.value);
  if (made?.ok === true) return made;
  const problems = (made?.problems ?? []).map((problem) => atPlace(io, cards, json.place(problem)));
  return { ok: false, problems, exit: 'input', messages: game.messages };
}

/** A problem at its file, line, column and path. */
function atPlace(io: Io, file: string, problem: Problem | PlacedProblem): Problem {
  if (!('line' in problem)) return problem;
  return { code: problem.code, values: problem.values, at: `${file} ${sayPlace(io, problem)}` };
}

const placeWords = { en: ['line', 'column'], es: ['línea', 'columna'] } as const;

/** "line 3, column 7, cards[0].name". */
export function sayPlace({ language }: Pick<Io, 'language'>, { line, column, at }: PlacedProblem): string {
  const [row, place] = placeWords[language];
  return `${row} ${line}, ${place} ${column}${at === '' ? '' : `, ${at}`}`;
}
