import { styleText } from 'node:util';
import { type Messages, type Problem, say } from '@crupier/kernel';
import type { ExitCode, ExitName } from './exit-codes.ts';
import { exitCodes } from './exit-codes.ts';
import type { Io } from './io.ts';
import { messages } from './tables/messages.ts';
import type { TextKey } from './tables/texts.ts';
import { texts } from './tables/texts.ts';

/** What a sentence of the interface is filled with. */
export type Values = Readonly<Record<string, string | number>>;

/** A sentence of the interface in the reader's language. */
export function tell(io: Pick<Io, 'language'>, key: TextKey, values: Values = {}): string {
  return texts[key][io.language].replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/** Writes a line of the result. */
export function print(io: Io, line = ''): void {
  io.out(`${line}\n`);
}

/** Writes the result as JSON, on one line where it is short. */
export function printJson(io: Io, value: unknown): void {
  const compact = JSON.stringify(value);
  print(io, compact.length <= io.columns ? compact : JSON.stringify(value, undefined, 2));
}

/** Writes one of many results as JSON, on a line of its own however long. */
export function printJsonLine(io: Io, value: unknown): void {
  print(io, JSON.stringify(value));
}

/** A problem as JSON output gives it. */
export interface PrintedProblem {
  readonly code: string;
  readonly at: string;
  readonly message: string;
}

/** A problem with its sentence. `more` are the messages of whoever found it. */
export function speakProblem(io: Pick<Io, 'language'>, problem: Problem, more: Messages = {}): PrintedProblem {
  return { code: problem.code, at: problem.at, message: say({ ...problem, at: '' }, { ...messages, ...more }, io.language) };
}

/** Where problems go and how they end the command. */
export interface Refusing {
  readonly json: boolean;
  readonly exit: Exclude<ExitName, 'ok'>;
  /** Where results are JSON values a line each. */
  readonly lines?: boolean;
  /** Messages of whoever found them, beside the command line's own. */
  readonly messages?: Messages;
}

/** Says what was wrong, as lines on standard error or as JSON on standard output, and gives the exit code. */
export function refuse(io: Io, problems: readonly Problem[], { json, exit, lines = false, messages: more = {} }: Refusing): ExitCode {
  const spoken = problems.map((problem) => speakProblem(io, problem, more));
  const told = { error: spoken[0], ...(spoken.length > 1 && { problems: spoken }) };
  if (json && lines) printJsonLine(io, told);
  else if (json) printJson(io, told);
  else for (const each of spoken) io.err(`${formatProblem(each)}\n`);
  return exitCodes[exit];
}

/** A problem as one line: where, what, and its code. */
export function formatProblem({ code, ...said }: PrintedProblem): string {
  return `${sayProblem(said)} (${code})`;
}

/** A problem as it is said to somebody who plays, and looks no code up: where and what. */
export function sayProblem({ at, message }: Omit<PrintedProblem, 'code'>): string {
  return `${at === '' ? '' : `${at}: `}${message}`;
}

/** A text in a style where the terminal shows styles. */
export function paint(io: Pick<Io, 'colour'>, style: Parameters<typeof styleText>[0], text: string): string {
  return io.colour ? styleText(style, text, { validateStream: false }) : text;
}

/** Lines in columns, each as wide as its widest cell. Numbers stand at the right. */
export function formatTable(rows: readonly (readonly (string | number)[])[]): readonly string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => String(row[column] ?? '').length)));
  return rows.map((row) =>
    row
      .map((cell, column) => (typeof cell === 'number' ? String(cell).padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0)))
      .join('  ')
      .trimEnd(),
  );
}

/** A text cut into lines of at most so many characters, at spaces. */
export function wrap(text: string, columns: number, indent = ''): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && indent.length + line.length + 1 + word.length > columns) {
      lines.push(indent + line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, indent + line];
}

/** A number as a reader of the language writes it. */
export function formatNumber(io: Pick<Io, 'language'>, value: number, digits = 0): string {
  return value.toLocaleString(io.language, { maximumFractionDigits: digits, minimumFractionDigits: digits });
}
