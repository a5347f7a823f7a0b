import { type Problem, type Resumable, childAt, itemAt, runToEnd, stepsOf } from '@crupier/kernel';
import { createScanner, printParseErrorCode, visit } from 'jsonc-parser';
import { findExcess, jsonShapes, type ShapeExcess } from './json-shape.ts';

/** A problem of a file, with the line and the column, from 1, where it is. `at` is its path in the JSON. */
export interface PlacedProblem extends Problem {
  readonly line: number;
  readonly column: number;
}

/** A file of JSON: its value and where everything in it stands, or what keeps it from being JSON. */
export type PlacedJson =
  | { readonly kind: 'value'; readonly value: unknown; readonly place: (problem: Problem) => PlacedProblem }
  | { readonly kind: 'broken'; readonly problems: readonly PlacedProblem[] };

/** The numbers by which the scanner names signs. */
const signs = { openBrace: 1, closeBrace: 2, openBracket: 3, closeBracket: 4, comma: 5, colon: 6, end: 17 } as const;

/** What the reader calls a mistake, and the code of the problem that it is. */
const codes: Readonly<Record<string, string>> = {
  InvalidSymbol: 'json.invalidSymbol',
  InvalidNumberFormat: 'json.invalidNumberFormat',
  PropertyNameExpected: 'json.propertyNameExpected',
  ValueExpected: 'json.valueExpected',
  ColonExpected: 'json.colonExpected',
  CommaExpected: 'json.commaExpected',
  CloseBraceExpected: 'json.closeBraceExpected',
  CloseBracketExpected: 'json.closeBracketExpected',
  EndOfFileExpected: 'json.endOfFileExpected',
  InvalidCommentToken: 'json.invalidCommentToken',
  UnexpectedEndOfComment: 'json.unexpectedEndOfComment',
  UnexpectedEndOfString: 'json.unexpectedEndOfString',
  UnexpectedEndOfNumber: 'json.unexpectedEndOfNumber',
  InvalidUnicode: 'json.invalidUnicode',
  InvalidEscapeCharacter: 'json.invalidEscapeCharacter',
  InvalidCharacter: 'json.invalidCharacter',
};

/** After the first few mistakes of syntax the rest follow from them. */
const BROKEN_MAX = 5;
/** So many fields that stand twice are told at most. */
const REPEATED_MAX = 50;
/** Words and signs that are read between two pauses. */
const PAUSE_EVERY = 1000;

/** Reads JSON. *Errors:* `json.…` with the name of the mistake, `json.repeatedField`, and `json.tooDeep`, `json.tooManyItems`, `json.tooManyValues`. */
export function readPlacedJson(given: string): PlacedJson {
  return runToEnd(readingPlacedJson(given));
}

/** The same with pauses, for a large file takes a while. */
export function* readingPlacedJson(given: string): Resumable<PlacedJson> {
  const text = given.replace(/^\uFEFF/, '');
  const excess = findExcess(text, jsonShapes.cardFile);
  if (excess !== undefined) return { kind: 'broken', problems: [tooMuch(excess)] };
  yield;
  const value = parseJson(text);
  const lines = lineStarts(text);
  yield;
  if (value === undefined) return { kind: 'broken', problems: findMistakes(text, lines) };
  const { root, repeated } = yield* findPlaces(text);
  const told = repeated.map(({ at, field, offset }): PlacedProblem => {
    return { code: 'json.repeatedField', at, values: { field }, ...placeOf(lines, offset) };
  });
  if (told.length > 0) return { kind: 'broken', problems: told };
  return { kind: 'value', value: value.json, place: (problem) => ({ ...problem, ...placeOf(lines, offsetOf(root, problem.at)) }) };
}

function tooMuch({ what, max }: ShapeExcess): PlacedProblem {
  const codes = { depth: 'json.tooDeep', items: 'json.tooManyItems', values: 'json.tooManyValues' } as const;
  return { code: codes[what], at: '', values: { max }, line: 1, column: 1 };
}

