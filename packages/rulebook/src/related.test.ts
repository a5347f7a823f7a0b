import { expect, test } from 'vitest';
import { rulesOf } from './ledgers.ts';
import { related } from './related.ts';
import type { RuleRow } from './rule-row.ts';

interface Ids {
  readonly family: readonly string[];
  readonly citedBy: readonly string[];
  readonly cites: readonly string[];
}

function idsOf(rows: readonly RuleRow[]): readonly string[] {
  return rows.map((row) => row.id);
}

async function relatedIds(id: string): Promise<Ids> {
  const found = await related(id);
  if (!found.ok) throw new Error(`${id} was not found.`);
  const { family, citedBy, cites } = found.value;
  return { family: idsOf(family), citedBy: idsOf(citedBy), cites: idsOf(cites) };
}

test('a rule belongs to the others under its heading', async () => {
  const { family } = await relatedIds('KF-WARD-2');
  expect(family).toEqual(['KF-WARD-1', 'KF-WARD-3']);
  expect((await relatedIds('KF-FIGHT-4')).family).not.toContain('KF-FIGHT-WITH-1');
});

test.each([
  ['INF-702.5b', ['INF-702.5', 'INF-702.5a']],
  ['INF-106.1', ['INF-106.2', 'INF-106.3', 'INF-106.4']],
])('%s of Inferno belongs to %j', async (id, family) => {
  expect((await relatedIds(id)).family).toEqual(expect.arrayContaining(family));
});

test('errata and rulings belong to those on the same cards', async () => {
  expect((await relatedIds('KF-ERRATA-duskwitch')).family).toEqual([
    'KF-FAQ-GEN-64',
    'KF-FAQ-GEN-65',
    'KF-FAQ-CARD-duskwitch-1',
    'KF-FAQ-CARD-mars-ambassador-1',
    'KF-FAQ-CARD-shadow-of-dis-3',
  ]);
  expect((await relatedIds('KF-FAQ-GEN-6')).family).toEqual([]);
});

test.each([
  ['a number', 'INF-101.4a', 'INF-101.4b'],
  ['a span of letters', 'INF-601.1f', 'INF-117.2'],
  ['a heading', 'MC-COST-1', 'MC-PAY-1'],
  ['one of two headings', 'MC-BASIC-POWER-1', 'MC-ATK-1'],
  ['a heading with “and” in it', 'MC-OWNERSHIP-CONTROL-1', 'MC-CONTROL-1'],
  ['a heading and the word entry', 'KF-BONUS-ICON-2', 'KF-DAMAGE-ICON-1'],
])('by %s, %s is cited by %s', async (_by, cited, citing) => {
  expect((await relatedIds(cited)).citedBy).toContain(citing);
  expect((await relatedIds(citing)).cites).toContain(cited);
});

test('a ruling goes with the rules that it settles, and with no other ruling', async () => {
  expect(await relatedIds('INF-C-06')).toEqual({
    family: [],
    citedBy: [],
    cites: ['INF-118.5', 'INF-701.6b', 'INF-702.10a', 'INF-705.5f'],
  });
  expect((await relatedIds('INF-702.10a')).citedBy).toContain('INF-C-06');
  expect((await relatedIds('INF-C-28')).cites).toEqual(['INF-507.5', 'INF-C-23']);
});

test('every ruling of Inferno goes with a rule', async () => {
  const rulings = (await rulesOf('inferno')).filter(({ kind }) => kind === 'ruling');
  const alone = await Promise.all(rulings.map(async ({ id }) => ((await relatedIds(id)).cites.length === 0 ? [id] : [])));
  expect(alone.flat()).toEqual([]);
});

test('a span of letters reaches no further', async () => {
  expect((await relatedIds('INF-117.2')).cites).toEqual(['INF-601.1e', 'INF-601.1f', 'INF-601.1g']);
});

test('an unknown id is refused as in findRule', async () => {
  const found = await related('KF-FIGTH-4');
  expect(found.ok ? [] : found.problems.map((problem) => problem.code)).toEqual(['rules.unknownId']);
});

test('C-52 every rule that a row of Inferno cites by its number is there', async () => {
  const rows = await rulesOf('inferno');
  const ids = new Set(rows.map(({ id }) => id));
  // Three rows say which number they should have had.
  const cited = rows
    .filter(({ summary }) => !summary.en.startsWith('(Misnumbered'))
    .flatMap(({ summary }) => [...summary.en.matchAll(/\b\d\d\d\.\d+[a-z]?\b/g)].map(([number]) => `INF-${number}`));
  expect(cited.length).toBeGreaterThan(10);
  expect(cited.filter((id) => !ids.has(id))).toEqual([]);
});
