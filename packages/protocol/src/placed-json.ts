import { type Problem, childAt, itemAt, stepsOf } from '@crupier/kernel';
import { findNodeAtLocation, parseTree, printParseErrorCode, type Node, type ParseError } from 'jsonc-parser';

/** A problem of a file, with the line and the column, from 1, where it is. `at` is its path in the JSON. */
export interface PlacedProblem extends Problem {
  readonly line: number;
  readonly column: number;
}

/** A file of JSON: its value and where everything in it stands, or what keeps it from being JSON. */
export type PlacedJson =
  | { readonly kind: 'value'; readonly value: unknown; readonly place: (problem: Problem) => PlacedProblem }
  | { readonly kind: 'broken'; readonly problems: readonly PlacedProblem[] };

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

/** Reads JSON. *Errors:* `json.…` with the name of the mistake, and `json.repeatedField`. */
export function readPlacedJson(given: string): PlacedJson {
  const text = given.replace(/^\uFEFF/, '');
  try {
    return readText(text);
  } catch (error) {
    // What is nested deeper than the readers can go is told as such.
    if (!(error instanceof RangeError)) throw error;
    return { kind: 'broken', problems: [{ code: 'json.tooDeep', at: '', values: {}, line: 1, column: 1 }] };
  }
}

function readText(text: string): PlacedJson {
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true });
  const lines = lineStarts(text);
  if (errors.length > 0 || tree === undefined) {
    const told = errors.slice(0, BROKEN_MAX).map(({ error, offset }): PlacedProblem => {
      return { code: codes[printParseErrorCode(error)] ?? 'json.valueExpected', at: '', values: {}, ...placeOf(lines, offset) };
    });
    return { kind: 'broken', problems: told.length > 0 ? told : [{ code: 'json.valueExpected', at: '', values: {}, line: 1, column: 1 }] };
  }
  const repeated = repeatedIn(tree, '')
    .slice(0, REPEATED_MAX)
    .map(({ at, node }): PlacedProblem => {
      return { code: 'json.repeatedField', at, values: { field: String(node.value) }, ...placeOf(lines, node.offset) };
    });
  if (repeated.length > 0) return { kind: 'broken', problems: repeated };
  const place = (problem: Problem): PlacedProblem => ({ ...problem, ...placeOf(lines, offsetOf(tree, problem.at)) });
  return { kind: 'value', value: JSON.parse(text), place };
}

/** Fields that stand twice in one object: of such JSON keeps only the last. */
function repeatedIn(node: Node, at: string): { readonly at: string; readonly node: Node }[] {
  const { children = [] } = node;
  if (node.type === 'array') return children.flatMap((each, index) => repeatedIn(each, itemAt(at, index)));
  const seen = new Set<unknown>();
  return children.flatMap((property) => {
    const [key, value] = property.children ?? [];
    if (node.type !== 'object' || key === undefined) return [];
    const place = childAt(at, String(key.value));
    const own = seen.has(key.value) ? [{ at: place, node: key }] : [];
    seen.add(key.value);
    return value === undefined ? own : [...own, ...repeatedIn(value, place)];
  });
}

/** Where a path leads, or the nearest that there is on the way to it. */
function offsetOf(tree: Node, at: string): number {
  const steps = stepsOf(at);
  for (let length = steps.length; length >= 0; length--) {
    const found = findNodeAtLocation(tree, steps.slice(0, length));
    if (found !== undefined) return found.offset;
  }
  return tree.offset;
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
