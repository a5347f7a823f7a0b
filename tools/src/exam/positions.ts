import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { diceFrom, drawSeed } from '@crupier/bots';
import { assert, hashText, type Answer, type Ask, type Branch, type PlayableGame, type PlayableMatch, type Seat } from '@crupier/kernel';

/** Answers whose values differ by less, in the logarithm of the odds, count as equally good. */
export const MARGIN = 0.05;
/** Imagined deals on which each position is searched. */
const DEALS = 4;

/** A position whose best answers are known. */
export interface ExamPosition {
  /** Which game and turn it came up in. */
  readonly name: string;
  /** What its best line is about. */
  readonly themes: readonly string[];
  /** Whether the greedy bot finds a best answer whatever its dice. */
  readonly greedyFinds: boolean;
  /** Who is asked. */
  readonly seat: Seat;
  /** What the match is opened with; 64 hexadecimal digits. */
  readonly seed: string;
  /** In the game's notation. */
  readonly lines: readonly string[];
  /** The best line of play on the first deal. */
  readonly line: readonly string[];
  /** The answers within the margin of the best, by name. */
  readonly best: readonly string[];
  /** The value of each first answer: the mean over the deals of the best end of the turn that it leads to. */
  readonly values: Readonly<Record<string, number>>;
}

/** The exam of a game. */
export interface Exam {
  /** The call that collected the positions. */
  readonly command: string;
  /** How many games were searched for them, from the first. */
  readonly games: number;
  /** Of the evaluation with which the values were found. */
  readonly evaluation: string;
  readonly positions: readonly ExamPosition[];
}

function fileOf(game: string): string {
  return fileURLToPath(new URL(`positions/${game}.json`, import.meta.url));
}

/** Whether an exam is kept for a game. */
export function hasExam(game: string): boolean {
  return existsSync(fileOf(game));
}

/** The exam that is kept for a game. */
export function readExam(game: string): Exam {
  return JSON.parse(readFileSync(fileOf(game), 'utf8')) as Exam;
}

/** Keeps the exam of a game. */
export function writeExam(game: string, exam: Exam): void {
  writeFileSync(fileOf(game), `${JSON.stringify(exam, undefined, 2)}\n`);
}

/** Opens a position. */
export function openPosition(game: PlayableGame, { lines, seed, name }: Pick<ExamPosition, 'lines' | 'seed' | 'name'>): PlayableMatch {
  const opened = game.position?.(lines, seed, { quiet: true });
  assert(opened?.ok === true, `The position ${name} can be opened.`);
  return opened.value;
}

/** The deals on which a position is searched. */
export function dealsOf(match: PlayableMatch, seat: Seat, seed: string): readonly Branch[] {
  const roll = diceFrom(`${seed} deals`);
  return Array.from({ length: DEALS }, () => match.branch(seat, drawSeed(roll)));
}

/** A hash of how the positions of an exam are valued: another one says that values and best answers are out of date. */
export function evaluationHash(game: PlayableGame, positions: readonly ExamPosition[]): string {
  const valued = positions.map((position) => {
    const terms = openPosition(game, position).branch(position.seat, position.seed).terms(position.seat);
    return Object.entries(terms).map(([term, { count, worth }]) => [term, rounded(count), rounded(worth)]);
  });
  return hashText(JSON.stringify(valued)).slice(0, 16);
}

/** The name of each of some answers: verbs, cards and values; the second of two that look the same has `#2` after it. */
export function answerNames(branch: Branch, { options }: Ask, answers: readonly Answer[]): readonly string[] {
  const seen = new Map<string, number>();
  return answers.map((answer) => {
    const name = answer.length === 0 ? 'nothing' : answer.map((index) => optionName(branch, options[index])).join(' & ');
    const times = (seen.get(name) ?? 0) + 1;
    seen.set(name, times);
    return times === 1 ? name : `${name} #${times}`;
  });
}

function optionName(branch: Branch, option: Ask['options'][number] | undefined): string {
  return option === undefined ? '' : toldName(branch.tell(option));
}

/** The name of an option. */
export function toldName({ verb, value, definition }: ReturnType<Branch['tell']>): string {
  return [verb, definition, value === 0 ? undefined : value].filter((part) => part !== undefined).join(' ');
}

/** A value as it is kept. */
export function rounded(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
