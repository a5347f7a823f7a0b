import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { allSites, type Site } from '@crupier/kernel';
import { afterAll, describe, expect, test } from 'vitest';
import { root } from '../tidy/repository.ts';
import { scenarioRunners } from './runners.ts';
import { foldersOf, readScenarioFiles, rulesOf, siteSources } from '@crupier/rule-coverage';

const folder = mkdtempSync(join(tmpdir(), 'sites-'));
afterAll(() => rmSync(folder, { recursive: true }));

const rules = `
import { limit } from './limits.ts';
const COUNT = 'count them';
const taunt = site('T-1', 'neighbours protect');
const kinds = ['beast'].map((kind) => site('T-2', \`the kinds of \${kind}s\`));
const keywords = { halo: { row: 'T-3', named: 'a halo shines' } };
export function isProtected(card) { return applies(card, taunt) && card.near; }
export function isOther(card) { return card.far; }
export const fight = program('fight', [
  { name: COUNT, rule: 'T-4', do: (match) => count(match) },
  { name: 'strike', rule: cite('T-5'), do: (match) => (applies(match, limit) ? 1 : 2) },
]);
export const raid = program(\`raid \${name}\`, [{ name: 'strike', rule: 'T-6', do: (match) => raided(match) }]);
export const text = [{ name: 'act', rule: 'CARD-DO', do: (match) => act(match) }];
export function mayPass(words) { return applies(match, textRule(words, 'TEXT-MAY')); }
`;
const limits = `export const limit = site('T-7', 'no more than six');`;
const commits = `
const nothing = () => undefined;
function drain(state) { state.food = 0; }
export const commits: Record<FactName, Commit<Tiny>> = { fed: (state) => { state.food++; }, drained: drain };
`;

/** The hashes of some sites, the rules file being as given. */
function hashes(text: string, ...names: readonly string[]): readonly string[] {
  for (const [file, source] of Object.entries({ rules: text, limits, commits })) writeFileSync(join(folder, `${file}.ts`), source);
  const { hash } = siteSources([folder]);
  return names.map((name, id) => hash({ id, name, rule: 'T-0' }));
}

const names = [
  'neighbours protect',
  'the kinds of beasts',
  'a halo shines',
  'fight / count them',
  'fight / strike',
  'raid x / strike',
  'card / CARD-DO T-8',
  'text / TEXT-MAY: it can be declined',
  'no more than six',
  'commit fed',
  'commit drained',
];

/** The sites whose hash a change of the rules file alters. */
function staleAfter(from: string, to: string): readonly string[] {
  const [before, after] = [hashes(rules, ...names), hashes(rules.replace(from, to), ...names)];
  expect(rules).toContain(from);
  return names.filter((_, at) => before[at] !== after[at]);
}

describe('the source of a site', () => {
  test('is found for each sort of site', () => {
    hashes(rules);
    const { sourceOf } = siteSources([folder]);
    const sources = Object.fromEntries(names.map((name, id) => [name, sourceOf({ id, name, rule: '' }).length]));
    expect(sources).toEqual({
      ...Object.fromEntries(names.map((name) => [name, 1])),
      'neighbours protect': 2,
      'no more than six': 2,
      'commit drained': 2,
    });
  });

  test.each([
    ['card.near', '!card.near', ['neighbours protect']],
    ['card.far', '!card.far', []],
    ['count(match)', 'countAll(match)', ['fight / count them']],
    ['? 1 : 2', '? 1 : 3', ['fight / strike', 'no more than six']],
    ['raided(match)', 'raid(match)', ['raid x / strike']],
    ['act(match)', 'actTwice(match)', ['card / CARD-DO T-8']],
    ['return applies(match, text', 'return !applies(match, text', ['text / TEXT-MAY: it can be declined']],
    ['the kinds of', 'kinds of', ['the kinds of beasts']],
    ["row: 'T-3'", "row: 'T-9'", ['a halo shines']],
    ['return card.far;', '// a remark\n  return    card.far;', []],
    ['return applies(card, taunt)', '// a remark\n  return  applies(card, taunt)', []],
  ])('goes stale with its own text: %s', (from, to, stale) => {
    expect(staleAfter(from, to)).toEqual(stale);
  });

  test('goes stale with the rows that it cites, and where it is not found with any change', () => {
    hashes(rules);
    const { hash } = siteSources([folder]);
    const site: Site = { id: 0, name: 'neighbours protect', rule: 'T-1' };
    expect(hash(site)).not.toBe(hash({ ...site, rule: 'T-1 T-2' }));
    expect(hashes(rules, 'nowhere')).not.toEqual(hashes(rules.replace('card.far', 'card.wide'), 'nowhere'));
  });
});

test('the source of each site that carries out a row is found', async () => {
  const folders = Object.keys(scenarioRunners).map((game) => foldersOf(root, game));
  for (const { game, scenarios } of folders) (await scenarioRunners[game]?.())?.(readScenarioFiles(scenarios)[0]?.input);
  const { sourceOf } = siteSources([...new Set(folders.flatMap(({ sources, kernel }) => [sources, kernel]))]);
  const carrying = allSites().filter((site) => rulesOf(site).some((rule) => /^(KF|INF|MC)-/.test(rule)));
  expect(carrying.length).toBeGreaterThan(900);
  expect(carrying.filter((site) => sourceOf(site).length === 0).map(({ name }) => name)).toEqual([]);
});