function parseJson(text: string): { readonly json: unknown } | undefined {
  try {
    return { json: JSON.parse(text) as unknown };
  } catch {
    return undefined;
  }
}

/** The first mistakes of syntax in a text that is no JSON. */
function findMistakes(text: string, lines: readonly number[]): readonly PlacedProblem[] {
  const found: PlacedProblem[] = [];
  const isEnough = new Error('No more mistakes are told.');
  const onError = (error: number, offset: number): void => {
    found.push({ code: codes[printParseErrorCode(error)] ?? 'json.valueExpected', at: '', values: {}, ...placeOf(lines, offset) });
    if (found.length >= BROKEN_MAX) throw isEnough;
  };
  try {
    visit(text, { onError }, { disallowComments: true });
  } catch (error) {
    if (error !== isEnough) throw error;
  }
  return found.length > 0 ? found : [{ code: 'json.valueExpected', at: '', values: {}, line: 1, column: 1 }];
}

/** Where a value stands, and what is in it. */
interface Placed {
  readonly offset: number;
  readonly inside?: Map<string | number, Placed>;
}

/** A field that stands in one object once more: of such JSON keeps only the last. */
interface Repeated {
  readonly at: string;
  readonly field: string;
  readonly offset: number;
}

/** A list or an object that is being read. */
interface Open {
  readonly inside: Map<string | number, Placed>;
  readonly isList: boolean;
  readonly path: string;
  /** The field, or the place in the list, whose value comes next; undefined where a field comes first. */
  key: string | number | undefined;
}

/** Where everything stands in a text of JSON. */
function* findPlaces(text: string): Resumable<{ readonly root: Placed; readonly repeated: readonly Repeated[] }> {
  const scanner = createScanner(text, true);
  const open: Open[] = [];
  const repeated: Repeated[] = [];
  let root: Placed = { offset: 0 };
  let tokens = 0;
  for (let token: number = scanner.scan(); token !== signs.end; token = scanner.scan()) {
    if (++tokens % PAUSE_EVERY === 0) yield;
    const around = open.at(-1);
    const offset = scanner.getTokenOffset();
    if (token === signs.closeBrace || token === signs.closeBracket) open.pop();
    else if (token === signs.comma) {
      if (around !== undefined) around.key = around.isList ? Number(around.key) + 1 : undefined;
    } else if (token !== signs.colon) {
      if (around !== undefined && around.key === undefined) {
        const field = scanner.getTokenValue();
        around.key = field;
        if (around.inside.has(field) && repeated.length < REPEATED_MAX) repeated.push({ at: childAt(around.path, field), field, offset });
        continue;
      }
      const isList = token === signs.openBracket;
      const inside = isList || token === signs.openBrace ? new Map<string | number, Placed>() : undefined;
      const placed: Placed = inside === undefined ? { offset } : { offset, inside };
      if (around?.key === undefined) root = placed;
      else around.inside.set(around.key, placed);
      if (inside !== undefined) open.push({ inside, isList, path: pathIn(around), key: isList ? 0 : undefined });
    }
  }
  return { root, repeated };
}

/** The path of what is read now. */
function pathIn(around: Open | undefined): string {
  if (around?.key === undefined) return '';
  return typeof around.key === 'number' ? itemAt(around.path, around.key) : childAt(around.path, around.key);
}

/** Where a path leads, or the nearest that there is on the way to it. */
function offsetOf(root: Placed, at: string): number {
  let placed = root;
  for (const step of stepsOf(at)) {
    const next = placed.inside?.get(step);
    if (next === undefined) break;
    placed = next;
  }
  return placed.offset;
}

/** Where each line of a text begins. */
function lineStarts(text: string): readonly number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}

function placeOf(starts: readonly number[], offset: number): { readonly line: number; readonly column: number } {
  let [first, after] = [0, starts.length];
  while (after - first > 1) {
    const middle = (first + after) >> 1;
    if ((starts[middle] ?? 0) <= offset) first = middle;
    else after = middle;
  }
  return { line: first + 1, column: offset - (starts[first] ?? 0) + 1 };
}
