import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { findTrespasses, type Trespass } from './boundaries.ts';

type Files = Readonly<Record<string, string>>;

const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** The imports of a little repository that break a rule. */
function trespassesIn(files: Files): Promise<readonly Trespass[]> {
  const folder = mkdtempSync(join(tmpdir(), 'boundaries-'));
  folders.push(folder);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return findTrespasses(folder);
}

/** The names of the rules that a little repository breaks. */
async function rulesBrokenBy(files: Files): Promise<readonly string[]> {
  return (await trespassesIn(files)).map((each) => each.rule);
}

const imported = 'export const x = 1;\n';

/** Two files, the first of which imports the second. */
function importing(from: string, to: string): Files {
  const up = '../'.repeat(from.split('/').length - 1);
  return { [from]: `import { x } from '${up}${to}';\nexport const y = x;\n`, [to]: imported };
}

/** A case: the importing file and the imported one. */
interface Import {
  readonly from: string;
  readonly to: string;
}

/** The rules that each of several imports breaks. All lie in one repository, so that it is checked once. */
async function rulesBrokenByEach(imports: readonly Import[]): Promise<readonly (readonly string[])[]> {
  const own = imports.map(({ from, to }, at) => ({ from: numbered(from, at), to: numbered(to, at) }));
  const files: Record<string, string> = Object.assign({}, ...own.map(({ from, to }) => importing(from, to)));
  // A shared file may be imported in one case and import in another.
  for (const { from, to } of own) Object.assign(files, { [from]: importing(from, to)[from] });
  const trespasses = await trespassesIn(files);
  return own.map(({ from }) => trespasses.filter((each) => each.from === from).map((each) => each.rule));
}

/** The path of a file for one case alone; files whose names matter to a rule are shared. */
function numbered(path: string, at: number): string {
  return path.replace(/[/]([ab])(?=([.]test)?[.]tsx?$)/, `/$1${at}`);
}

const kernel = 'packages/kernel/src/index.ts';
const keyforge = 'packages/games/keyforge/src/index.ts';
const inKeyforge = 'packages/games/keyforge/src';
const table = 'apps/web/src/table';

