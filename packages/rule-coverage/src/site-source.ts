import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Site } from '@crupier/kernel';
import ts from 'typescript';
import { filesUnder, hashOf } from './scenario-files.ts';

/** The pieces of source that a proof may rest on, by what names them. */
interface Pieces {
  /** The step objects of every program: `fight / deal power damage`. */
  readonly stepsOfPrograms: Index;
  /** Step objects outside any named program by their own names: those of programs whose names are put together. */
  readonly steps: Index;
  /** Steps of card texts by their sort: `CARD-DO`. */
  readonly sorts: Index;
  /** The declarations that ask for a rule of card texts, by its name: `TEXT-NONE`. */
  readonly textRules: Index;
  /** What a fact writes, by the fact. */
  readonly commits: Index;
  /** The constants that hold a `site`, by the site's name: file and identifier. */
  readonly constants: Map<string, string>;
  /** Names of sites that are put together, and the declarations that do. */
  readonly patterns: [pattern: RegExp, node: ts.Node][];
  /** The declarations in which a text stands, for sites that are made of a table's texts. */
  readonly literals: Index;
  /** The declarations that mention a constant, in its file and where it is imported. */
  readonly mentions: Index;
  /** Functions by name, for commits that are one. */
  readonly functions: Index;
}

type Index = Map<string, ts.Node[]>;

/** Folders with the cards of a set: data, where no site stands. */
const setOfCards = /[\\/]cards[\\/][^\\/]+[\\/]/;

/** The source text of sites. */
export interface SiteSources {
  /** The pieces that carry out a site, without comments; none where they are not found. */
  readonly sourceOf: (site: Site) => readonly string[];
  readonly hash: (site: Site) => string;
}

/**
 * Finds and hashes the source text of a site: the step object, the function of a commit, or the declarations that ask a condition. Neither the
 * file, nor comments, nor layout count; the rows that the site cites do.
 */
export function siteSources(folders: readonly string[]): SiteSources {
  const paths = folders
    .flatMap((folder) => filesUnder(folder, '.ts'))
    .filter((path) => !path.endsWith('.test.ts') && !setOfCards.test(path));
  const files = paths.map((path) => ts.createSourceFile(resolve(path), readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true));
  const pieces = piecesOf(files);
  const sourceOf = ({ name }: Site): readonly string[] => [...new Set(lookUp(pieces, name).map(printed))].toSorted();
  return {
    sourceOf,
    hash: (site) => {
      const source = sourceOf(site);
      // A site whose source is not found goes stale with any change.
      return hashOf([site.name, site.rule, ...(source.length > 0 ? source : files.map(({ text }) => text))].join('\n'));
    },
  };
}

function lookUp(pieces: Pieces, name: string): readonly ts.Node[] {
  const { stepsOfPrograms, steps, sorts, textRules, commits, constants, mentions, functions, patterns, literals } = pieces;
  const constant = constants.get(name);
  if (constant !== undefined) return mentions.get(constant) ?? [];
  const [, fact] = /^commit (\w+)$/.exec(name) ?? [];
  if (fact !== undefined) return (commits.get(fact) ?? []).flatMap((node) => [node, ...(functions.get(node.getText()) ?? [])]);
  const [, sort] = /^card \/ ([A-Z-]+)/.exec(name) ?? [];
  if (sort !== undefined) return sorts.get(sort) ?? [];
  const [, rule] = /^text \/ ([A-Z-]+): /.exec(name) ?? [];
  if (rule !== undefined) return textRules.get(rule) ?? [];
  const own = name.slice(name.indexOf(' / ') + 1).replace(/^\/ /, '');
  const step = stepsOfPrograms.get(name) ?? (own === name ? undefined : steps.get(own));
  return step ?? literals.get(name) ?? patterns.flatMap(([pattern, node]) => (pattern.test(name) || pattern.test(own) ? [node] : []));
}

