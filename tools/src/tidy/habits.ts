import ts from 'typescript';
import type { Finding, Source } from './source.ts';
import { findNodes, isConfiguration } from './source.ts';

/** Finds types that say nothing, and values sworn to exist. */
export function findLooseTypes(source: Source): readonly Finding[] {
  return findNodes(source, (node) => {
    if (node.kind === ts.SyntaxKind.AnyKeyword) return 'says any: say what it is, or unknown and look';
    return ts.isNonNullExpression(node) ? 'says ! of a value: branch, or assert with a sentence' : undefined;
  });
}

/** Finds errors that are caught and forgotten. */
export function findEmptyCatches(source: Source): readonly Finding[] {
  return findNodes(source, (node) =>
    ts.isCatchClause(node) && node.block.statements.length === 0 ? 'has an empty catch: handle the error or let it pass' : undefined,
  );
}

/** Finds default exports, whose name every importer invents anew. */
export function findDefaultExports(source: Source): readonly Finding[] {
  if (isConfiguration(source.path)) return [];
  return findNodes(source, (node) => (isDefaultExport(node) ? 'has a default export: give it a name' : undefined));
}

function isDefaultExport(node: ts.Node): boolean {
  if (ts.isExportAssignment(node)) return true;
  if (ts.isExportSpecifier(node)) return node.name.text === 'default';
  return ts.canHaveModifiers(node) && (ts.getModifiers(node) ?? []).some((each) => each.kind === ts.SyntaxKind.DefaultKeyword);
}

/** Finds rows of a game's ledger in the kernel, which knows no game: the game cites the row where it uses what the kernel has. */
export function findForeignRows({ path, text }: Source): readonly Finding[] {
  if (!path.startsWith('packages/kernel/src/')) return [];
  return text.split('\n').flatMap((line, index) => {
    const row = /\b(INF|KF|MC)-[A-Z0-9][\w.-]*/.exec(line)?.[0];
    return row === undefined ? [] : [{ path, line: index + 1, problem: `cites ${row}: rows of games are cited by the games` }];
  });
}

/** Finds verbs that act on the first of several cards: an act does what its text says to each. */
export function findFirstCards(source: Source): readonly Finding[] {
  if (!source.path.includes('/src/verbs/') && !source.path.includes('/tiny-game/meanings/verbs')) return [];
  return findNodes(source, (node) => {
    if (!ts.isBindingElement(node) || !ts.isArrayBindingPattern(node.name) || node.propertyName === undefined) return undefined;
    const taken = node.propertyName.getText();
    return taken === 'cards' || taken === 'to' ? `takes the first of its ${taken}: do it to all, or make the verb by perCard` : undefined;
  });
}
