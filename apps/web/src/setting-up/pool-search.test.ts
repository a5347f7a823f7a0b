import type { CardSheet } from '@crupier/protocol';
import { expect, test } from 'vitest';
import { everything } from '../decks/card-filter.ts';
import { poolFacets, searchPool } from './pool-search.ts';

function sheetOf(name: string, facts: CardSheet['facts'], text = ''): CardSheet {
  return {
    key: name,
    name: { en: name, es: `${name} ñandú` },
    facts,
    text: { en: [text], es: [] },
    playable: true,
  } as unknown as CardSheet;
}

const cards = [
  sheetOf('Imp', { types: ['ally'], cost: 2, keywords: ['fury:2'] }, 'Draw **two** cards.'),
  sheetOf('Dog', { types: ['ally'], cost: 1 }),
  sheetOf('Ámbar', { types: ['ritual'], cost: 2 }),
];
const pool = {
  pool: [
    { card: 'Imp', count: 3 },
    { card: 'Dog', count: 1 },
    { card: 'Ámbar', count: 1 },
    { card: 'gone', count: 1 },
  ],
  sheets: Object.fromEntries(cards.map((sheet) => [sheet.key, sheet])),
};

test.each([
  ['all of them, the cheap ones first, then by name', {}, ['Dog', 'Ámbar', 'Imp']],
  ['by name', { sort: 'name' }, ['Ámbar', 'Dog', 'Imp']],
  ['words of a text, without signs', { words: ' TWO cards' }, ['Imp']],
  ['words without accents, of a name in either language', { words: 'ambar nandu' }, ['Ámbar']],
  ['one of the values of a fact', { facts: { types: ['ritual', 'relic'], cost: [] } }, ['Ámbar']],
  ['a keyword by its name, and another fact as well', { facts: { keywords: ['fury'], cost: ['2'] } }, ['Imp']],
  ['nothing', { words: 'imp', facts: { cost: ['1'] } }, []],
])('a pool is looked through: %s', (_, filter, found) => {
  expect(searchPool(pool, { ...everything, ...filter }, 'en').map(({ key }) => key)).toEqual(found);
});

test('the facts of a pool count copies, and those that tell no cards apart are left out', () => {
  const collection = {
    facets: [
      { fact: 'types', kind: 'word', values: ['ally', 'ritual', 'relic'], counts: [90, 40, 30] },
      { fact: 'cost', kind: 'number', values: ['0', '1', '2'], counts: [1, 2, 3] },
      { fact: 'keywords', kind: 'word', values: ['fury', 'replica'], counts: [9, 9] },
    ],
    sets: [],
  } as const;
  expect(poolFacets(pool, collection)).toEqual([
    { fact: 'types', kind: 'word', values: ['ally', 'ritual'], counts: [4, 1] },
    { fact: 'cost', kind: 'number', values: ['1', '2'], counts: [1, 4] },
  ]);
});
