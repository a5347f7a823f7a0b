import ts from 'typescript';
import type { Finding, Source } from './source.ts';
import { findNodes, isTest } from './source.ts';

/** A test that is skipped, left for later, or that silences the others. */
const bypass = /^\s*(?:\]\)|(?:test|it|describe|suite|bench)\b(?:\.\w+|\([^()]*\))*?)\.(only|runIf|skip|skipIf|todo)\b/;

/** Finds tests that do not run, or not all of them. */
export function findBypassedTests({ path, text }: Source): readonly Finding[] {
  if (!isTest(path)) return [];
  return text.split('\n').flatMap((line, index) => {
    const word = bypass.exec(line)?.[1];
    return word === undefined ? [] : [{ path, line: index + 1, problem: `says .${word}: every test runs` }];
  });
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
