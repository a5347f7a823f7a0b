import { expect, test, vi } from 'vitest';
import { drawLuck, parseKeptTable } from './kept-table.ts';

const first = { settings: {}, cards: '', luck: '123456', sealed: [] };

test('what was kept is read back', () => {
  const kept = {
    settings: { format: 'limited', sets: ['bombs', 'evil'] },
    cards: '{"format":1}',
    luck: '9',
    sealed: [undefined, { kind: 'sealed', seed: '9', demon: 'd', cards: [{ card: 'c', count: 2 }] }],
  } as const;
  expect(parseKeptTable(JSON.stringify(kept), '123456')).toEqual(kept);
});

test.each([
  ['nothing', null],
  ['no JSON', '{'],
  ['a number', '7'],
  ['null', 'null'],
  ['other types', '{"format":1,"settings":7,"cards":[],"luck":0,"sealed":{}}'],
])('%s is as at first', (_what, text) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(parseKeptTable(text, '123456')).toEqual(first);
  warn.mockRestore();
});

test('a format that was kept before there were settings is one of them', () => {
  expect(parseKeptTable('{"format":"limited"}', '1').settings).toEqual({ format: 'limited' });
});

test('of a deck only what is right is read', () => {
  const sealed = [
    7,
    { seed: '', cards: [] },
    { seed: 's', cards: [{ card: 'c', count: -1 }, { card: 1, count: 1 }, null, { card: 'd', count: 1 }] },
  ];
  expect(parseKeptTable(JSON.stringify({ sealed }), '1').sealed).toEqual([
    undefined,
    undefined,
    { kind: 'sealed', seed: 's', demon: undefined, cards: [{ card: 'd', count: 1 }] },
  ]);
});

test('luck is six digits', () => {
  expect(drawLuck()).toMatch(/^\d{6}$/);
});

test('settings that are numbers or switches are kept as they are, and nothing else', () => {
  const kept = parseKeptTable('{"settings":{"rounds":3,"fast":true,"motto":"a","teams":[0,1],"none":null}}', '1');
  expect(kept.settings).toEqual({ rounds: 3, fast: true, motto: 'a' });
});
