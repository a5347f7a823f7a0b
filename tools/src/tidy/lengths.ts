import type { Finding, Source } from './source.ts';
import { isCode, isTest } from './source.ts';

/** The most lines a file may have. */
const fileLinesMax = 400;
/** The most lines a file of cards, tests or tables may have. */
const tableLinesMax = 600;

/** Finds files that should be split. */
export function findLongFiles(source: Source): readonly Finding[] {
  if (!isCode(source.path) && !source.path.endsWith('.css')) return [];
  const lines = source.text.trimEnd().split('\n').length;
  const linesMax = isTable(source.path) ? tableLinesMax : fileLinesMax;
  if (lines <= linesMax) return [];
  return [{ path: source.path, line: linesMax + 1, problem: `has ${lines} lines: split it, ${linesMax} is the most` }];
}

/** Whether a file is a table of cards, of tests or of words, which reads well at more length. */
function isTable(path: string): boolean {
  return isTest(path) || /(^|\/)(cards|tables)\//.test(path);
}
