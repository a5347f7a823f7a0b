import ts from 'typescript';
import type { Finding, Source } from './source.ts';
import { findNodes, isEngine, isTest } from './source.ts';

/** What would give the engine a clock, chance, a network, an environment or a voice. */
const worldNames = [
  'Date',
  'console',
  'crypto',
  'fetch',
  'performance',
  'process',
  'queueMicrotask',
  'setImmediate',
  'setInterval',
  'setTimeout',
] as const;

/** What makes a test pass without having run, or others not run. */
const testBypasses = ['only', 'runIf', 'skip', 'skipIf', 'todo'] as const;

/** Finds where the kernel or a game reaches for the world around it. */
export function findWorldCalls(source: Source): readonly Finding[] {
  if (!isEngine(source.path) || isTest(source.path)) return [];
  return findNodes(source, (node) => {
    if (ts.isPropertyAccessExpression(node) && node.getText() === 'Math.random')
      return 'uses Math.random: chance comes from the seed in the state';
    const name = usedName(node);
    return name !== undefined && isOneOf(worldNames, name) ? `uses ${name}: the engine touches nothing around it` : undefined;
  });
}

/** Finds tests that are skipped, left for later, or that silence the others. */
export function findBypassedTests(source: Source): readonly Finding[] {
  if (!isTest(source.path)) return [];
  return findNodes(source, (node) => {
    if (!ts.isPropertyAccessExpression(node) || !isOneOf(testBypasses, node.name.text)) return undefined;
    return /^(test|it|describe|suite|bench)\b/.test(node.expression.getText()) ? `says .${node.name.text}: every test runs` : undefined;
  });
}

/** The name that a node calls, constructs or takes a property of. */
function usedName(node: ts.Node): string | undefined {
  const uses = ts.isCallExpression(node) || ts.isNewExpression(node) || ts.isPropertyAccessExpression(node);
  return uses && ts.isIdentifier(node.expression) ? node.expression.text : undefined;
}

function isOneOf(names: readonly string[], name: string): boolean {
  return names.includes(name);
}
