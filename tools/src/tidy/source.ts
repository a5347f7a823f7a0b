import ts from 'typescript';

/** A file of the repository, or a snippet in its place. */
export interface Source {
  /** From the root of the repository, with `/` between folders. */
  readonly path: string;
  readonly text: string;
}

/** One breach of the style, and where. */
export interface Finding {
  readonly path: string;
  /** Counted from 1. */
  readonly line: number;
  readonly problem: string;
}

/** Looks at one file and names what is wrong with it. */
export type Check = (source: Source) => readonly Finding[];

/** Whether a file is a test, or serves tests only. */
export function isTest(path: string): boolean {
  return /\.test\.tsx?$/.test(path) || /(^|\/)fixtures\//.test(path) || path.startsWith('tests/');
}

/** Whether a file holds code that the parser reads. */
export function isCode(path: string): boolean {
  return /\.(ts|tsx|mjs|cjs|js)$/.test(path);
}

/** Visits every node of a code file, outer nodes first. */
function visit(source: Source, see: (node: ts.Node, file: ts.SourceFile) => void): void {
  const file = parse(source);
  const walk = (node: ts.Node): void => {
    see(node, file);
    ts.forEachChild(node, walk);
  };
  walk(file);
}

/** The findings of a check that names a problem node by node. */
export function findNodes(source: Source, problemOf: (node: ts.Node, file: ts.SourceFile) => string | undefined): readonly Finding[] {
  if (!isCode(source.path)) return [];
  const findings: Finding[] = [];
  visit(source, (node, file) => {
    const problem = problemOf(node, file);
    if (problem !== undefined) findings.push({ path: source.path, line: lineOf(file, node.getStart(file)), problem });
  });
  return findings;
}

/** The line of a position, counted from 1. */
function lineOf(file: ts.SourceFile, position: number): number {
  return file.getLineAndCharacterOfPosition(position).line + 1;
}

/** A finding as one line that an editor can follow. */
export function formatFinding(finding: Finding): string {
  return `${finding.path}:${finding.line} ${finding.problem}`;
}

function parse(source: Source): ts.SourceFile {
  // No check visits the nodes of doc comments.
  const reading = { languageVersion: ts.ScriptTarget.Latest, jsDocParsingMode: ts.JSDocParsingMode.ParseNone };
  return ts.createSourceFile(source.path, source.text, reading, true);
}
