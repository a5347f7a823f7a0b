/** The kit of games: where a deck list that somebody wrote stops being JSON. */

/** Where a text stops being JSON. */
export interface JsonFault {
  /** From 1. */
  readonly line: number;
  /** From 1, in UTF-16 units. */
  readonly column: number;
  /** What stands there, at most 12 characters; empty where the text has ended. */
  readonly found: string;
}

/** What may stand next. */
type Expected = 'value' | 'valueOrClose' | 'name' | 'nameOrClose' | 'colon' | 'commaOrClose' | 'end';

const blank = /[ \t\n\r]*/y;
const text = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y;
const plainValue = /true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;

/**
 * Finds where a text stops being JSON, or `undefined` where all of it is. The engine's own message differs from one engine
 * to the next and does not always say a place.
 */
export function findJsonFault(source: string): JsonFault | undefined {
  const open: ('[' | '{')[] = [];
  let expected: Expected = 'value';
  let at = skip(blank, source, 0);
  for (;;) {
    if (expected === 'end') return at === source.length ? undefined : faultAt(source, at);
    const step = stepFrom(source, at, { expected, open });
    if (step === undefined) return faultAt(source, at);
    expected = step.expected;
    at = skip(blank, source, step.at);
  }
}

interface Standing {
  readonly expected: Expected;
  /** The brackets that are open; changed when one opens or closes. */
  readonly open: ('[' | '{')[];
}

interface Step {
  readonly expected: Expected;
  readonly at: number;
}

function stepFrom(source: string, at: number, { expected, open }: Standing): Step | undefined {
  const character = source[at] ?? '';
  if (expected === 'colon') return character === ':' ? { expected: 'value', at: at + 1 } : undefined;
  if (expected === 'name' || (expected === 'nameOrClose' && character === '"')) return pass(text, source, at, 'colon');
  if (expected === 'commaOrClose' && character === ',') return { expected: open.at(-1) === '[' ? 'value' : 'name', at: at + 1 };
  if (expected !== 'value' && character === closing(open)) {
    open.pop();
    return { expected: after(open), at: at + 1 };
  }
  if (expected !== 'value' && expected !== 'valueOrClose') return undefined;
  if (character === '[' || character === '{') {
    open.push(character);
    return { expected: character === '[' ? 'valueOrClose' : 'nameOrClose', at: at + 1 };
  }
  return pass(character === '"' ? text : plainValue, source, at, after(open));
}

function closing(open: readonly string[]): string | undefined {
  const last = open.at(-1);
  if (last === undefined) return undefined;
  return last === '[' ? ']' : '}';
}

function after(open: readonly string[]): Expected {
  return open.length === 0 ? 'end' : 'commaOrClose';
}

function pass(pattern: RegExp, source: string, at: number, expected: Expected): Step | undefined {
  const end = skip(pattern, source, at);
  return end === at ? undefined : { expected, at: end };
}

function skip(pattern: RegExp, source: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.test(source) ? pattern.lastIndex : at;
}

function faultAt(source: string, at: number): JsonFault {
  const before = source.slice(0, at).split(/\r\n|\r|\n/);
  const found = /^[^\r\n]{0,12}/.exec(source.slice(at))?.[0] ?? '';
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1, found };
}
