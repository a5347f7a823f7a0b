import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { site } from '@crupier/kernel/rules';
import type { ScenarioReport, Site } from '@crupier/kernel';
import { afterAll, expect, test } from 'vitest';
import { coverGames } from './cover.ts';
import { foldersOf, siteHasher } from './proofs.ts';
import { readScenarioFiles } from './scenario-files.ts';

const root = mkdtempSync(join(tmpdir(), 'cover-'));
afterAll(() => rmSync(root, { recursive: true }));

test('a proof on a step that a later scenario is the first to make still counts, and is not made anew', () => {
  const folders = foldersOf(root, 'toy');
  for (const folder of [folders.sources, folders.kernel, folders.scenarios]) mkdirSync(folder, { recursive: true });
  const scenarios = ['first', 'second'].map((name) => ({ name, rules: name === 'second' ? ['T-1'] : [] }));
  writeFileSync(join(folders.scenarios, 'toy.scenario.json'), JSON.stringify(scenarios));
  const [, second] = readScenarioFiles(folders.scenarios);
  const late: Site = { id: -1, name: 'card / CARD-LATE T-1', rule: 'T-1' };
  const proof = { rule: 'T-1', scenario: 'second', scenarioHash: second?.hash, site: late.name, siteHash: siteHasher(folders)(late) };
  writeFileSync(join(folders.scenarios, 'proofs.json'), JSON.stringify([proof]));
  const offs: number[] = [];
  let made: Site | undefined;
  const run = (input: unknown, off = -1): ScenarioReport => {
    const { name } = input as { readonly name: string };
    if (name === 'second') made ??= site(late.rule, late.name);
    if (off >= 0) offs.push(off);
    return { name, rules: [], passed: off < 0, failure: undefined, problems: [], ran: made === undefined ? [] : [made.id] };
  };
  const { games } = coverGames(root, [{ id: 'toy', rows: [{ id: 'T-1', testable: true }], run, nameOf: () => undefined }]);
  expect(games[0]).toMatchObject({ covered: 1, genericSteps: [{ rule: 'T-1', scenario: 'second', step: 'CARD-LATE' }], standIns: [] });
  expect(offs).toEqual([]);
});