const forbidden: readonly (readonly [rule: string, from: string, to: string])[] = [
  ['kernel-knows-nobody', 'packages/kernel/src/a.ts', 'packages/protocol/src/index.ts'],
  ['kernel-knows-nobody', 'packages/kernel/src/a.test.ts', keyforge],
  ['rulebook-knows-the-kernel', 'packages/rulebook/src/a.ts', 'packages/protocol/src/index.ts'],
  ['bots-know-the-kernel', 'packages/bots/src/a.ts', 'packages/table/src/index.ts'],
  ['protocol-knows-the-kernel', 'packages/protocol/src/a.ts', 'packages/table/src/index.ts'],
  ['table-knows-no-game', 'packages/table/src/a.ts', 'apps/server/src/index.ts'],
  ['host-knows-no-game', 'packages/host/src/a.ts', 'packages/bots/src/index.ts'],
  ['rule-coverage-knows-the-kernel', 'packages/rule-coverage/src/a.ts', 'packages/rulebook/src/index.ts'],
  ['web-only-draws', 'apps/web/src/a.tsx', kernel],
  ['server-serves', 'apps/server/src/a.ts', 'apps/web/src/index.ts'],
  ['offline-hosts', 'apps/offline/src/a.ts', 'apps/server/src/index.ts'],
  ['one-place-names-the-games', 'apps/offline/src/worker.ts', keyforge],
  ['cli-commands', 'apps/cli/src/a.ts', 'tests/e2e/a.ts'],
  ['cli-commands', 'apps/cli/src/a.ts', 'tools/src/index.ts'],
  ['tools-are-no-tests', 'tools/src/a.ts', 'tests/load/play.ts'],
  ['games-know-the-kernel', `${inKeyforge}/a.ts`, 'packages/games/inferno/src/index.ts'],
  ['games-know-the-kernel', `${inKeyforge}/a.ts`, 'packages/bots/src/index.ts'],
  ['one-place-names-the-games', 'apps/server/src/main.ts', keyforge],
  ['one-place-names-the-games', 'packages/table/src/a.ts', keyforge],
  ['public-face-only', `${inKeyforge}/a.ts`, 'packages/kernel/src/state.ts'],
  ['public-face-only', 'tools/src/a.ts', `${inKeyforge}/rules/turn.ts`],
  ['public-face-only', 'tools/src/a.ts', `${table}/games/keyforge/b.ts`],
  ['public-face-only', `${inKeyforge}/a.test.ts`, 'packages/kernel/src/conformance/swap.ts'],
  ['high-card-knows-the-kernel', 'packages/high-card/src/a.ts', 'packages/bots/src/index.ts'],
  ['high-card-is-for-tests', 'packages/bots/src/a.ts', 'packages/high-card/src/index.ts'],
  ['the-kit-is-for-tests', `${inKeyforge}/conformance-subject.ts`, 'packages/kernel/src/conformance.ts'],
  ['players-enter-by-the-door-for-playing', 'packages/bots/src/a.ts', 'packages/kernel/src/rules.ts'],
  ['players-enter-by-the-door-for-playing', 'apps/server/src/a.ts', 'packages/kernel/src/cards.ts'],
  ['games-enter-by-their-doors', `${inKeyforge}/a.ts`, kernel],
  ['games-enter-by-their-doors', 'packages/kernel/src/testing/tiny-game/a.ts', 'packages/kernel/src/events/machine.ts'],
  ['the-kit-is-for-tests', 'packages/kernel/src/index.ts', 'packages/kernel/src/testing/tiny-game/game.ts'],
  ['no-test-in-the-product', 'packages/kernel/src/a.ts', 'packages/kernel/src/b.test.ts'],
  ['rules-never-import-a-card', `${inKeyforge}/rules/a.ts`, `${inKeyforge}/cards/age/b.ts`],
  ['kernel-state-imports-rooms-before-it', 'packages/kernel/src/state/a.ts', 'packages/kernel/src/language/b.ts'],
  ['kernel-events-imports-rooms-before-it', 'packages/kernel/src/events/a.ts', 'packages/kernel/src/views/b.ts'],
  ['kernel-play-imports-rooms-before-it', 'packages/kernel/src/play/a.ts', 'packages/kernel/src/testing/b.ts'],
  ['one-file-names-the-looks', `${table}/cards/a.tsx`, `${table}/games/keyforge/b.tsx`],
  ['one-file-names-the-looks', 'apps/web/src/replay/a.tsx', `${table}/games/inferno/b.tsx`],
  ['looks-are-siblings', `${table}/games/keyforge/a.tsx`, `${table}/games/inferno/b.tsx`],
  ['looks-are-siblings', `${table}/games/keyforge/a.tsx`, `${table}/game-looks.ts`],
  ['looks-are-siblings', `${table}/games/keyforge/a.tsx`, `${table}/game-pictures.ts`],
  ['state-knows-no-rule', `${inKeyforge}/state/a.ts`, `${inKeyforge}/rules/b.ts`],
  ['state-knows-no-rule', `${inKeyforge}/state/a.ts`, `${inKeyforge}/words/b.ts`],
  ['state-knows-no-rule', `${inKeyforge}/state/a.ts`, `${inKeyforge}/meanings/b.ts`],
  ['rules-know-no-words', `${inKeyforge}/verbs/a.ts`, `${inKeyforge}/words/b.ts`],
  ['rules-know-no-words', `${inKeyforge}/meanings/a.ts`, `${inKeyforge}/words/b.ts`],
  ['rules-know-no-meaning', `${inKeyforge}/rules/a.ts`, `${inKeyforge}/meanings/b.ts`],
  ['auditors-know-facts-alone', `${inKeyforge}/audit/a.ts`, `${inKeyforge}/rules/b.ts`],
  ['auditors-know-facts-alone', `${inKeyforge}/audit/a.ts`, `${inKeyforge}/cards/b.ts`],
  ['words-run-nothing', `${inKeyforge}/words/a.ts`, `${inKeyforge}/verbs/b.ts`],
  ['playing-needs-no-wording', 'packages/kernel/src/compile/a.ts', 'packages/kernel/src/language/wordings.ts'],
  ['playing-needs-no-wording', 'packages/kernel/src/views/a.ts', 'packages/kernel/src/language/wording.ts'],
  ['texts-need-no-meaning', 'packages/kernel/src/text/a.ts', 'packages/kernel/src/language/meanings.ts'],
];

const allowed: readonly (readonly [from: string, to: string])[] = [
  [`${inKeyforge}/a.ts`, 'packages/kernel/src/rules.ts'],
  [`${inKeyforge}/cards/a.ts`, 'packages/kernel/src/cards.ts'],
  [`${inKeyforge}/cards/age/a.ts`, `${inKeyforge}/verbs/b.ts`],
  [`${inKeyforge}/rules/a.ts`, `${inKeyforge}/state/b.ts`],
  [`${inKeyforge}/audit/a.ts`, `${inKeyforge}/cards/facts.ts`],
  ['packages/kernel/src/views/a.ts', 'packages/kernel/src/events/b.ts'],
  ['packages/kernel/src/match/match.ts', 'packages/kernel/src/language/wordings.ts'],
  ['packages/kernel/src/text/a.ts', 'packages/kernel/src/language/wordings.ts'],
  [`${inKeyforge}/words/a.ts`, `${inKeyforge}/meanings/b.ts`],
  [`${inKeyforge}/rules/a.test.ts`, `${inKeyforge}/cards/age/b.ts`],
  [`${inKeyforge}/a.test.ts`, 'packages/kernel/src/conformance.ts'],
  ['tools/src/a.ts', 'packages/kernel/src/conformance.ts'],
  ['packages/bots/src/a.test.ts', 'packages/high-card/src/index.ts'],
  ['apps/server/src/games.ts', keyforge],
  ['apps/cli/src/games.ts', keyforge],
  ['apps/web/src/a.tsx', 'packages/protocol/src/index.ts'],
  ['tools/src/a.ts', keyforge],
  ['tools/src/a.ts', `${table}/game-pictures.ts`],
  [`${table}/game-pictures.ts`, `${table}/games/keyforge/a.ts`],
  [`${table}/game-looks.ts`, `${table}/games/keyforge/a.ts`],
  [`${table}/games/keyforge/a.tsx`, `${table}/cards/b.tsx`],
];

