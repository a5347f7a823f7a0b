import { expect, test, vi } from 'vitest';
import { rulesOf } from './ledgers.ts';
import { familyOf, gameOfId } from './rule-ids.ts';
import { ruleGames } from './rule-row.ts';

test.each([
  ['keyforge', 639],
  ['inferno', 958],
  ['marvel-champions', 1322],
] as const)('%s has %i rules', async (game, count) => {
  const rows = await rulesOf(game);
  expect(rows).toHaveLength(count);
  expect(new Set(rows.map((row) => row.id)).size).toBe(count);
  expect(new Set(rows.map((row) => row.id.toLowerCase())).size).toBe(count);
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

test('the ledgers are read once', async () => {
  expect(await rulesOf('inferno')).toBe(await rulesOf('inferno'));
});

test('one game does not load the others', async () => {
  vi.resetModules();
  const loaded: string[] = [];
  const listen = (name: string): object => (loaded.push(name), { default: [] });
  vi.doMock('./ledgers/inferno.json', () => listen('inferno'));
  vi.doMock('./ledgers/marvel-champions.json', () => listen('marvel-champions'));
  const fresh = await import('./ledgers.ts');
  expect(await fresh.rulesOf('keyforge')).toHaveLength(639);
  expect(loaded).toEqual([]);
  await fresh.rulesOf('inferno');
  expect(loaded).toEqual(['inferno']);
  vi.doUnmock('./ledgers/inferno.json');
  vi.doUnmock('./ledgers/marvel-champions.json');
});
