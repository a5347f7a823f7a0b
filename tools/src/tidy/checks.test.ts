import { describe, expect, test } from 'vitest';
import { findUnexplained } from './dependencies.ts';
import { findBypassedTests, findFirstCards, findForeignRows } from './habits.ts';
import { findLongFiles } from './lengths.ts';
import { findLockGaps } from './lock-file.ts';
import { findBarrels, findOddNames } from './names.ts';
import type { Check } from './source.ts';
import { formatFinding } from './source.ts';
import { findTraces } from './traces.ts';

interface Case {
  readonly check: Check;
  readonly path: string;
  readonly text: string;
}

const inVerbs = 'packages/games/keyforge/src/verbs/tapping.ts';
const inKernel = 'packages/kernel/src/dice.ts';
const inGame = 'packages/games/keyforge/src/rules/fight.ts';
const inTest = 'packages/kernel/src/dice.test.ts';

/** A path, put together here so that this file does not hold it. */
function pathOf(...parts: readonly string[]): string {
  return `/${parts.join('/')}/`;
}

/** A lock file with one package that asks for a binary, and the packages under these names. */
function lockFileOf(...held: readonly string[]): string {
  const entries = held.map((name) => [`node_modules/${name}`, {}] as const);
  return JSON.stringify({
    packages: { 'node_modules/lint': { optionalDependencies: { '@lint/windows': '1.0.0' } }, ...Object.fromEntries(entries) },
  });
}

const bad: readonly Case[] = [
  { check: findLongFiles, path: inKernel, text: 'a;\n'.repeat(401) },
  { check: findLongFiles, path: inTest, text: 'a;\n'.repeat(601) },
  { check: findLongFiles, path: 'apps/web/src/board.css', text: 'a{}\n'.repeat(401) },
  { check: findBypassedTests, path: inTest, text: "test.skip('x', () => {});" },
  { check: findBypassedTests, path: inTest, text: "describe.only('x', () => {});" },
  { check: findBypassedTests, path: inTest, text: "it.todo('x');" },
  { check: findBypassedTests, path: inTest, text: "test.each([1]).skip('x', () => {});" },
  { check: findBypassedTests, path: inTest, text: "test.each([\n  1,\n]).only('x', () => {});" },
  { check: findBypassedTests, path: 'tests/e2e/play.test.ts', text: "test.skipIf(true)('x', () => {});" },
  { check: findOddNames, path: 'packages/kernel/src/derivedValues.ts', text: '' },
  { check: findOddNames, path: 'apps/web/src/Card.tsx', text: '' },
  { check: findOddNames, path: 'apps/web/src/card_table/card.module.css', text: '' },
  { check: findBarrels, path: 'packages/games/keyforge/src/cards/index.ts', text: '' },
  { check: findBarrels, path: 'apps/web/src/board/index.tsx', text: '' },
  { check: findLockGaps, path: 'package-lock.json', text: lockFileOf('@lint/linux') },
  { check: findFirstCards, path: inVerbs, text: 'const tap = { run: (match, { cards: [card] }) => turn(match, card) };' },
  { check: findForeignRows, path: inKernel, text: '/** Orders them. *Rule:* KF-FIGHT-4. */' },
  { check: findTraces, path: 'README.md', text: `See ${pathOf('work', 'main')}README.md.` },
  { check: findTraces, path: 'README.md', text: `See ${pathOf('tmp', 'research')}notes.` },
  { check: findTraces, path: 'README.md', text: `See ${pathOf('farm', 'x')}y.` },
  { check: findTraces, path: 'README.md', text: `See ${['', 'library', 'env'].join('.')}.` },
  { check: findTraces, path: 'package-lock.json', text: `"resolved": "https:${pathOf('', 'packages-registry.example.org')}x"` },
  { check: findTraces, path: 'README.md', text: `npm install --${['registry', 'npmjs', 'org'].join('.')}` },
  { check: findTraces, path: 'README.md', text: `Checked by a sub${'agent'}.` },
  { check: findTraces, path: 'README.md', text: `Found in an earlier ${'session'}.` },
];

const good: readonly Case[] = [
  { check: findLongFiles, path: inKernel, text: 'a;\n'.repeat(400) },
  { check: findLongFiles, path: 'packages/games/keyforge/src/cards/age/brobnar.ts', text: 'a;\n'.repeat(600) },
  { check: findLongFiles, path: 'packages/rulebook/src/ledger.json', text: '1\n'.repeat(9000) },
  { check: findBypassedTests, path: inTest, text: "test.each([1])('.skip', () => { iterator.skip(1); });" },
  { check: findFirstCards, path: inVerbs, text: 'const tap = { run: (match, { cards }) => turnAll(match, cards) };' },
  { check: findForeignRows, path: inGame, text: '/** Orders them. *Rule:* KF-FIGHT-4. */' },
  { check: findOddNames, path: 'apps/web/src/card-table/card.module.css', text: '' },
  { check: findOddNames, path: 'packages/kernel/README.md', text: '' },
  { check: findBarrels, path: 'packages/games/keyforge/src/index.ts', text: '' },
  {
    check: findTraces,
    path: 'README.md',
    text: 'Steps at work/turn; sessions are opaque cookies, another one per guest; registry.get(x); see packages/rulebook/library.',
  },
];

describe('tidy checks', () => {
  test.each(bad)('%#: $check.name finds what is wrong in $path', ({ check, path, text }) => {
    expect(check({ path, text })).toHaveLength(1);
  });

  test.each(good)('%#: $check.name lets $path be', ({ check, path, text }) => {
    expect(check({ path, text })).toEqual([]);
  });

  test('a finding says file, line and problem', () => {
    const [finding] = findBypassedTests({ path: inTest, text: "f();\ntest.skip('x', f);" });
    expect(finding && formatFinding(finding)).toBe(`${inTest}:2 says .skip: every test runs`);
  });
});

test('a dependency is asked for its reason, wherever a package names it', () => {
  const table = '| package | reason |\n|---|---|\n| `lint`, `@types/lint` | says what is wrong |\n| `ws` | |\n';
  const packages = [
    { path: 'package.json', text: '{ "devDependencies": { "lint": "1", "@types/lint": "1" }, "optionalDependencies": { "ws": "1" } }' },
    { path: 'tools/package.json', text: '{ "dependencies": { "@crupier/kernel": "*", "react": "1" } }' },
    { path: 'tools/src/a.ts', text: 'not JSON' },
  ];
  expect(findUnexplained(packages, table).map(formatFinding)).toEqual([
    'package.json:1 depends on ws, of which the table of dependencies says no reason',
    'tools/package.json:1 depends on react, of which the table of dependencies says no reason',
  ]);
});