const brokenByForbidden = await rulesBrokenByEach(forbidden.map(([, from, to]) => ({ from, to })));
const brokenByAllowed = await rulesBrokenByEach(allowed.map(([from, to]) => ({ from, to })));

test.each(forbidden.map((each, at) => [...each, at] as const))('%s: %s must not import %s', (rule, _from, _to, at) => {
  expect(brokenByForbidden[at]).toContain(rule);
});

test.each(allowed.map((each, at) => [...each, at] as const))('%s may import %s', (_from, _to, at) => {
  expect(brokenByAllowed[at]).toEqual([]);
});

test('the engine imports no core module, but its tests may', async () => {
  const text = "import { readFileSync } from 'node:fs';\nexport const x = readFileSync;\n";
  expect(await rulesBrokenBy({ 'packages/kernel/src/a.ts': text })).toEqual(['engine-has-no-core-modules']);
  expect(await rulesBrokenBy({ 'packages/kernel/src/a.test.ts': text })).toEqual([]);
});

test('the engine imports nothing that was installed', async () => {
  const files = {
    'packages/kernel/src/a.ts': "import { z } from 'zod';\nexport const x = z;\n",
    'node_modules/zod/package.json': '{ "name": "zod", "type": "module", "exports": "./dist/index.js" }',
    'node_modules/zod/dist/index.js': 'export const z = 1;\n',
  };
  expect(await rulesBrokenBy(files)).toEqual(['engine-has-no-dependencies']);
});

test('the product imports no test library, but its tests and fixtures may', async () => {
  const text = "import { expect } from 'vitest';\nexport const x = expect;\n";
  const installed = {
    'node_modules/vitest/package.json': '{ "name": "vitest", "type": "module", "exports": "./dist/index.js" }',
    'node_modules/vitest/dist/index.js': 'export const expect = 1;\n',
  };
  expect(await rulesBrokenBy({ 'packages/table/src/a.ts': text, ...installed })).toEqual(['no-test-library-in-the-product']);
  expect(await rulesBrokenBy({ 'packages/table/src/a.test.ts': text, ...installed })).toEqual([]);
  expect(await rulesBrokenBy({ 'packages/table/src/fixtures/a.ts': text, ...installed })).toEqual([]);
});

test('a rule does not reach a card through another file', async () => {
  const files = {
    ...importing(`${inKeyforge}/rules/a.ts`, `${inKeyforge}/definitions.ts`),
    ...importing(`${inKeyforge}/definitions.ts`, `${inKeyforge}/cards/b.ts`),
    [`${inKeyforge}/definitions.ts`]: "export { x } from './cards/b.ts';\n",
  };
  expect(await rulesBrokenBy(files)).toEqual(['rules-never-import-a-card']);
});

test('a circle is found, also one of types', async () => {
  const circleOf = (word: string): Files => ({
    'packages/kernel/src/a.ts': `${word} { b } from './b.ts';\nexport const a = 1;\nexport type A = typeof b;\n`,
    'packages/kernel/src/b.ts': `${word} { a } from './a.ts';\nexport const b = 1;\nexport type B = typeof a;\n`,
  });
  expect(await rulesBrokenBy(circleOf('import'))).toEqual(['no-circular']);
  expect(await rulesBrokenBy(circleOf('import type'))).toEqual(['no-circular']);
});

test('a circle of packages is found where no file reaches itself', async () => {
  const files = {
    ...importing('packages/new/src/index.ts', 'packages/other/src/index.ts'),
    ...importing('packages/other/src/inner/a.ts', 'packages/new/src/b.ts'),
  };
  expect(await rulesBrokenBy(files)).toContain('no-circle-of-packages');
});

test('an import that resolves to nothing is found', async () => {
  expect(await rulesBrokenBy({ 'packages/bots/src/a.ts': "export { x } from './nowhere.ts';\n" })).toEqual(['every-import-resolves']);
});
