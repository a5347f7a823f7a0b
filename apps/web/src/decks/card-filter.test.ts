import { expect, test } from 'vitest';
import { everything, filterOf, filtersIn, queryOf, type CardFilter } from './card-filter.ts';

test.each<CardFilter>([everything, { words: 'ñandú & co', facts: { house: 'mars', traits: 'A: B' }, playable: 'no', rule: 'KF-TAUNT-1' }])(
  'a filter is written into an address and read again: %#',
  (filter) => {
    expect(filterOf(queryOf(filter).toString())).toEqual(filter);
  },
);

test('what an address says that is no filter is left out', () => {
  expect(filterOf('f=&f=house&playable=maybe&colour=red')).toEqual(everything);
  expect([filtersIn(everything), filtersIn({ ...everything, facts: { a: 'b', c: '' }, playable: 'yes', rule: 'r' })]).toEqual([0, 3]);
});
