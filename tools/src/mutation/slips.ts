import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import { filesUnder } from '@crupier/rule-coverage';
import { declaredAt, numbered, oneLine, type Instrumented, type Mutant } from './mutants.ts';

/**
 * The slips of somebody who writes rules for a table of two with one thing of each sort: the player who is first, or whose turn it is, is
 * player 1; the one that was named or comes first is the last; of several only the first counts.
 */
type Slip = 'firstPlayer' | 'otherOne' | 'onlyFirst';

/** One slip of an expression: it stands in the place of a part of the text. */
interface Place {
  readonly slip: Slip;
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
}

/** The words of states for the player who is first, or whose turn it is. */
const seatWords = ['first', 'active'];
/** What is said of all of several, and so of the first alone by a slip. */
const saidOfAll = ['map', 'flatMap', 'filter', 'some', 'every', 'forEach', 'reduce'];
/** What takes one of several, with what takes another. */
const takesOne: Readonly<Record<string, string>> = {
  find: 'findLast',
  findLast: 'find',
  findIndex: 'findLastIndex',
  findLastIndex: 'findIndex',
};

/** Makes every slip of the rules of games, each behind a switch as Stryker's mutants are. `games` are the games' folders of sources. */
export function makeSlips(root: string, games: readonly string[]): Instrumented {
  let count = 0;
  const made = games
    .flatMap((sources) => filesUnder(join(sources, 'rules'), '.ts'))
    .filter((path) => !path.endsWith('.test.ts'))
    .map((path) => {
      const text = readFileSync(path, 'utf8');
      const places = slipsIn(text).map((place) => ({ ...place, id: `slip ${++count}` }));
      return { path, text, places };
    });
  return {
    sources: Object.fromEntries(made.map(({ path, text, places }) => [pathToFileURL(path).href, withSwitches(text, places)])),
    mutants: numbered(made.flatMap(({ path, text, places }) => places.map((place) => mutantOf(relative(root, path), text, place)))),
    silenced: [],
  };
}

function mutantOf(path: string, text: string, { id, slip, start, end, replacement }: Place & { readonly id: string }): Omit<Mutant, 'nth'> {
  const before = text.slice(0, start).split('\n');
  return {
    id,
    file: path.replaceAll('\\', '/'),
    line: before.length,
    column: (before.at(-1) ?? '').length + 1,
    within: declaredAt(text.split('\n'), before.length - 1),
    mutator: slip,
    original: oneLine(text.slice(start, end)),
    replacement: oneLine(replacement),
  };
}

/** The slips of a source, outer ones before those inside them. */
export function slipsIn(text: string): readonly Place[] {
  const source = ts.createSourceFile('rules.ts', text, ts.ScriptTarget.Latest, true);
  const found: Place[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node)) return;
    found.push(...slipsOf(node, (part) => text.slice(part.getStart(source), part.getEnd())).map((slip) => placed(slip, source)));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found.toSorted((one, other) => one.start - other.start || other.end - one.end);
}

interface SlipOf {
  readonly slip: Slip;
  readonly of: ts.Node;
  readonly replacement: string;
}

function placed({ slip, of, replacement }: SlipOf, source: ts.SourceFile): Place {
  return { slip, start: of.getStart(source), end: of.getEnd(), replacement };
}

type Say = (node: ts.Node) => string;

function slipsOf(node: ts.Node, say: Say): readonly SlipOf[] {
  if (isWritten(node)) return [];
  if (ts.isPropertyAccessExpression(node) && !isInChain(node) && isSeat(node)) return [{ slip: 'firstPlayer', of: node, replacement: '0' }];
  if (ts.isVariableDeclaration(node)) return slipsOfDeclaration(node, say);
  if (ts.isForOfStatement(node)) return [{ slip: 'onlyFirst', of: node.expression, replacement: `firstAlone(${say(node.expression)})` }];
  if (ts.isElementAccessExpression(node) && !isInChain(node)) return slipsOfIndex(node, say);
  return ts.isCallExpression(node) ? slipsOfCall(node, say) : [];
}

/** Whether something is assigned to the expression: it has no value to slip on. */
function isWritten(node: ts.Node): boolean {
  const { parent } = node;
  if (parent === undefined) return false;
  if (ts.isBinaryExpression(parent) && parent.left === node)
    return parent.operatorToken.kind >= ts.SyntaxKind.FirstAssignment && parent.operatorToken.kind <= ts.SyntaxKind.LastAssignment;
  return ts.isPrefixUnaryExpression(parent) || ts.isPostfixUnaryExpression(parent) || ts.isDeleteExpression(parent);
}