function piecesOf(files: readonly ts.SourceFile[]): Pieces {
  const pieces: Pieces = {
    stepsOfPrograms: new Map(),
    steps: new Map(),
    sorts: new Map(),
    textRules: new Map(),
    commits: new Map(),
    constants: new Map(),
    patterns: [],
    literals: new Map(),
    mentions: new Map(),
    functions: new Map(),
  };
  for (const file of files) visit(file, (node) => collect(node, pieces));
  const known = new Set(pieces.constants.values());
  for (const file of files) collectMentions(file, known, pieces.mentions);
  return pieces;
}

function collect(node: ts.Node, pieces: Pieces): void {
  const { commits, constants, functions, literals, patterns, textRules } = pieces;
  if (ts.isFunctionDeclaration(node) && node.name !== undefined) add(functions, node.name.text, node);
  else if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name)) {
    const name = nameOfSite(node.initializer);
    if (name !== undefined) constants.set(name, `${node.getSourceFile().fileName} ${node.name.text}`);
    if (isTableOfCommits(node)) for (const [fact, entry] of entriesOf(node.initializer)) add(commits, fact, entry);
  } else if (ts.isObjectLiteralExpression(node)) collectStep(node, pieces);
  else if (ts.isStringLiteralLike(node) && isNameOfTextRule(node)) add(textRules, node.text, declarationAround(node));
  else if (ts.isStringLiteralLike(node) && node.text.includes(' ') && !ts.isImportDeclaration(node.parent))
    add(literals, node.text, declarationAround(node));
  else if (ts.isTemplateExpression(node) && isNameOfSite(node)) patterns.push([patternOf(node), declarationAround(node)]);
}

function collectStep(node: ts.ObjectLiteralExpression, { sorts, steps, stepsOfPrograms, patterns }: Pieces): void {
  const sort = textOf(node, 'rule') ?? '';
  if (sort.startsWith('CARD-')) add(sorts, sort, node);
  if (!node.properties.some((each) => each.name?.getText() === 'rule')) return;
  const name = textOf(node, 'name');
  const written = valueOf(node, 'name');
  if (written !== undefined && ts.isTemplateExpression(written)) patterns.push([patternOf(written), node]);
  if (name === undefined) return;
  const program = programAround(node);
  if (program === undefined) add(steps, name, node);
  else add(stepsOfPrograms, `${program} / ${name}`, node);
}

/** Whether a text is the second argument of `site`. */
function isNameOfSite(node: ts.Node): boolean {
  return ts.isCallExpression(node.parent) && node.parent.expression.getText() === 'site' && node.parent.arguments[1] === node;
}

/** Whether a text names a rule of card texts, where that is asked for. */
function isNameOfTextRule({ text, parent }: ts.StringLiteralLike): boolean {
  return text.startsWith('TEXT-') && !ts.isPropertyAssignment(parent);
}

/** What a text that is put together may come to. */
function patternOf({ head, templateSpans }: ts.TemplateExpression): RegExp {
  const parts = [head.text, ...templateSpans.map(({ literal }) => literal.text)];
  return new RegExp(`^${parts.map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)).join('.+')}$`);
}

/** The name of a `site(rule, name)`. */
function nameOfSite(node: ts.Expression | undefined): string | undefined {
  if (node === undefined || !ts.isCallExpression(node) || !ts.isIdentifier(node.expression) || node.expression.text !== 'site')
    return undefined;
  const [, name] = node.arguments;
  return name !== undefined && ts.isStringLiteralLike(name) ? name.text : undefined;
}

function isTableOfCommits({ type, name }: ts.VariableDeclaration): boolean {
  return /\bCommit\b/.test(type?.getText() ?? '') || /[cC]ommits$/.test(name.getText());
}

