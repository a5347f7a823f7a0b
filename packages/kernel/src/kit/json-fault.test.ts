import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findJsonFault } from './json-fault.ts';

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

describe('where a text stops being JSON', () => {
  test.each([
    ['{"a":1,}', 1, 8, '}'],
    ['{"a":1\n "b":2}', 2, 2, '"b":2}'],
    ['[1,\r\n2,\r\n]', 3, 1, ']'],
    ['{a:1}', 1, 2, 'a:1}'],
    ["{'a':1}", 1, 2, "'a':1}"],
    ['["one]', 1, 2, '"one]'],
    ['[1] x', 1, 5, 'x'],
    ['[01]', 1, 3, '1]'],
    ['[1}', 1, 3, '}'],
    ['{"a" 1}', 1, 6, '1}'],
    ['["a\tb"]', 1, 2, '"a\tb"]'],
    ['{"a":1', 1, 7, ''],
    ['', 1, 1, ''],
  ])('%j: line %i, column %i', (text, line, column, found) => {
    expect(findJsonFault(text)).toEqual({ line, column, found });
  });

  test('nesting without end is no trouble', () => {
    expect(findJsonFault('['.repeat(60_000))).toMatchObject({ column: 60_001 });
    expect(findJsonFault('['.repeat(30_000) + ']'.repeat(30_000))).toBeUndefined();
  });

  test('it finds a fault exactly where the engine refuses the text', () => {
    const piece = fc.constantFrom(
      '{',
      '}',
      '[',
      ']',
      ',',
      ':',
      '"a"',
      '"',
      '\\',
      '1',
      '-',
      '0.5e3',
      'true',
      'null',
      ' ',
      '\n',
      'x',
      '\u0001',
      '"\\u00e1"',
    );
    const text = fc.oneof(
      fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join('')),
      fc.string(),
      fc.json(),
    );
    fc.assert(
      fc.property(text, (source) => {
        expect(findJsonFault(source) === undefined).toBe(isJson(source));
      }),
      { numRuns: 3000 },
    );
  });
});
