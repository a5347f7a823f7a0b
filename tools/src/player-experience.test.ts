import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const table = readFileSync(join(root, 'docs/player-experience.md'), 'utf8');

/** The numbers of the lines that the product must hold. */
const musts = Array.from({ length: 27 }, (_, at) => at + 1);

/** A line of the table: its number and the tests that hold it, each a file and a part of a name in it. */
interface Line {
  readonly number: number;
  readonly tests: readonly { readonly file: string; readonly name: string }[];
}

function linesOf(text: string): readonly Line[] {
  return [...text.matchAll(/^\| (\d+) \|.*\| (.*) \|$/gm)].map(([, number = '', tests = '']) => ({
    number: Number(number),
    tests: [...tests.matchAll(/`([^`›]+) › ([^`]+)`/g)].map(([, file = '', name = '']) => ({ file: file.trim(), name: name.trim() })),
  }));
}

const lines = linesOf(table);

test('every line that must hold stands in the table once', () => {
  expect(lines.map(({ number }) => number)).toEqual(musts);
});

describe.each(lines)('line $number', ({ tests }) => {
  test('is held by tests that exist', () => {
    expect(tests).not.toEqual([]);
    for (const { file, name } of tests) {
      expect(existsSync(join(root, file)), `${file} is there`).toBe(true);
      expect(readFileSync(join(root, file), 'utf8'), `${file} has a test “${name}”`).toContain(name);
    }
  });
});