/** What each fact of a table of commits writes: a function's text, or the name of a function. */
function entriesOf(node: ts.Expression | undefined): readonly (readonly [string, ts.Node])[] {
  const table = node !== undefined && ts.isSatisfiesExpression(node) ? node.expression : node;
  if (table === undefined || !ts.isObjectLiteralExpression(table)) return [];
  return table.properties.flatMap((entry): (readonly [string, ts.Node])[] => {
    if (ts.isPropertyAssignment(entry)) return [[entry.name.getText(), entry.initializer]];
    if (ts.isShorthandPropertyAssignment(entry)) return [[entry.name.text, entry.name]];
    return ts.isMethodDeclaration(entry) ? [[entry.name.getText(), entry]] : [];
  });
}

function valueOf(node: ts.ObjectLiteralExpression, key: string): ts.Expression | undefined {
  const found = node.properties.find((each) => each.name?.getText() === key);
  return found !== undefined && ts.isPropertyAssignment(found) ? found.initializer : undefined;
}

/** A text of an object, written there or held by a constant of the file. */
function textOf(node: ts.ObjectLiteralExpression, key: string): string | undefined {
  const value = valueOf(node, key);
  const held = value !== undefined && ts.isIdentifier(value) ? constantOf(node.getSourceFile(), value.text) : value;
  return held !== undefined && ts.isStringLiteralLike(held) ? held.text : undefined;
}

function constantOf({ statements }: ts.SourceFile, name: string): ts.Expression | undefined {
  return statements
    .flatMap((each) => (ts.isVariableStatement(each) ? each.declarationList.declarations : []))
    .find((each) => each.name.getText() === name)?.initializer;
}

/** The name of the program in whose list a step stands. */
function programAround(node: ts.Node): string | undefined {
  for (let at = node.parent; at !== undefined && !ts.isSourceFile(at); at = at.parent) {
    if (!ts.isCallExpression(at) || !/(rogram|stateCheck)$/.test(at.expression.getText())) continue;
    const [name] = at.arguments;
    if (name !== undefined && ts.isStringLiteralLike(name)) return name.text;
  }
  return undefined;
}

function collectMentions(file: ts.SourceFile, known: ReadonlySet<string>, mentions: Index): void {
  const origins = importsOf(file);
  visit(file, (node) => {
    if (!ts.isIdentifier(node) || ts.isImportSpecifier(node.parent)) return;
    const constant = origins.get(node.text) ?? `${file.fileName} ${node.text}`;
    if (known.has(constant)) add(mentions, constant, declarationAround(node));
  });
}

/** The names that a file imports from files beside it: file and identifier. */
function importsOf(file: ts.SourceFile): ReadonlyMap<string, string> {
  const origins = new Map<string, string>();
  for (const statement of file.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
    const from = resolve(dirname(file.fileName), statement.moduleSpecifier.text);
    const names = statement.importClause?.namedBindings;
    if (names === undefined || !ts.isNamedImports(names)) continue;
    for (const { name, propertyName } of names.elements) origins.set(name.text, `${from} ${(propertyName ?? name).text}`);
  }
  return origins;
}

/** The declaration that a name is used in: an entry of a list or a table at the top of a file, else the statement at the top. */
function declarationAround(node: ts.Node): ts.Node {
  let entry: ts.Node | undefined;
  let at = node;
  while (!ts.isSourceFile(at.parent)) {
    if (ts.isFunctionDeclaration(at.parent)) entry = undefined;
    else if (ts.isArrayLiteralExpression(at.parent) || ts.isObjectLiteralExpression(at.parent)) entry = at;
    at = at.parent;
  }
  return entry ?? at;
}

const printer = ts.createPrinter({ removeComments: true });

function printed(node: ts.Node): string {
  return printer.printNode(ts.EmitHint.Unspecified, node, node.getSourceFile()).replaceAll(/\s+/g, ' ');
}

function visit(node: ts.Node, look: (node: ts.Node) => void): void {
  look(node);
  node.forEachChild((child) => visit(child, look));
}

function add(index: Index, key: string, node: ts.Node): void {
  const nodes = index.get(key);
  if (nodes === undefined) index.set(key, [node]);
  else nodes.push(node);
}
