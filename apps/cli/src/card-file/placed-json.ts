import type { Problem } from '@crupier/kernel';
import { childAt, itemAt, stepsOf } from '@crupier/kernel';
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

/** Reads JSON. *Errors:* `json.…` with the name of the mistake, and `json.repeatedField`. */
export function readPlacedJson(given: string): PlacedJson {
  const text = given.replace(/^\uFEFF/, '');
  const errors: ParseError[] = [];
  const tree = parse(text, errors);
  if (tree === 'too deep') return { kind: 'broken', problems: [{ code: 'json.tooDeep', at: '', values: {}, line: 1, column: 1 }] };
  if (errors.length > 0 || tree === undefined) {
    const told = errors.slice(0, BROKEN_MAX).map(({ error, offset }): PlacedProblem => {
      return { code: codes[printParseErrorCode(error)] ?? 'json.valueExpected', at: '', values: {}, ...placeOf(text, offset) };
    });
    return { kind: 'broken', problems: told.length > 0 ? told : [{ code: 'json.valueExpected', at: '', values: {}, line: 1, column: 1 }] };
  }
  const repeated = repeatedIn(tree, '').map(({ at, node }): PlacedProblem => {
    return { code: 'json.repeatedField', at, values: { field: String(node.value) }, ...placeOf(text, node.offset) };
  });
  if (repeated.length > 0) return { kind: 'broken', problems: repeated };
  const place = (problem: Problem): PlacedProblem => ({ ...problem, ...placeOf(text, offsetOf(tree, problem.at)) });
  return { kind: 'value', value: JSON.parse(text), place };
}

/** What is nested deeper than the reader can go is told as such. */
function parse(text: string, errors: ParseError[]): Node | undefined | 'too deep' {
  try {
    return parseTree(text, errors, { disallowComments: true });
  } catch (error) {
    if (error instanceof RangeError) return 'too deep';
    throw error;
  }
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

function placeOf(text: string, offset: number): { readonly line: number; readonly column: number } {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