/** `state.first`, `match.state.active`. */
function isSeat({ name, expression }: ts.PropertyAccessExpression): boolean {
  const owner = ts.isPropertyAccessExpression(expression) ? expression.name : expression;
  return seatWords.includes(name.text) && ts.isIdentifier(owner) && owner.text === 'state';
}

/** `const { first } = match.state`, `const [card, ...others] = cards`. */
function slipsOfDeclaration({ name, initializer }: ts.VariableDeclaration, say: Say): readonly SlipOf[] {
  if (initializer === undefined) return [];
  if (ts.isArrayBindingPattern(name)) return [{ slip: 'otherOne', of: initializer, replacement: `turnedRound(${say(initializer)})` }];
  if (!ts.isObjectBindingPattern(name) || !/\bstate$/.test(say(initializer))) return [];
  return name.elements
    .map((element) => say(element.propertyName ?? element.name))
    .filter((word) => seatWords.includes(word))
    .map((word) => ({ slip: 'firstPlayer', of: initializer, replacement: `{ ...${say(initializer)}, ${word}: 0 }` }));
}

/** Whether an optional chain ends or goes on here: its parts have no value of their own. */
function isInChain(node: ts.Node): boolean {
  return (node.flags & ts.NodeFlags.OptionalChain) !== 0;
}

/** `list[chosen.value]`, `list[0]`; not a table by words. */
function slipsOfIndex(node: ts.ElementAccessExpression, say: Say): readonly SlipOf[] {
  if (ts.isStringLiteral(node.argumentExpression)) return [];
  return [{ slip: 'otherOne', of: node, replacement: `lastOf(${say(node.expression)}, ${say(node.argumentExpression)})` }];
}

function slipsOfCall(node: ts.CallExpression, say: Say): readonly SlipOf[] {
  const { expression: called } = node;
  if (!ts.isPropertyAccessExpression(called) || isInChain(node)) return [];
  const { name, expression: list } = called;
  const other = takesOne[name.text];
  const args = node.arguments.map(say).join(', ');
  if (other !== undefined) return [{ slip: 'otherOne', of: node, replacement: `${say(list)}.${other}(${args})` }];
  if (name.text === 'at' && args === '-1') return [{ slip: 'otherOne', of: node, replacement: `${say(list)}[0]` }];
  if (!saidOfAll.includes(name.text)) return [];
  return [{ slip: 'onlyFirst', of: list, replacement: `firstAlone(${say(list)})` }];
}

/** What the instrumented sources call. It stands at their end, so that lines keep their numbers. */
const CALLED = `
function slipped(id) {
  const switches = (globalThis.__stryker__ ??= {});
  const coverage = (switches.mutantCoverage ??= { static: {}, perTest: {} });
  const hits = switches.currentTestId === undefined ? coverage.static : (coverage.perTest[switches.currentTestId] ??= {});
  hits[id] = (hits[id] ?? 0) + 1;
  if (switches.activeMutant !== id) return false;
  if (switches.hitCount !== undefined && ++switches.hitCount > switches.hitLimit) throw new Error('Too many hits.');
  return true;
}
function firstAlone(list) { return Array.isArray(list) ? list.slice(0, 1) : list; }
function turnedRound(list) { return Array.isArray(list) ? list.toReversed() : list; }
function lastOf(list, at) { return Array.isArray(list) && list[at] !== undefined ? list.at(list.length - 1 === at ? 0 : -1) : list[at]; }
`;

/** A source with each slip behind a switch. */
export function withSwitches(text: string, places: readonly (Place & { readonly id: string })[]): string {
  const insert = (from: number, to: number, inside: typeof places): string => {
    let [done, out] = [from, ''];
    for (let at = 0; at < inside.length;) {
      const place = inside[at] as (typeof places)[number];
      const nested = inside.slice(at + 1).filter(({ start, end }) => start >= place.start && end <= place.end);
      out += text.slice(done, place.start);
      out += `(slipped(${JSON.stringify(place.id)}) ? (${place.replacement}) : (${insert(place.start, place.end, nested)}))`;
      done = place.end;
      at += 1 + nested.length;
    }
    return out + text.slice(done, to);
  };
  return insert(0, text.length, places) + CALLED;
}
