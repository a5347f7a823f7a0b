import { expect, onTestFinished, test, vi } from 'vitest';
import { rulesOf } from './ledgers.ts';
import { familyOf, gameOfId } from './rule-ids.ts';
import { ruleGames } from './rule-row.ts';

test.each([
  ['keyforge', 639, 26],
  ['inferno', 958, 74],
  ['marvel-champions', 1322, 28],
] as const)('%s has %i rules and %i rulings', async (game, rules, rulings) => {
  const rows = await rulesOf(game);
  expect(rows).toHaveLength(rules + rulings);
  expect(rows.filter(({ kind }) => kind === 'ruling')).toEqual(rows.slice(rules));
  expect(new Set(rows.map((row) => row.id)).size).toBe(rows.length);
  expect(new Set(rows.map((row) => row.id.toLowerCase())).size).toBe(rows.length);
});

test.each(ruleGames)('every rule of %s says its game, its heading and what it is', async (game) => {
  const rows = await rulesOf(game);
  const poor = rows.filter((row) => {
    const { id, title, summary } = row;
    return row.game !== game || gameOfId(id) !== game || title.en === familyOf(id) || title.es === undefined || summary.en === '';
  });
  expect(poor.map((row) => row.id)).toEqual([]);
});

test('a rule is whole', async () => {
  const rows = await rulesOf('keyforge');
  expect(rows.find((row) => row.id === 'KF-CANNOT-1')).toEqual({
    id: 'KF-CANNOT-1',
    game: 'keyforge',
    kind: 'mechanic',
    testable: true,
    title: { en: 'Cannot versus must and may', es: 'No poder contra deber y poder' },
    cards: [
      { en: 'Pitlord', es: 'Señor del Foso' },
      { en: 'Restringuntus', es: 'Restringtonus' },
    ],
    summary: {
      en: '"Cannot" beats "must" and "may" when both apply at once.',
      es: '«No puede» se impone a «debe» y a «puede» cuando coinciden.',
    },
  });
});

test('a ruling is whole, and nothing has to prove it', async () => {
  const rows = await rulesOf('inferno');
  expect(rows.find((row) => row.id === 'INF-C-05')).toEqual({
    id: 'INF-C-05',
    game: 'inferno',
    kind: 'ruling',
    testable: false,
    title: {
      en: 'Our ruling where the rulebook is silent or contradicts itself',
      es: 'Criterio nuestro donde el reglamento calla o se contradice',
    },
    cards: [],
    summary: {
      en: "A destroyed card goes to its owner's Infierno, not to its controller's (400.3, 404.1, 701.6a, 705.5f).",
      es: 'Lo destruido va al Infierno de su propietario, no al de su controlador (400.3, 404.1, 701.6a, 705.5f).',
    },
  });
  expect(rows.filter(({ kind, testable }) => kind === 'ruling' && testable)).toEqual([]);
});

test('the ledgers are read once', async () => {
  expect(await rulesOf('inferno')).toBe(await rulesOf('inferno'));
});

test('one game does not load the others', async () => {
  vi.resetModules();
  // The files after this one have the rules again.
  onTestFinished(() => void vi.resetModules());
  const loaded: string[] = [];
  const listen = (name: string): object => (loaded.push(name), { default: [] });
  vi.doMock('./ledgers/inferno.json', () => listen('inferno'));
  vi.doMock('./ledgers/marvel-champions.json', () => listen('marvel-champions'));
  const fresh = await import('./ledgers.ts');
  expect(await fresh.rulesOf('keyforge')).toHaveLength(665);
  expect(loaded).toEqual([]);
  await fresh.rulesOf('inferno');
  expect(loaded).toEqual(['inferno']);
  vi.doUnmock('./ledgers/inferno.json');
  vi.doUnmock('./ledgers/marvel-champions.json');
});
