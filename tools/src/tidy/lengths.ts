import ts from 'typescript';
import type { Finding, Source } from './source.ts';
import { findNodes, isCode, isTest, lineOf } from './source.ts';

/** The most lines a file may have. */
const fileLinesMax = 400;
/** The most lines a file of cards, tests or tables may have. */
const tableLinesMax = 600;
/** The most lines the body of a function may have, its program tables not counted. */
const functionLinesMax = 70;

/** Finds files that should be split. */
export function findLongFiles(source: Source): readonly Finding[] {
  if (!isCode(source.path) && !source.path.endsWith('.css')) return [];
  const lines = source.text.trimEnd().split('\n').length;
  const linesMax = isTable(source.path) ? tableLinesMax : fileLinesMax;
  if (lines <= linesMax) return [];
  return [{ path: source.path, line: linesMax + 1, problem: `has ${lines} lines: split it, ${linesMax} is the most` }];
}

/** Finds functions that do too much to be read at once. */
export function findLongFunctions(source: Source): readonly Finding[] {
  return findNodes(source, (node, file) => {
    const body = bodyOf(node);
    if (body === undefined || linesOf(body, file) <= functionLinesMax || (isTest(source.path) && isSuite(node))) return undefined;
    const lines = linesOf(body, file) - programLines(body, file);
    return lines > functionLinesMax ? `is a function of ${lines} lines: ${functionLinesMax} is the most` : undefined;
  });
}

/** Whether a file is a table of cards, of tests or of words, which reads well at more length. */
function isTable(path: string): boolean {
  return isTest(path) || /(^|\/)(cards|tables)\//.test(path);
}

function bodyOf(node: ts.Node): ts.Node | undefined {
  return ts.isFunctionLike(node) && 'body' in node ? node.body : undefined;
}

function linesOf(node: ts.Node, file: ts.SourceFile): number {
  return lineOf(file, node.getEnd()) - lineOf(file, node.getStart(file)) + 1;
}

/** The lines that belong to tables of steps: each step in them is a function, and measured as one. */
function programLines(node: ts.Node, file: ts.SourceFile): number {
  if (isProgramTable(node)) return linesOf(node, file);
  let lines = 0;
  ts.forEachChild(node, (child) => {
    lines += programLines(child, file);
  });
  return lines;
}

/** Whether a function is the list of tests given to `describe`, or to `describe.each(…)`. */
function isSuite(node: ts.Node): boolean {
  return node.parent !== undefined && ts.isCallExpression(node.parent) && /^describe\b/.test(node.parent.expression.getText());
}

/** Whether a node is `program(…)` of the kernel, its types given or not. */
function isProgramTable(node: ts.Node): boolean {
  return ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 'program';
}
